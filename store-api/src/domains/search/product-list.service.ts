import type { Context } from '#src/http/context.ts'
import type { ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import type { ProductListMeta, ProductListQuery } from './search.schema.ts'
import { selectFacets } from './facet.queries.ts'
import { facetsOf, priceFacetOf } from './facets.ts'
import { listCardsInOrder } from '#src/domains/catalog/product-card.service.ts'
import { readCursor, writeCursor } from './product-cursor.ts'
import type { Criteria } from './product-filter.queries.ts'
import { countProducts, selectPage, type Sort } from './product-list.queries.ts'

const PAGE = 24

export interface ProductList {
  data: ProductCard[]
  meta: ProductListMeta
}

/** A page of the products that fit, or the batch of `ids` in their order. Throws VALIDATION_FAILED for a foreign cursor. */
export async function listProducts(context: Context, query: ProductListQuery): Promise<ProductList> {
  if (query.ids) return batch(await listCardsInOrder(context, query.ids))
  const first = query.first ?? PAGE
  const sort = query.sort ?? 'relevance'
  const after = query.after === undefined ? undefined : readCursor(query.after, sort, query.q)
  const [rows, summary] = await Promise.all([
    selectPage(context.db, query, sort, after, first + 1),
    query.facets ? summaryWithFacets(context, query) : summaryOf(context, query),
  ])
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    data: await listCardsInOrder(
      context,
      page.map(({ id }) => id),
    ),
    meta: { ...summary, endCursor: last ? writeCursor(sort, last.keys) : null, hasNext: rows.length > first },
  }
}

/** The ids of the first products that fit, for those who show several lists at once and load their cards together. */
export async function findProductIds({ db }: Context, criteria: Criteria, sort: Sort, first: number): Promise<number[]> {
  return (await selectPage(db, criteria, sort, undefined, first)).map(({ id }) => id)
}

type Summary = Pick<ProductListMeta, 'total' | 'facets' | 'price'>

async function summaryOf({ db }: Context, criteria: Criteria): Promise<Summary> {
  return { total: await countProducts(db, criteria), facets: [], price: null }
}

async function summaryWithFacets({ db, language }: Context, criteria: Criteria): Promise<Summary> {
  const rows = await selectFacets(db, language, criteria)
  return { total: rows.total, facets: facetsOf(rows, criteria, language), price: priceFacetOf(rows) }
}

function batch(data: ProductCard[]): ProductList {
  return { data, meta: { total: data.length, endCursor: null, hasNext: false, facets: [], price: null } }
}
