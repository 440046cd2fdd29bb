import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatDays } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { asLocale } from '#app/lib/locale/locale.ts'
import { priceText, savingText } from '#app/lib/money/price-text.ts'
import { Price } from '#app/ui/price.tsx'
import { SummaryRow } from '#app/ui/summary-panel.tsx'
import type { WholeCart_CartFragment as Cart } from './__generated__/whole-cart.ts'

type Props = {
  sums: Pick<Cart, 'quantity' | 'subtotal' | 'discount' | 'deliveryFee' | 'delivery'>
  /** The governorate that the delivery fee is for, when it is known. */
  place?: string
}

/** Rows of a cart's or a quote's sums: products, saving, delivery and the day that it arrives. */
export function SummaryRows({ sums: { quantity, subtotal, discount, deliveryFee, delivery }, place }: Props) {
  const { t, i18n } = useTranslation('cart')
  return (
    <>
      <SummaryRow label={<Text>{t('summary.products', { pieces: quantity })}</Text>} value={<Price now={priceText(subtotal)} size="sm" />} />
      {Number(discount.amount) > 0 ? (
        <SummaryRow label={t('summary.saving')} tone="saving" value={<Price now={savingText(discount)} size="sm" />} />
      ) : null}
      <SummaryRow
        label={deliveryFee && place ? t('summary.deliveryTo', { place }) : t('summary.delivery')}
        value={deliveryFee ? <Price now={priceText(deliveryFee)} size="sm" /> : <span className="text-14 text-text-3">{t('summary.later')}</span>}
      />
      {deliveryFee && delivery ? (
        <SummaryRow
          label={t('summary.arrives')}
          value={<Text>{formatDays(delivery.from, delivery.to, asLocale(i18n.language) ?? 'ar')}</Text>}
        />
      ) : null}
    </>
  )
}
