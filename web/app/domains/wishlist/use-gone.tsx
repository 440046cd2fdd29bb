import { type RefObject, use, useEffect, useRef } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { dismiss, notify } from '#app/lib/notify/notify.ts'
import { WishContext } from '#app/lib/wish/wish-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { WishCard_ProductFragment as Product } from './__generated__/wish-list.ts'

/**
 * Tells of each wish that leaves the list, with a way to bring it back, and gives the focus that left with it to the heading.
 * `expect(id)`: this one goes into the cart, which is told elsewhere.
 */
export function useGone(wishedProductIds: string[], nodes: readonly Product[], heading: RefObject<HTMLElement | null>) {
  const { t } = useTranslation('wishlist')
  const { setWished } = use(WishContext)
  const expected = useRef(new Set<string>())
  const before = useRef(wishedProductIds)

  useEffect(() => {
    const gone = nodes.filter(({ id }) => before.current.includes(id) && !wishedProductIds.includes(id))
    before.current = wishedProductIds
    for (const product of gone) if (!expected.current.delete(product.id)) tell(product)
    if (gone.length > 0 && document.activeElement === document.body) heading.current?.focus()

    function tell({ id, name, image }: Product): void {
      const key = `wish-${id}`
      const undo = () => {
        dismiss(key)
        void setWished(id, true)
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
  return { expect: (id: string) => void expected.current.add(id) }
}
