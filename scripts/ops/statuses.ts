import { type OrderStatus, orderStatuses } from '../../store-api/src/domains/order/order.schema.ts'
import { WrongUse } from './usage.ts'

/** A status however it is written: shippingAgent, SHIPPING_AGENT, shipping-agent. Throws WrongUse. */
export function readStatus(text: string): OrderStatus {
  const plain = (name: string) => name.replace(/[^a-z]/gi, '').toLowerCase()
  const status = orderStatuses.find((name) => plain(name) === plain(text))
  if (!status) throw new WrongUse(`There is no status "${text}". There are: ${orderStatuses.join(', ')}.`)
  return status
}
