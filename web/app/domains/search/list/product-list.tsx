import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { ProductTile } from '#app/domains/catalog/cards/product-tile.tsx'
import { Button } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { LiveRegion } from '#app/ui/live-region.tsx'
import { ProductGrid } from '#app/ui/product-card.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import { filterParams, type ListFilter } from '#app/domains/search/list-filter.ts'
import type { ListVariables } from '#app/domains/search/list-query.ts'
import { type ListProduct, useMore } from './use-more.ts'

/** So many pictures are on the first screen. */
const FIRST = 3
/** So many cards are laid out at once: full rows of two and of three. */
const TOGETHER = 6
const PAGE = 24
/**
 * Six further down, in three rows or in two: a picture of 4:5 as wide as a column, and three lines. Not of a list that was added to:
 * who comes back to it finds her place, which a guess of its height would miss.
 */
const BELOW = cx(
  'far [--far:calc(3*(61vw+7.5rem))]',
  'md:[--far:calc(2*(39vw+9rem))] lg:[--far:calc(2*(min(30vw,27rem)+9rem))]',
)

type Props = {
  connection: {
    nodes: readonly ListProduct[]
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    totalCount: number
  }
  filter: ListFilter
  variables: ListVariables
  /** Shows the products otherwise than as one grid. */
  arrange?: (products: readonly ListProduct[]) => ReactNode
}

/** The products of a list and the way to more of them: a link to the next page that with JavaScript adds it here. */
export function ProductList({ connection, filter, variables, arrange }: Props) {
  const { t } = useTranslation('search')
  const { nodes, end, busy, loadMore } = useMore(connection, variables)
  const grid = useRef<HTMLDivElement>(null)
  const [shown, total] = [nodes.length, connection.totalCount]
  const newFrom = useRef<number>(undefined)
  const continued = variables.after !== null

  function onMore(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    newFrom.current = shown
    void loadMore()
  }
  // Whoever goes by keyboard goes on with the first of the new ones.
  useEffect(() => {
    if (newFrom.current === undefined || newFrom.current >= shown) return
    grid.current?.querySelectorAll<HTMLElement>('.card-title a')[newFrom.current]?.focus({ preventScroll: true })
    newFrom.current = undefined
  }, [shown])
  return (
    <>
      <div ref={grid}>
        {arrange?.(nodes) ??
          rowsOf(nodes).map((products, group) => (
            <ProductGrid key={group} className={group > 0 && nodes.length === PAGE ? BELOW : undefined}>
              {products.map((product, place) => (
                <ProductTile key={product.id} product={product} priority={group === 0 && (place === 0 || (place < FIRST && 'low'))} level={2} />
              ))}
            </ProductGrid>
          ))}
      </div>
      <ShowMore
        className="pt-8"
        text={<Text>{continued ? t('count', { count: total }) : t('more.seen', { shown, total })}</Text>}
        shown={continued ? total : shown}
        total={total}
      >
        {end.hasNextPage && end.endCursor ? (
          <Button asChild variant="outline" loading={busy}>
            <Link to={nextPath(filter, end.endCursor)} onClick={onMore} rel="next">
              {t('more.show')}
            </Link>
          </Button>
        ) : null}
        {continued ? (
          <Button asChild variant="link">
            <Link to={`?${filterParams(filter)}`}>{t('more.first')}</Link>
          </Button>
        ) : null}
      </ShowMore>
      <LiveRegion>{shown > connection.nodes.length ? t('more.seen', { shown, total }) : ''}</LiveRegion>
    </>
  )
}

function rowsOf(nodes: readonly ListProduct[]): ListProduct[][] {
  return Array.from({ length: Math.ceil(nodes.length / TOGETHER) }, (_, group) => nodes.slice(group * TOGETHER, (group + 1) * TOGETHER))
}

function nextPath(filter: ListFilter, after: string): string {
  const params = filterParams(filter)
  params.append('after', after)
  return `/search?${params}`
}
