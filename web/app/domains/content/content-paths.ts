import type { BlogTopic } from '#app/__generated__/schema.ts'

/** The pages that the shop's people write. */
export const contentPaths = {
  blogs: '/blogs',
  news: '/multimedia/news',
  about: '/about',
  terms: '/terms',
  accessibility: '/accessibility',
  comingSoon: '/coming-soon',
} as const

export const topics = ['GUIDES', 'TRAINING', 'CLUBS', 'SHOP'] as const satisfies readonly BlogTopic[]

export function postPath(slug: string): string {
  return `/blogs/blog-details/${encodeURIComponent(slug)}`
}

export function newsItemPath(slug: string): string {
  return `${contentPaths.news}/${encodeURIComponent(slug)}`
}

/** The list of posts, of one topic when it is given: `?topic=guides`. */
export function topicPath(topic: BlogTopic | null): string {
  return topic === null ? contentPaths.blogs : `${contentPaths.blogs}?topic=${topic.toLowerCase()}`
}

/** The topic that an address names; null for none, and for one that the shop does not write about. */
export function topicOf(search: string): BlogTopic | null {
  const name = new URLSearchParams(search).get('topic')?.toUpperCase()
  return topics.find((topic) => topic === name) ?? null
}
