import { type RefObject, use, useEffect, useRef } from 'react'
import Heart from 'lucide-react/icons/heart'
import { Link } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { Text } from '#app/lib/i18n/text.tsx'
import { ListEnd } from '#app/lib/pagination/list-end.tsx'
import { WishlistContext } from '#app/domains/wishlist/wishlist-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { dismiss, notify } from '#app/lib/notify/notify.ts'
import { Picture } from '#app/ui/picture.tsx'
import type {
  Wishlist_CustomerFragment as Customer,
  WishlistCard_ProductFragment as Product,
} from './__generated__/wishlist-list.ts'
import { WishlistCard } from './wishlist-card.tsx'

/** Number of pictures on the first screen. */
const FIRST = 3

type Props = {
  /** Customer with a loaded wishlist; the ids of all items may be missing. */
  customer: Customer & { wishlist: NonNullable<Customer['wishlist']> }
  /** Whether this is not the first page; shows a link to it. */
  continued: boolean
  load: (after: string) => Promise<unknown>
}

/** The customer's wishlist, newest product first. A product that is removed leaves the list at once. */
export function Wishlist({ customer, continued, load }: Props) {
  const { t } = useTranslation('wishlist')
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { nodes, pageInfo } = customer.wishlist
  const wishlist = use(WishlistContext)
  const { viewer } = wishlist
  // While the ids are unknown, all products that loaded count as wishlisted.
  const known = customer.wishlistProducts ?? viewer?.wishlistProducts
  const wishlistProducts = known ?? nodes
  const total = known?.length ?? customer.wishlist.totalCount
  const shown = nodes.filter(({ id }) => isIn(wishlistProducts, id))
  const count = shown.length
  const { skip } = useRemovedToasts(wishlistProducts, nodes, heading)

  return (
    <div className="grid content-start gap-6">
      <h1 ref={heading} tabIndex={-1} className="type-h1 flex flex-wrap items-baseline gap-x-3 outline-none">
        {t('title')}
        {total > 0 ? (
          <span className="font-text text-14 font-normal text-text-3">
            <Text>{t('count', { count: total })}</Text>
          </span>
        ) : null}
      </h1>
      {total === 0 ? (
        <EmptyState
          icon={<Heart aria-hidden="true" />}
          title={t('empty.title')}
          action={
            <Button asChild>
              <Link to="/search" viewTransition>
                {t('empty.shop')}
              </Link>
            </Button>
          }
        >
          <p>{t('empty.text')}</p>
        </EmptyState>
      ) : (
        <WishlistContext
          value={{ ...wishlist, viewer: viewer && { ...viewer, wishlistProducts: [...wishlistProducts] } }}
        >
          <ul ref={list} className="grid grid-cols-pair gap-x-card gap-y-8 md:grid-cols-3">
            {shown.map((product, place) => (
              <li key={product.id} className="flex min-w-0 flex-col gap-3">
                <WishlistCard product={product} priority={place < FIRST} onMove={skip} />
              </li>
            ))}
          </ul>
        </WishlistContext>
      )}
      <ListEnd
        {...{ shown: count, total, pageInfo, continued, load, list }}
        pathAfter={(after) => (after === null ? '?' : `?after=${encodeURIComponent(after)}`)}
        texts={{
          seen: t('seen', { shown: count, total }),
          count: t('count', { count: total }),
          more: t('more'),
          first: t('first'),
        }}
        links=".card-title a"
        optional
      />
    </div>
  )
}

/**
 * Shows a toast with an undo button for each product that leaves the wishlist, and moves focus that was on it to the
 * heading. `skip(id)`: this product moves to the cart, which has a toast of its own.
 */
function useRemovedToasts(
  wishlistProducts: readonly { id: string }[],
  nodes: readonly Product[],
  heading: RefObject<HTMLElement | null>,
) {
  const { t } = useTranslation('wishlist')
  const { setInWishlist } = use(WishlistContext)
  const skipped = useRef(new Set<string>())
  const before = useRef(wishlistProducts)

  useEffect(() => {
    const gone = nodes.filter(({ id }) => isIn(before.current, id) && !isIn(wishlistProducts, id))
    before.current = wishlistProducts
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

function isIn(products: readonly { id: string }[], id: string): boolean {
  return products.some((product) => product.id === id)
}
