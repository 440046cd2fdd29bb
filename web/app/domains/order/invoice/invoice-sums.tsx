import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { asLocale } from '#app/lib/locale/locale.ts'
import { moneyOf, piastresOf } from '#app/lib/money/piastres.ts'
import { cx } from '#app/ui/cx.ts'
import type { Invoice_OrderFragment as Order } from './__generated__/order-invoice.ts'

type Money = Order['tax']

/** The sums of an invoice: how the total came about, the VAT in it, the total without VAT, and the amount paid. */
export function InvoiceSums({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('order')
  const locale = asLocale(i18n.language) ?? 'ar'
  const { subtotal, discount, deliveryFee, total, tax, collected, refunded, vatPercent, paid } = order
  const net = moneyOf(piastresOf(total) - piastresOf(tax), locale)
  return (
    <dl className="ms-auto grid w-full max-w-80 gap-1.5 text-14">
      <Row label={t('sums.products')} sum={subtotal} />
      {isSome(discount) ? <Row label={t('sums.saving')} sum={discount} less /> : null}
      <Row label={t('sums.delivery')} sum={deliveryFee} />
      <Row label={t('invoice.total')} sum={total} strong />
      <Row label={t('invoice.net')} sum={net} />
      <Row label={t('invoice.vat', { percent: vatPercent })} sum={tax} />
      <Row label={t(paid ? 'invoice.paid' : 'invoice.due')} sum={paid && isSome(collected) ? collected : total} strong />
      {isSome(refunded) ? <Row label={t('sums.refunded')} sum={refunded} less /> : null}
    </dl>
  )
}

type RowProps = { label: string; sum: Pick<Money, 'formatted'>; strong?: boolean; less?: boolean }

function Row({ label, sum, strong = false, less = false }: RowProps) {
  return (
    <div className={cx('flex justify-between gap-4', strong && 'border-t border-line-2 pt-1.5 text-16 font-bold')}>
      <dt>
        <Text>{label}</Text>
      </dt>
      <dd className="whitespace-nowrap">
        <bdi>{less ? `−${sum.formatted}` : sum.formatted}</bdi>
      </dd>
    </div>
  )
}

function isSome({ amount }: Pick<Money, 'amount'>): boolean {
  return Number(amount) > 0
}
