import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#app/lib/head/page-meta.ts'

/**
 * Returns the `meta` of a page with a signed link: hidden from search engines, its address not sent to other sites.
 * (With 'no-referrer' a form sent without JavaScript has no origin, and the server refuses it as cross-site.)
 */
export function orderMeta(args: Parameters<typeof pageMeta>[0], title: string): MetaDescriptor[] {
  return [...pageMeta(args, { title, hidden: true }), { name: 'referrer', content: 'same-origin' }]
}
