import { readWholeNumber } from '#app/ui/digits.ts'

type Page = { nodes: readonly unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }

const LENGTH = 'shown'
/** Maximum length of a list that is loaded with its document. */
const MOST = 120

/** Puts the length of a grown list into the address, so that a reload and 'back' restore it. Browser only. */
export function keepLength(shown: number): void {
  const url = new URL(location.href)
  url.searchParams.set(LENGTH, String(shown))
  // Not a navigation: the page has the items already.
  history.replaceState(history.state, '', url)
}

/**
 * Loads further pages of a list until it is as long as its address says (`?shown=`), at most 120 items. On the server
 * they become part of `list`, the response that the document delivers; in the browser Apollo's cache appends them. A
 * page that fails ends the list earlier.
 */
export async function growList<List extends Page>(
  url: URL,
  list: List,
  more: (after: string) => Promise<Pick<List, 'nodes' | 'pageInfo'>>,
): Promise<void> {
  const wanted = Math.min(readWholeNumber(url.searchParams.get(LENGTH) ?? '') ?? 0, MOST)
  let { nodes, pageInfo } = list
  while (nodes.length < wanted && pageInfo.hasNextPage && pageInfo.endCursor) {
    const next = await more(pageInfo.endCursor).catch(() => null)
    if (!next || next.nodes.length === 0) return
    nodes = [...nodes, ...next.nodes]
    pageInfo = next.pageInfo
    if (import.meta.env.SSR) Object.assign(list, { nodes, pageInfo })
  }
}
