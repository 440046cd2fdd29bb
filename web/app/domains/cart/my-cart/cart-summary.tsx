import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { formatDays } from '#app/lib/dates/format.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { asLocale } from '#app/lib/locale/locale.ts'
import { priceText, savingText } from '#app/lib/money/price-text.ts'
import { VatNote } from '#app/lib/money/vat-note.tsx'
import { Price } from '#app/ui/price.tsx'
import { SummaryPanel, SummaryRow } from '#app/ui/summary-panel.tsx'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'
import { SummaryLines } from '#app/domains/cart/lines/summary-lines.tsx'

type Props = {
  cart: Cart
  /** On the checkout's steps: on phones one row that opens. */
  collapsible?: boolean
  /** The lines above the sums. */
  withLines?: boolean
  action?: ReactNode
  className?: string
}

/** What the cart costs: products, saving, delivery, the total that the courier gets. */
export function CartSummary({ cart, collapsible = false, withLines = false, action, className }: Props) {
  const { t, i18n } = useTranslation('cart')
  const { subtotal, discount, deliveryFee, total, address, delivery, quantity } = cart
  const pieces = t(collapsible ? 'summary.short' : 'summary.title', { pieces: quantity })
  return (
    <SummaryPanel
      className={className}
      collapsible={collapsible}
      title={<Text>{pieces}</Text>}
      before={withLines ? <SummaryLines lines={cart.lines} /> : null}
      totalLabel={t('summary.total')}
      total={<Price now={priceText(total)} size="total" className={collapsible ? 'max-lg:[&>span]:text-20' : undefined} />}
      note={
        <>
          <VatNote {...cart} /> {t('summary.note')}
        </>
      }
      action={action}
    >
      <SummaryRow
        label={<Text>{t('summary.products', { pieces: quantity })}</Text>}
        value={<Price now={priceText(subtotal)} size="sm" />}
      />
      {Number(discount.amount) > 0 ? (
        <SummaryRow label={t('summary.saving')} tone="saving" value={<Price now={savingText(discount)} size="sm" />} />
      ) : null}
      <SummaryRow
        label={deliveryFee && address ? t('summary.deliveryTo', { place: address.stateName }) : t('summary.delivery')}
        value={
          deliveryFee ? (
            <Price now={priceText(deliveryFee)} size="sm" />
          ) : (
            <span className="text-14 text-text-3">{t('summary.later')}</span>
          )
        }
      />
      {deliveryFee && delivery ? (
        <SummaryRow
          label={t('summary.arrives')}
          value={<Text>{formatDays(delivery.from, delivery.to, asLocale(i18n.language) ?? 'ar')}</Text>}
        />
      ) : null}
    </SummaryPanel>
  )
}
