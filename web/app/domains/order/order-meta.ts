import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#app/lib/head/page-meta.ts'

/**
 * The `meta` of a page that a signed link opens: in no search engine, and its address is told to no other site. (With
 * 'no-referrer' a form sent without JavaScript comes from nowhere, and is refused as if another site had sent it.)
 */
export function orderMeta(args: Parameters<typeof pageMeta>[0], title: string): MetaDescriptor[] {
  return [...pageMeta(args, { title, hidden: true }), { name: 'referrer', content: 'same-origin' }]
}
