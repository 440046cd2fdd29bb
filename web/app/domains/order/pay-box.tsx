import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { moneyOf, piastresOf } from '#app/lib/money/money.ts'
import { priceText, savingText } from '#app/lib/money/price-text.ts'
import { VatNote } from '#app/lib/money/vat-note.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Price } from '#app/ui/price.tsx'
import { SummaryRow } from '#app/ui/summary-panel.tsx'
import type { PayBox_OrderFragment as Paid } from './__generated__/pay-box.ts'
import { costOf, moneyBackOf } from './order-cost.ts'
import { phaseOf } from './order-phase.ts'

type Props = {
  order: Paid
  paid: boolean
  /** The sums that make up the total: OrderSums. */
  children?: ReactNode
}

/**
 * The cash to pay or paid to the courier or in the branch, and the refund. An order that does not arrive costs nothing.
 */
export function PayBox({ order, paid, children }: Props) {
  const { t, locale } = useTranslation('order')
  const text = (name: 'title' | 'text' | 'paid' | 'paidText') => t(order.pickup ? `pickup.pay.${name}` : `pay.${name}`)
  const owed = order.next !== 'NOTHING' && order.next !== 'COME_BACK'
  if (!paid && !owed) {
    return (
      <Panel className="grid gap-1">
        <h2 className="type-h4">{t('pay.nothing')}</h2>
        <p className="type-meta">
          <Text>{t('pay.nothingText', { total: order.total.formatted })}</Text>
        </p>
      </Panel>
    )
  }
  const itemsTotal = moneyOf(piastresOf(order.total) + piastresOf(order.credit), locale)
  const back = moneyBackOf(order)
  const isCovered = piastresOf(order.credit) > 0 && piastresOf(order.total) === 0 && !back.isSome
  return (
    <Panel className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-16 text-text-2">{isCovered ? t('pay.nothing') : text(paid ? 'paid' : 'title')}</h2>
        <Price now={priceText(costOf(order))} size="xl" />
      </div>
      <p className="type-meta">{isCovered ? t('pay.coveredText') : text(paid ? 'paidText' : 'text')}</p>
      {back.isSome ? <GivenBack order={order} back={back} /> : children}
      <p className="type-meta -mt-2">
        <VatNote total={itemsTotal} tax={order.tax} />
      </p>
    </Panel>
  )
}

/** The refund that was paid, the one that is due, the value that paid for an exchange, and the remaining cost. */
function GivenBack({
  order: { status, refunded, refundDue, returnFee, total },
  back,
}: {
  order: Paid
  back: ReturnType<typeof moneyBackOf>
}) {
  const { t, locale } = useTranslation('order')
  const rows = [
    back.paid > 0 ? { label: t('sums.refunded'), sum: refunded } : null,
    back.due > 0 ? { label: t('sums.refundDue'), sum: refundDue } : null,
    back.exchanged > 0 ? { label: t('sums.exchanged'), sum: moneyOf(back.exchanged, locale) } : null,
  ].filter((row) => row !== null)
  // Of an order that came back as a whole, nothing else is left.
  const keepsDelivery = phaseOf(status) === 'closed' && Number(total.amount) > Number(returnFee.amount)
  return (
    <>
      <dl className="grid gap-2 border-t border-line-2 pt-4 text-15">
        {rows.map(({ label, sum }) => (
          <SummaryRow key={label} label={label} tone="saving" value={<Price now={savingText(sum)} size="sm" />} />
        ))}
        <SummaryRow
          label={t(back.due > 0 ? 'pay.leftThen' : 'pay.left')}
          value={<Price now={priceText(total)} size="sm" />}
        />
      </dl>
      {keepsDelivery ? <p className="type-meta -mt-2">{t('pay.leftText')}</p> : null}
      {Number(returnFee.amount) > 0 ? (
        <p className="type-meta -mt-2">
          <Text>{t('pay.returnFee', { fee: returnFee.formatted })}</Text>
        </p>
      ) : null}
    </>
  )
}
