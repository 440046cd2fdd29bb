import { type MouseEvent, use, useEffect, useRef } from 'react'
import Heart from 'lucide-react/icons/heart'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { Wisher } from '#app/lib/wish/wisher.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import { useGone } from './use-gone.tsx'
import { useMoreWishes, type WithWishlist } from './use-more-wishes.ts'
import { WishCard } from './wish-card.tsx'

/** So many pictures are on the first screen. */
const FIRST = 3

type Props = {
  customer: WithWishlist
  /** The page is not the first one: the way back to it is shown. */
  continued: boolean
}

/** What the customer wishes for, newest first: what is taken back leaves the list at once. */
export function WishList({ customer, continued }: Props) {
  const { t } = useTranslation('wishlist')
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const newFrom = useRef<number>(undefined)
  const { nodes, end, busy, loadMore } = useMoreWishes(customer.wishlist)
  const viewer = use(Wisher)
  // All that the list holds is wished for while the ids are not known.
  const known = customer.wishedProductIds ?? viewer?.wishedProductIds
  const wishedProductIds = known ?? nodes.map(({ id }) => id)
  const total = known?.length ?? customer.wishlist.totalCount
  const shown = nodes.filter(({ id }) => wishedProductIds.includes(id))
  const count = shown.length
  const { expect } = useGone({ id: customer.id, wishedProductIds }, nodes, heading)

  function onMore(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    newFrom.current = count
    void loadMore()
  }
  // Whoever goes by keyboard goes on with the first of the new ones.
  useEffect(() => {
    if (newFrom.current === undefined || newFrom.current >= count) return
    list.current?.querySelectorAll<HTMLElement>('.card-title a')[newFrom.current]?.focus({ preventScroll: true })
    newFrom.current = undefined
  }, [count])

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
        <Wisher value={viewer && { ...viewer, wishedProductIds }}>
          <ul ref={list} className="grid grid-cols-2 gap-x-card gap-y-8 md:grid-cols-3">
            {shown.map((product, place) => (
              <li key={product.id} className="flex min-w-0 flex-col gap-3">
                <WishCard product={product} priority={place < FIRST} onMove={expect} />
              </li>
            ))}
          </ul>
        </Wisher>
      )}
      {end.hasNextPage || continued ? (
        <ShowMore text={<Text>{t('seen', { shown: count, total })}</Text>} shown={count} total={total}>
          {end.hasNextPage && end.endCursor ? (
            <Button asChild variant="outline" loading={busy}>
              <Link to={`?after=${encodeURIComponent(end.endCursor)}`} onClick={onMore} rel="next">
                {t('more')}
              </Link>
            </Button>
          ) : null}
          {continued ? (
            <Button asChild variant="link">
              <Link to="?">{t('first')}</Link>
            </Button>
          ) : null}
        </ShowMore>
      ) : null}
    </div>
  )
}
