import type { BlogTopic } from '#app/__generated__/schema.ts'
import { numberOf } from '#app/lib/route/number-of.ts'

/** Pages with editorial content. */
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

/** Returns the address of the posts, filtered by topic: `?topic=guides`. */
export function topicPath(topic: BlogTopic | null): string {
  return topic === null ? contentPaths.blogs : `${contentPaths.blogs}?topic=${topic.toLowerCase()}`
}

/** Reads the topic from an address; null without a known one. */
export function topicOf(search: string): BlogTopic | null {
  const name = new URLSearchParams(search).get('topic')?.toUpperCase()
  return topics.find((topic) => topic === name) ?? null
}

const VIDEOS = '/multimedia/videos'

/**
 * Returns the address of the videos with one in the player, by default the first. `after` is the cursor of the list.
 */
export function videoPath(slug: string | null, after: string | null = null): string {
  const search = new URLSearchParams()
  if (after) search.set('after', after)
  if (slug) search.set('video', slug)
  return search.size > 0 ? `${VIDEOS}?${search.toString()}` : VIDEOS
}

export function videoChoice(search: string): { video: string | null; after: string | null } {
  const asked = new URLSearchParams(search)
  return { video: asked.get('video') || null, after: asked.get('after') || null }
}

const PHOTOS = '/multimedia/photos'

/** The parameters of the photo page: album, cursor of the list, id of the open photo. */
export type PhotoChoice = { album: string | null; after: string | null; photo: string | null }

export function photoChoice(search: string): PhotoChoice {
  const asked = new URLSearchParams(search)
  const photo = asked.get('photo')
  return {
    album: asked.get('album') || null,
    after: asked.get('after') || null,
    photo: photo ? `Photo_${numberOf(photo)}` : null,
  }
}

/** Returns the address of the photo page with these parameters. */
export function photoPath({ album, after, photo }: Partial<PhotoChoice>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ album, after, photo: photo && numberOf(photo) }))
    if (value) search.set(name, value)
  return search.size > 0 ? `${PHOTOS}?${search.toString()}` : PHOTOS
}
