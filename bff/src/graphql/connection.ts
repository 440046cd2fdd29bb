import type { GraphQLResolveInfo } from 'graphql'
import type { PageMeta } from '#src/__generated__/rest.ts'
import { asksFor } from './fields.ts'

/** A list of the store API. */
interface List<Item> {
  data: readonly Item[]
  meta: PageMeta
}

/** Start of a page: the item after a cursor of the store API and after `skipped` more items. */
interface Start {
  behind: string | undefined
  skipped: number
}

/** The parent of a connection: a page of a list, and where it starts. */
export type Page<L extends List<unknown>> = L & { start: Start }

/** The parameters of every list of the store API. */
interface PageQuery {
  first: number | undefined
  after: string | undefined
  cursors: boolean | undefined
}

/**
 * Loads the page that the arguments of a connection ask for, with the cursors of its items only when the operation
 * selects them.
 */
export async function loadPage<L extends List<unknown>>(
  { first, after }: { first?: number | null; after?: string | null },
  info: GraphQLResolveInfo,
  load: (query: PageQuery) => Promise<L>,
): Promise<Page<L>> {
  const start = startOf(after)
  const list = await load({
    // One item behind the skipped ones always fits: the page that they were on had it.
    first: start.skipped > 0 ? Math.max(first ?? 0, start.skipped + 1) : (first ?? undefined),
    after: start.behind,
    cursors: asksFor(info, ['edges.cursor', 'pageInfo.startCursor']) || undefined,
  })
  return { ...list, data: list.data.slice(start.skipped), start }
}

/** The resolvers of a connection type. The default ones serve its edges. */
export const connection = {
  nodes: <Item>({ data }: List<Item>) => [...data],
  edges: <Item extends { id: number }>(page: Page<List<Item>>) =>
    page.data.map((node, place) => ({ node, cursor: cursorOf(page, place) })),
  pageInfo: (page: Page<List<{ id: number }>>) => ({
    hasNextPage: page.meta.hasNext,
    hasPreviousPage: page.start.behind !== undefined || page.start.skipped > 0,
    startCursor: page.data.length > 0 ? cursorOf(page, 0) : null,
    endCursor: page.meta.endCursor,
  }),
  totalCount: ({ meta }: List<unknown>) => meta.total,
}

/**
 * Returns the cursor of an item of a page. For a store API without cursors of items it names the start of the page and
 * the item's place.
 */
function cursorOf({ data, meta, start }: Page<List<{ id: number }>>, place: number): string {
  if (meta.endCursor !== null && place === data.length - 1) return meta.endCursor
  return meta.cursors?.[data[place]?.id ?? 0] ?? `+${start.skipped + place + 1}+${start.behind ?? ''}`
}

/** Reads `after`: a cursor of the store API, or one that `cursorOf` made. */
function startOf(after: string | null | undefined): Start {
  const [, skipped, behind] = /^\+([1-9]\d{0,2})\+(.*)$/s.exec(after ?? '') ?? []
  return skipped
    ? { skipped: Number(skipped), behind: behind || undefined }
    : { skipped: 0, behind: after ?? undefined }
}
