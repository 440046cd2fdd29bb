import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { priceText } from '#app/lib/money/price-text.ts'
import { Price } from '#app/ui/price.tsx'
import { StickyBar } from '#app/ui/sticky-bar.tsx'
import type { WholeCart_CartFragment as Cart } from './__generated__/whole-cart.ts'
import { ContinueButton, wayOn } from '#app/domains/cart/checkout/continue-button.tsx'

/** On phones the total and the way on, at the foot of the screen until the end of the cart. A cart that is held says so in its summary. */
export function CartBar({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart')
  if (!wayOn(cart)) return null
  return (
    <StickyBar className="-mx-gutter mt-4">
      <div className="flex-none">
        <p className="type-meta">{t('summary.total')}</p>
        <Price now={priceText(cart.total)} size="lg" />
      </div>
      <ContinueButton cart={cart} className="min-w-0 flex-1" />
    </StickyBar>
  )
}
