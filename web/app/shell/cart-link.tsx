import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useRootShellQuery } from './__generated__/shell.ts'

/** The link to the cart with the number of its items, live: an add anywhere on the page shows here. No number while it is not known. */
export function CartLink() {
  const { t } = useTranslation('shell')
  const { data: { cart }, dataState } = useRootShellQuery()
  const count = cart?.quantity ?? 0
  const isKnown = cart !== null || dataState === 'complete'
  return (
    <IconButton asChild label={isKnown ? t('cart.label', { count }) : t('cart.unknown')} badge={count > 0 ? count : undefined}>
      {/* Its code takes what is put into the cart: fetched beforehand, an add needs no network but its own. */}
      <Link to="/my-cart" prefetch="viewport" viewTransition>
        <ShoppingBag aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </Link>
    </IconButton>
  )
}
