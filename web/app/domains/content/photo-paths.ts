const PHOTOS = '/multimedia/photos'

/** What an address of the photos asks for: the album, where the page begins, and the photo that is open. */
export type PhotoChoice = { album: string | null; after: string | null; photo: string | null }

export function photoChoice(search: string): PhotoChoice {
  const asked = new URLSearchParams(search)
  return { album: asked.get('album') || null, after: asked.get('after') || null, photo: asked.get('photo') || null }
}

/** The address of a choice; what it leaves out is nothing chosen. */
export function photoPath({ album, after, photo }: Partial<PhotoChoice>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ album, after, photo })) if (value) search.set(name, value)
  return search.size > 0 ? `${PHOTOS}?${search.toString()}` : PHOTOS
}
