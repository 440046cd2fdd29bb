const VIDEOS = '/multimedia/videos'

/** The page of videos with this one in the player; without one its first. `after` begins it further down the list. */
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
