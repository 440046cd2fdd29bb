import { type RefObject, use, useEffect, useRef } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { dismiss, notify } from '#app/lib/notify/notify.ts'
import { WishlistContext } from '#app/lib/wishlist/wishlist-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { WishlistCard_ProductFragment as Product } from './__generated__/wishlist.ts'

/**
 * Shows a toast with an undo button for each product that leaves the wishlist, and moves focus that was on it to the heading.
 * `skip(id)`: this product moves to the cart, which has a toast of its own.
 */
export function useRemovedToasts(wishlistProductIds: string[], nodes: readonly Product[], heading: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('wishlist')
  const { setInWishlist } = use(WishlistContext)
  const skipped = useRef(new Set<string>())
  const before = useRef(wishlistProductIds)

  useEffect(() => {
    const gone = nodes.filter(({ id }) => before.current.includes(id) && !wishlistProductIds.includes(id))
    before.current = wishlistProductIds
    for (const product of gone) if (!skipped.current.delete(product.id)) showRemoved(product)
    if (gone.length > 0 && document.activeElement === document.body) heading.current?.focus()

    function showRemoved({ id, name, image }: Product): void {
      const key = `wishlist-${id}`
      const undo = () => {
        dismiss(key)
        void setInWishlist(id, true)
      }
      notify({
        key,
        title: t('removed'),
        body: name,
        picture: <Picture base={image.base} alt="" sizes="56px" />,
        action: (
          <Button variant="link" size="sm" onClick={undo}>
            {t('undo')}
          </Button>
        ),
      })
    }
  })
  return { skip: (id: string) => void skipped.current.add(id) }
}
