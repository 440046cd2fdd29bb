import { useState } from 'react'
import { notifyError } from '#app/lib/notify/notify-error.ts'

type Page<Item> = { nodes: readonly Item[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }

/** A list that grows in place, page by page. Remount it for another list. */
export function useMoreArticles<Item>(first: Page<Item>, load: (after: string) => Promise<Page<Item>>) {
  const [added, setAdded] = useState<Page<Item>>({ nodes: [], pageInfo: first.pageInfo })
  const [busy, setBusy] = useState(false)

  async function loadMore(): Promise<void> {
    const after = added.pageInfo.endCursor
    if (busy || !after) return
    setBusy(true)
    try {
      const { nodes, pageInfo } = await load(after)
      setAdded({ nodes: [...added.nodes, ...nodes], pageInfo })
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }

  return { nodes: [...first.nodes, ...added.nodes], end: added.pageInfo, busy, loadMore }
}
