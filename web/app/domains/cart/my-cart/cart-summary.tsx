import type { ReactNode } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { priceText } from '#app/lib/money/price-text.ts'
import { VatNote } from '#app/lib/money/vat-note.tsx'
import { Price } from '#app/ui/price.tsx'
import { SummaryPanel } from '#app/ui/summary-panel.tsx'
import type { WholeCart_CartFragment as Cart } from '#app/domains/cart/__generated__/whole-cart.ts'
import { SummaryLines } from '#app/domains/cart/lines/summary-lines.tsx'
import { SummaryRows } from '#app/domains/cart/summary-rows.tsx'

type Props = {
  cart: Cart
  /** Collapses to one row on phones, for checkout steps. */
  collapsible?: boolean
  /** Shows the cart lines above the totals. */
  withLines?: boolean
  action?: ReactNode
  className?: string
}

/** Totals of the cart: products, saving, delivery, and the total to pay on delivery. */
export function CartSummary({ cart, collapsible = false, withLines = false, action, className }: Props) {
  const { t } = useTranslation('cart')
  const { total, address, quantity } = cart
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
      <SummaryRows sums={cart} place={address?.stateName} />
    </SummaryPanel>
  )
}
