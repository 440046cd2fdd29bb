import type { Query } from '#app/lib/route/page-load.ts'
import { numberOf } from '#app/lib/route/number-of.ts'
import type { OrderLink } from '#app/domains/order/order-paths.ts'
import type { Reason } from '#app/domains/order/returns/return-write.ts'
import { type ChosenItem, exchangeFields, itemsIn, otherProductOf } from './exchange-address.ts'
import {
  type ExchangeLines_LineFragment as Line,
  type ExchangeProductQuery,
  ExchangeProductDocument,
  type ExchangeProductsQuery,
  ExchangeProductsDocument,
  type OrderExchangeQuoteQuery,
  OrderExchangeQuoteDocument,
} from './__generated__/order-exchange.ts'

type Product = NonNullable<ExchangeProductQuery['product']>
export type Variant = NonNullable<Product['variants']>[number]
export type OtherProduct = NonNullable<ExchangeProductsQuery['products']>['nodes'][number]

/** A line with the product that it can be exchanged for, and the item that the address chooses for it. */
export type ExchangeLine = { line: Line; product: Product | null; isOther: boolean; item: ChosenItem | null }

/** A fault of the choice: the key of its text (`order:exchange.fault.*`), at the field with this id. */
export type ChoiceFault = { id: string; key: 'nothing' | 'choose' | 'soldOut' | 'quantity' | 'same' | 'reason' }

export type Exchange = {
  lines: ExchangeLine[]
  /** The line that another product is looked for, and the products found. */
  other: { line: Line; words: string; products: OtherProduct[] } | null
  faults: ChoiceFault[]
  /** The checked choice, while it is reviewed. `quote` is null when the order cannot be exchanged so. */
  review: { quote: OrderExchangeQuoteQuery['orderExchangeQuote'] } | null
}

type Order = { lines: readonly Line[] }

/**
 * Loads what the address of the exchange page chooses: the offered variants, the products to choose from, or the price.
 */
export async function loadExchange(
  order: Order,
  link: OrderLink & { token: string | null },
  search: URLSearchParams,
  query: Query,
): Promise<Exchange> {
  const chosen = new Map(itemsIn(search).map((item) => [item.lineId, item]))
  const open = order.lines.filter(({ exchangeableQuantity }) => exchangeableQuantity > 0)
  const ids = new Set(open.flatMap((line) => [line.product?.id ?? [], otherProductOf(search, line.id) ?? []].flat()))
  const found = await Promise.all([...ids].map((id) => query(ExchangeProductDocument, { id }, { fresh: true })))
  const products = new Map([...ids].map((id, place) => [id, found[place]?.product ?? null]))
  const lines = open.map((line) => {
    const otherId = otherProductOf(search, line.id)
    const other = otherId ? products.get(otherId) : null
    return {
      line,
      product: other ?? products.get(line.product?.id ?? '') ?? null,
      isOther: Boolean(other),
      item: chosen.get(numberOf(line.id)) ?? null,
    }
  })
  const line = open.find(({ id }) => numberOf(id) === search.get(exchangeFields.other))
  if (line) {
    const words = (search.get(exchangeFields.words) ?? '').trim().slice(0, 100)
    const category = products.get(line.product?.id ?? '')?.category.slug
    const filter = { inStock: true, ...(words ? { q: words } : category ? { category: [category] } : {}) }
    const { products: list } = await query(ExchangeProductsDocument, { filter }, { fresh: true })
    const others = (list?.nodes ?? []).filter(({ id, kind }) => kind === 'SIMPLE' && id !== line.product?.id)
    return { lines, other: { line, words, products: others }, faults: [], review: null }
  }
  if (!search.has(exchangeFields.review)) return { lines, other: null, faults: [], review: null }
  const faults = findChoiceFaults(lines)
  if (faults.length > 0) return { lines, other: null, faults, review: null }
  const { orderExchangeQuote: quote } = await query(
    OrderExchangeQuoteDocument,
    { ...link, items: itemsWithReason(lines) },
    { fresh: true },
  )
  return { lines, other: null, faults, review: { quote } }
}

function itemsWithReason(lines: readonly ExchangeLine[]) {
  return lines.flatMap(({ item }) => (item?.reason ? [{ ...item, reason: item.reason }] : []))
}

/** Reasons for which a line is exchanged for the same variant (docs/rules/exchanges.md#request). */
const sameAllowed: readonly (Reason | null)[] = ['DEFECT', 'WRONG_ITEM']

function findChoiceFaults(lines: readonly ExchangeLine[]): ChoiceFault[] {
  if (lines.every(({ item }) => item === null)) return [{ id: 'lines', key: 'nothing' }]
  return lines.flatMap(({ line, product, item }): ChoiceFault[] => {
    if (!item) return []
    const at = `variant-${item.lineId}`
    const variant = product?.variants?.find(({ id }) => numberOf(id) === item.variantId)
    if (!variant) return [{ id: at, key: 'choose' }]
    if (item.quantity < 1 || item.quantity > line.exchangeableQuantity) return [{ id: at, key: 'quantity' }]
    if (variant.available < item.quantity) return [{ id: at, key: 'soldOut' }]
    if (!item.reason) return [{ id: `reason-${item.lineId}`, key: 'reason' }]
    return variant.sku === line.sku && !sameAllowed.includes(item.reason) ? [{ id: at, key: 'same' }] : []
  })
}
