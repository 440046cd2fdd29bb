import { type ReactNode, useRef } from 'react'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { reportMoreShown } from '#app/lib/browser/reports.ts'
import { ListEnd } from '#app/lib/pagination/list-end.tsx'
import type { ProductTile_ProductFragment } from '#app/domains/catalog/cards/__generated__/product-tile.ts'
import { ProductTile } from '#app/domains/catalog/cards/product-tile.tsx'
import { cx } from '#app/ui/cx.ts'
import { ProductGrid } from '#app/ui/product-card.tsx'
import { filterParams, type ListFilter } from '#app/domains/search/list-filter.ts'
import type { ListVariables } from '#app/domains/search/list-query.ts'
import {
  MoreProductsDocument,
  type MoreProductsQuery,
  type MoreProductsQueryVariables,
  type ProductList_ProductFragment,
} from './__generated__/more-products.ts'

/** Product of a list; `publishedAt` only on pages that group by date, pictures of colours where one may be wanted. */
type ListProduct = ProductTile_ProductFragment & {
  publishedAt?: string
  colors: readonly ProductList_ProductFragment['colors'][number][]
}

/** Number of pictures on the first screen. */
const FIRST = 3
/** Number of cards rendered as one block: full rows of two and of three. */
const TOGETHER = 6
const PAGE = 24
/**
 * Estimated height of a block of six cards below the first screen, in three rows or two. Not used after more products
 * were loaded: returning visitors need exact scroll positions.
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
  /** Slugs of the colours that are wanted. A card shows its product in the first of them that it has. */
  colors?: readonly string[]
  variables: ListVariables
  /** `fetchMore` of the page's query. */
  fetchMore: (more: {
    query: typeof MoreProductsDocument
    variables: MoreProductsQueryVariables
  }) => Promise<{ data?: MoreProductsQuery }>
  /** Renders the products instead of the grid. */
  arrange?: (products: readonly ListProduct[]) => ReactNode
}

/** Products of a list with a link to the next page; with JavaScript it appends that page. */
export function ProductList({ connection, filter, colors = [], variables, fetchMore, arrange }: Props) {
  const { t } = useTranslation('search')
  const { nodes, pageInfo } = connection
  const grid = useRef<HTMLDivElement>(null)
  const [shown, total] = [nodes.length, connection.totalCount]

  async function load(after: string): Promise<void> {
    const { data } = await fetchMore({ query: MoreProductsDocument, variables: { ...variables, after } })
    reportMoreShown({ products: data?.products?.nodes ?? [], before: shown })
  }
  return (
    <>
      <div ref={grid}>
        {arrange?.(nodes) ??
          rowsOf(nodes).map((products, group) => (
            <ProductGrid key={group} className={group > 0 && nodes.length === PAGE ? BELOW : undefined}>
              {products.map((product, place) => (
                <ProductTile
                  key={product.id}
                  product={product}
                  shownIn={colorOf(product, colors)}
                  priority={group === 0 && (place === 0 || (place < FIRST && 'low'))}
                  level={2}
                />
              ))}
            </ProductGrid>
          ))}
      </div>
      <ListEnd
        className="pt-8"
        {...{ shown, total, pageInfo, load }}
        continued={variables.after !== null}
        pathAfter={(after) => (after === null ? `?${filterParams(filter)}` : nextPath(filter, after))}
        texts={{
          seen: t('more.seen', { shown, total }),
          count: t('count', { count: total }),
          more: t('more.show'),
          first: t('more.first'),
        }}
        list={grid}
        links=".card-title a"
      />
    </>
  )
}

function colorOf({ colors }: Pick<ListProduct, 'colors'>, wanted: readonly string[]) {
  for (const { color, image } of colors)
    if (image && color.slug !== undefined && wanted.includes(color.slug))
      return { slug: color.slug, name: color.name, base: image.base }
  return undefined
}

function rowsOf(nodes: readonly ListProduct[]): ListProduct[][] {
  return Array.from({ length: Math.ceil(nodes.length / TOGETHER) }, (_, group) =>
    nodes.slice(group * TOGETHER, (group + 1) * TOGETHER),
  )
}

function nextPath(filter: ListFilter, after: string): string {
  const params = filterParams(filter)
  params.append('after', after)
  return `/search?${params}`
}
