import { Text } from '#app/lib/i18n/text.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { OrderReturnPageQuery } from './__generated__/order-return.ts'
import { momentWithin, useOrderTexts } from '#app/domains/order/order-dates.ts'

type Order = NonNullable<OrderReturnPageQuery['order']>
type Props = {
  order: Pick<Order, 'returnableUntil' | 'defectReturnableUntil' | 'deliveryFee'> &
    Partial<Pick<Order, 'pickup' | 'courierReturnFee'>>
  today: string
  /** The rules for exchanges instead. */
  exchanges?: boolean
}

/** The rules for returns or exchanges (law 181/2018 and the shop's own), with the deadlines of this order. */
export function ReturnRules({
  order: { returnableUntil, defectReturnableUntil, deliveryFee, courierReturnFee, pickup },
  today,
  exchanges = false,
}: Props) {
  const texts = useOrderTexts(today)
  const { t } = texts
  // Collected in a branch, an order had no delivery fee, and comes back to a branch.
  const money = [
    t('returns.rules.money'),
    Number(deliveryFee.amount) > 0 && t('returns.rules.fee', { fee: deliveryFee.formatted }),
    t('returns.rules.ours'),
    courierReturnFee && t('returns.rules.yours', { fee: courierReturnFee.formatted }),
  ]
  const rules = [
    returnableUntil && t('returns.rules.days', { moment: momentWithin(returnableUntil, texts) }),
    defectReturnableUntil && t('returns.rules.defect', { moment: momentWithin(defectReturnableUntil, texts) }),
    t('returns.rules.state'),
    ...(exchanges
      ? [
          t('exchange.rules.hygiene'),
          t('exchange.rules.price'),
          t('exchange.rules.fee'),
          t('exchange.rules.once'),
          t('exchange.rules.failed'),
        ]
      : [t('returns.rules.hygiene'), ...(pickup ? [t('pickup.returns')] : money)]),
  ].filter((rule) => typeof rule === 'string')
  return (
    <Panel as="aside" aria-labelledby="rules" className="grid gap-3 lg:sticky lg:top-6">
      <h2 id="rules" className="type-h3">
        {t(exchanges ? 'exchange.rules.title' : 'returns.rules.title')}
      </h2>
      <ul className="grid list-disc gap-2 ps-5 text-14 text-text-2">
        {rules.map((rule) => (
          <li key={rule}>
            <Text>{rule}</Text>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
