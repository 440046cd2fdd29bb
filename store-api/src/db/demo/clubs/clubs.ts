import { arabAndAmericanClubs } from './arab-and-americas.ts'
import type { Club } from './club.ts'
import { egyptianClubs } from './egypt.ts'
import { europeanClubs } from './europe.ts'
import { nationalTeams } from './national.ts'

/** Every club and national team, in the order a shopper meets them. */
export const clubs: Club[] = [...egyptianClubs, ...nationalTeams, ...europeanClubs, ...arabAndAmericanClubs]

const bySlug = new Map(clubs.map((club, i) => [club.slug, { ...club, id: i + 1 }]))

/** Throws when there is no such club: data written by hand is checked as it is read. */
export function club(slug: string): Club & { id: number } {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`no such club: ${slug}`)
  return found
}
