import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderStatus, ShopOrder } from '../../store-api/src/domains/order/order.schema.ts'
import { CLOSES, isWorkingTime, OPENS } from '../../store-api/src/db/demo/history/working-hours.ts'
import { actorNames, findOrder, listOrders, type Mover, moveOrder, moverOf } from './order.ts'
import type { StoreApi } from './store-api.ts'

/** Ways to the door, the farther ones later: of the moves that an order allows the demo makes the one that leads farthest. */
const way: OrderStatus[] = ['online', 'inProgress', 'confirm', 'preparing', 'ready', 'shippingAgent', 'delivery', 'delivered']
/** From where it leads; what waits for an answer to the customer (edit, cancel) is left to people. */
const open: OrderStatus[] = [
  'new',
  'waitingCustomer',
  'customerConfirmed',
  'inProgress',
  'confirm',
  'onlineComing',
  'online',
  'inTransfer',
  'preparing',
  'ready',
  'late',
  'shippingAgent',
  'delivery',
  'abnormal',
]
const PAGE = 50
const TRIES = 3

export type Demo = {
  numbers: string[]
  /** Milliseconds between two steps. */
  pace: number
  signal: AbortSignal
  tell: (line: string) => void
}

/**
 * Walks orders to the door step by step, all at the same pace, and says each step; without numbers every open one, also those
 * that are placed meanwhile. Answers with how many were delivered and the numbers of those that could not be.
 */
export async function courierDemo(
  api: StoreApi,
  { numbers, pace, signal, tell }: Demo,
): Promise<{ delivered: number; left: string[] }> {
  const failures = new Map<string, number>()
  let delivered = 0
  let untimely = !isWorkingTime(Date.now())
  while (!signal.aborted) {
    const orders = await ordersOf(api, numbers)
    const ready = orders.filter((order) => stepOf(order) && (failures.get(order.number) ?? 0) < TRIES)
    const left = orders.filter((order) => !ready.includes(order) && order.status !== 'delivered').map(({ number }) => number)
    if (ready.length === 0) return { delivered, left }
    if (untimely) tell(`Couriers work from ${OPENS}:00 to ${CLOSES}:00 on working days; this demo moves orders now.`)
    untimely = false
    for (const order of ready) {
      const error = await walk(api, order, tell)
      if (error) failures.set(order.number, (failures.get(order.number) ?? 0) + 1)
      else if (stepOf(order)?.to === 'delivered') delivered += 1
    }
    // After the last step there is nothing to wait for.
    if (ready.some((order) => stepOf(order)?.to !== 'delivered')) await sleep(pace, undefined, { signal }).catch(() => undefined)
  }
  return { delivered, left: [] }
}

/** Makes the next step of an order; what is refused may have been moved by somebody else, and is tried again. */
async function walk(api: StoreApi, order: ShopOrder, tell: (line: string) => void): Promise<Error | undefined> {
  const step = stepOf(order)
  if (!step) return
  try {
    await moveOrder(api, order, step.to, { as: step.as, note: 'courier-demo' })
    tell(`${order.number}  ${order.status} → ${step.to}  (${actorNames[step.as]})`)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    tell(`${order.number}  ${error.message}`)
    return error
  }
}

function stepOf({ status, moves }: ShopOrder): { to: OrderStatus; as: Mover } | undefined {
  if (!open.includes(status)) return
  const to = way.findLast((candidate) => moverOf(moves.find((move) => move.to === candidate)))
  const as = moverOf(moves.find((move) => move.to === to))
  return to && as && { to, as }
}

async function ordersOf(api: StoreApi, numbers: string[]): Promise<ShopOrder[]> {
  if (numbers.length > 0) return Promise.all(numbers.map((number) => findOrder(api, number)))
  const found: ShopOrder[] = []
  let after: string | null = null
  do {
    const { data, meta } = await listOrders(api, open, PAGE, after)
    found.push(...data)
    after = meta?.hasNext ? meta.endCursor : null
  } while (after)
  return found
}
