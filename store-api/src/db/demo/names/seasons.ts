import { readReference } from '#src/db/reference/reference.ts'

export type SeasonSlug = string

export const CURRENT: SeasonSlug = '2026-27'

const seasons = readReference().season

/** A season of the reference data. Throws when there is none. */
export function season(slug: SeasonSlug) {
  const found = seasons.find((each) => each.slug === slug)
  if (!found) throw new Error(`no such season: ${slug}`)
  return found
}
