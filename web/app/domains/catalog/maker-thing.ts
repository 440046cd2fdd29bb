import type { Thing } from '#app/lib/structured-data/json-ld.ts'

export type TeamFacts = {
  name: string
  path: string
  picture: string | undefined
  nicknames: string | null | undefined
  /** A date or a text. */
  founded: string | null | undefined
  league: string | null | undefined
  stadium: string | null | undefined
}

/** A club or a national team. */
export function sportsTeam(
  { name, path, picture, nicknames, founded, league, stadium }: TeamFacts,
  origin: string,
): Thing {
  return {
    '@type': 'SportsTeam',
    name,
    alternateName: nicknames,
    sport: 'Football',
    url: origin + path,
    image: picture && new URL(picture, origin).href,
    foundingDate: founded && /^\d{4}(-\d{2}-\d{2})?$/.test(founded) ? founded : undefined,
    memberOf: league ? { '@type': 'SportsOrganization', name: league } : undefined,
    location: stadium ? { '@type': 'StadiumOrArena', name: stadium } : undefined,
  }
}

export type BrandFacts = { name: string; path: string; description: string; picture: string | undefined }

/** A brand. */
export function brandThing({ name, path, description, picture }: BrandFacts, origin: string): Thing {
  return { '@type': 'Brand', name, description, url: origin + path, image: picture && new URL(picture, origin).href }
}
