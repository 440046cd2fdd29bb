/** Newest last; a season begins with July. */
export const seasons = [
  { id: 1, slug: '2024-25', name: '2024/25', starts_on: '2024-07-01' },
  { id: 2, slug: '2025-26', name: '2025/26', starts_on: '2025-07-01' },
  { id: 3, slug: '2026-27', name: '2026/27', starts_on: '2026-07-01' },
] as const

export type SeasonSlug = (typeof seasons)[number]['slug']

export const CURRENT: SeasonSlug = '2026-27'

export function season(slug: SeasonSlug): (typeof seasons)[number] {
  const found = seasons.find((each) => each.slug === slug)
  if (!found) throw new Error(`no such season: ${slug}`)
  return found
}
