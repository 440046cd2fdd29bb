import { type MouseEvent, use } from 'react'
import Heart from 'lucide-react/icons/heart'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { WishlistContext } from './wishlist-context.tsx'

const WISHLIST_FORM = 'wishlist'
export const WISHLIST_PATH = '/profile/wishlist'

/**
 * The form that every wishlist button of the page submits without JavaScript. One shared form: browsers check each form
 * after loading, which would force the layout of all cards below the fold.
 */
export function WishlistForm() {
  return <form id={WISHLIST_FORM} method="post" action={WISHLIST_PATH} hidden />
}

/** Path that a form posts wishlist changes to. The button is one of a shared form, so the path contains its product. */
export function wishlistAction(productId: string): string {
  return `${WISHLIST_PATH}?product=${numberOf(productId)}`
}

type Props = { product: { id: string; name: string }; variant?: 'ghost' | 'round' }

/**
 * The wishlist button of a product: pressed when the product is on the customer's wishlist. Without JavaScript it
 * submits the page's one WishlistForm. A guest is redirected to the login, and the product is stored meanwhile.
 */
export function WishlistButton({ product: { id, name }, variant }: Props) {
  const { t } = useTranslation('wishlist')
  const { viewer, setInWishlist } = use(WishlistContext)
  const inWishlist = viewer?.wishlistProducts?.some((wished) => wished.id === id) ?? false
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    void setInWishlist(id, !inWishlist)
  }
  return (
    <IconButton
      type="submit"
      form={WISHLIST_FORM}
      formAction={wishlistAction(id)}
      name="intent"
      value={inWishlist ? 'remove' : 'add'}
      variant={variant}
      label={t('heart', { name })}
      aria-pressed={inWishlist}
      className={variant ? undefined : 'hover:bg-transparent'}
      onClick={onClick}
      // `shell/show-own.ts` has pressed it in a document for everybody.
      suppressHydrationWarning
    >
      <Heart aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </IconButton>
  )
}
