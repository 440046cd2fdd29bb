import { useState } from 'react'
import { useLocation } from 'react-router'
import { tellMore } from '#app/lib/analytics/told-more.ts'
import { loadQuery } from '#app/lib/apollo/load-query.ts'
import { notifyError } from '#app/lib/notify/notify-error.ts'
import type { ProductTile_ProductFragment } from '#app/domains/catalog/cards/__generated__/product-tile.ts'
import { MoreProductsDocument } from './__generated__/more-products.ts'
import type { ListVariables } from '#app/domains/search/list-query.ts'

/** A product of a list; pages that arrange theirs by date know when each came. */
export type ListProduct = ProductTile_ProductFragment & { publishedAt?: string }

type Page = { nodes: readonly ListProduct[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }

// What was loaded on in place, by entry of the history: who comes back finds the list as long as it was left.
const seen = new Map<string, Page>()
const KEPT = 20

/** A list that grows in place. Remount it for another list. */
export function useMore(first: Page, variables: ListVariables) {
  const { key, search } = useLocation()
  const entry = `${key} ${search}`
  const [added, setAdded] = useState<Page>(() => seen.get(entry) ?? { nodes: [], pageInfo: first.pageInfo })
  const [busy, setBusy] = useState(false)
  const nodes = added.nodes.length > 0 ? [...first.nodes, ...added.nodes] : first.nodes

  async function loadMore(): Promise<void> {
    const after = added.pageInfo.endCursor
    if (busy || !after) return
    setBusy(true)
    try {
      const { products } = await loadQuery(MoreProductsDocument, { ...variables, after }, { subject: 'products' })
      const page = { nodes: [...added.nodes, ...products.nodes], pageInfo: products.pageInfo }
      keep(entry, page)
      setAdded(page)
      tellMore({ products: products.nodes, before: nodes.length })
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }

  return { nodes, end: added.pageInfo, busy, loadMore }
}

function keep(entry: string, page: Page): void {
  seen.delete(entry)
  seen.set(entry, page)
  for (const oldest of [...seen.keys()].slice(0, -KEPT)) seen.delete(oldest)
}
