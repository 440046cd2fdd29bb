import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { usePage } from '#app/lib/apollo/use-page.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { CartBadgeDocument } from './__generated__/cart-badge.ts'
import { useRootData } from './root-data.ts'

const empty = { cart: null }

/** The way to the cart with the number of its pieces, alive: an add anywhere on the page shows here. */
export function CartLink() {
  const { t } = useTranslation('shell')
  const { cart } = usePage(CartBadgeDocument, {}, useRootData().shell ?? empty)
  const count = cart?.quantity ?? 0
  return (
    <IconButton asChild label={t('cart.label', { count })} badge={count > 0 ? count : undefined}>
      {/* Its code takes what is put into the cart: fetched beforehand, an add needs no network but its own. */}
      <Link to="/my-cart" prefetch="viewport" viewTransition>
        <ShoppingBag aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </Link>
    </IconButton>
  )
}
