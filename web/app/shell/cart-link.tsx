import { useMemo } from 'react'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { failedIn } from '#app/lib/apollo/answer.ts'
import { usePage } from '#app/lib/apollo/use-page.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { CartBadgeDocument } from './__generated__/cart-badge.ts'
import { useRootData } from './root-data.ts'


/** The link to the cart with the number of its items, live: an add anywhere on the page shows here. No number while it is not known. */
export function CartLink() {
  const { t } = useTranslation('shell')
  const { shell } = useRootData()
  const loaded = useMemo(() => ({ cart: shell?.cart ?? null, failed: shell ? failedIn(shell).filter(([root]) => root === 'cart') : [['cart']] }), [shell])
  const data = usePage(CartBadgeDocument, {}, loaded)
  const count = data.cart?.quantity ?? 0
  const isKnown = data.cart !== null || failedIn(data).length === 0
  return (
    <IconButton asChild label={isKnown ? t('cart.label', { count }) : t('cart.unknown')} badge={count > 0 ? count : undefined}>
      {/* Its code takes what is put into the cart: fetched beforehand, an add needs no network but its own. */}
      <Link to="/my-cart" prefetch="viewport" viewTransition>
        <ShoppingBag aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </Link>
    </IconButton>
  )
}
