import type { Context } from '#src/http/context.ts'
import { cursorsOf, readKeys } from '#src/http/cursor.ts'
import type { ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { findCards, inOrder, listCardsInOrder } from '#src/domains/catalog/product-card.service.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { catalogIndex } from './catalog-watch.ts'
import { countFacets, findRows } from './count-facets.ts'
import type { Criteria } from './criteria.ts'
import { facetsOf, priceFacetOf } from './facets.ts'
import { firstRows, sortKeysOf, orderOf, type Sort } from './product-order.ts'
import type { ProductListMeta, ProductListQuery } from './search.schema.ts'
import { searchText } from './search-text.ts'
import { findByCode, matchOfCode } from './typed-code.ts'

const PAGE = 24

export interface ProductList {
  data: ProductCard[]
  meta: ProductListMeta
}

/**
 * Returns a page of the matching products, or those of `ids` in their order. Throws VALIDATION_FAILED for a cursor of
 * another list.
 */
export async function listProducts(context: Context, query: ProductListQuery): Promise<ProductList> {
  if (query.ids) return batch(await listCardsInOrder(context, query.ids))
  const coded = await findByCode(context.db, query.q)
  const { ids, meta } = pageOf(await catalogIndex(context.db), query, context, coded)
  // The index has read the changes.
  return { data: inOrder(ids, await findCards(context, ids)), meta }
}

/** Returns the ids of the first matching products, for callers that load the cards of several lists together. */
export async function findProductIds(
  context: Context,
  criteria: Criteria,
  sort: Sort,
  first: number,
): Promise<number[]> {
  return pageOf(await catalogIndex(context.db), { ...criteria, sort, first }, context).ids
}

/** Synchronous, because the index may change at the next await. */
function pageOf(
  index: CatalogIndex,
  query: Criteria & ProductListQuery,
  context: Context,
  coded: readonly number[][] = [],
): { ids: number[]; meta: ProductListMeta } {
  const { first = PAGE, after } = query
  const match = matchOfCode(index, coded) ?? searchText(index, query.q ?? '', query, context.language)
  const sort = match?.sort ?? query.sort ?? 'relevance'
  const criteria = { ...query, ...match?.criteria }
  // The best matches of a search have other keys than the best of a list.
  const list = `products ${sort}${match ? ' search' : ''}`
  const behind = after === undefined ? undefined : readKeys(context, list, after).map(Number)
  const { rows, counts } = query.facets
    ? countFacets(index, criteria, match?.rows)
    : findRows(index, criteria, match?.rows)
  const order = orderOf(index, sort, rows, match?.scoreOf)
  const found = firstRows(order, rows, first + 1, behind)
  const page = found.slice(0, first)
  return {
    ids: page.map((row) => index.columns.id[row] ?? 0),
    meta: {
      total: rows.length,
      ...cursorsOf(
        context,
        list,
        page.map((row) => sortKeysOf(order, row)),
        query,
      ),
      hasNext: found.length > first,
      facets: counts ? facetsOf(counts, index.names, criteria, context.language) : [],
      price: counts ? priceFacetOf(counts, index.columns.price) : null,
      search: match?.note ?? null,
    },
  }
}

function batch(data: ProductCard[]): ProductList {
  return { data, meta: { total: data.length, endCursor: null, hasNext: false, facets: [], price: null, search: null } }
}
