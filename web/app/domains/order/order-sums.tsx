import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { priceText, savingText } from '#app/lib/money/price-text.ts'
import { Price } from '#app/ui/price.tsx'
import { Text } from '#app/lib/i18n/text.tsx'
import { SummaryRow } from '#app/ui/summary-panel.tsx'
import type { OrderSums_OrderFragment as Sums } from './__generated__/order-sums.ts'

/** The sums that make up the total of an order. */
export function OrderSums({
  order: { subtotal, discount, couponDiscount, coupon, deliveryFee, credit, pickup },
}: {
  order: Sums
}) {
  const { t } = useTranslation('order')
  return (
    <dl className="grid gap-2 border-t border-line-2 pt-4 text-15">
      <SummaryRow label={t('sums.products')} value={<Price now={priceText(subtotal)} size="sm" />} />
      {Number(discount.amount) > 0 ? (
        <SummaryRow label={t('sums.saving')} tone="saving" value={<Price now={savingText(discount)} size="sm" />} />
      ) : null}
      {coupon && Number(couponDiscount.amount) > 0 ? (
        <SummaryRow
          label={<Text>{t('sums.coupon', coupon)}</Text>}
          tone="saving"
          value={<Price now={savingText(couponDiscount)} size="sm" />}
        />
      ) : null}
      {pickup ? null : (
        <SummaryRow
          label={
            coupon?.freeDelivery ? (
              <Text>{`${t('sums.delivery')} (${t('sums.coupon', coupon)})`}</Text>
            ) : (
              t('sums.delivery')
            )
          }
          value={Number(deliveryFee.amount) > 0 ? <Price now={priceText(deliveryFee)} size="sm" /> : t('sums.free')}
        />
      )}
      {Number(credit.amount) > 0 ? (
        <SummaryRow label={t('sums.credit')} tone="saving" value={<Price now={savingText(credit)} size="sm" />} />
      ) : null}
    </dl>
  )
}
