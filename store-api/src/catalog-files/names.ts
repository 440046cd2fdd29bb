import type { Client } from 'pg'
import { foldDigits } from '#src/http/text.ts'

/** A category, brand, club, season, colour or size, which a file refers to by slug or by name in either language. */
export interface Named {
  id: number
  slug: string
  names: string[]
  /** For a category the slug of its root; for a size its kind. */
  group: string
}

export interface Dictionary {
  all: Named[]
  /** Returns all matches of a text: one by slug, or all with that name. */
  find: (text: string) => Named[]
  /** Adds a new entry. */
  add: (thing: Named) => void
}

export type Subject = 'category' | 'brand' | 'club' | 'season' | 'color' | 'size' | 'branch'
export type Names = Record<Subject, Dictionary>

const queries: Record<Subject, string> = {
  category: `with recursive tree as (
      select id, slug, name_ar, name_en, slug as top from category where parent_id is null
      union all select c.id, c.slug, c.name_ar, c.name_en, tree.top from category c join tree on tree.id = c.parent_id
    ) select id, slug, array[name_ar, name_en] as names, top as group from tree order by id`,
  brand: `select id, slug, array[name_ar, name_en] as names, '' as group from brand order by id`,
  club: `select id, slug, array[name_ar, name_en] as names, '' as group from club order by id`,
  season: `select id, slug, array[name] as names, '' as group from season order by id`,
  color: `select id, slug, array[name_ar, name_en] as names, '' as group from color order by position, id`,
  size: `select id, slug, array[label_ar, label_en] as names, kind as group from size order by position, id`,
  branch: `select id, slug, array[name_ar, name_en] as names, '' as group from branch order by position, id`,
}

/** All entries that rows of a file may refer to. */
export async function readNames(client: Client): Promise<Names> {
  const read = async (subject: Subject) =>
    [subject, dictionary((await client.query<Named>(queries[subject])).rows)] as const
  const found: (readonly [Subject, Dictionary])[] = []
  for (const subject of Object.keys(queries) as Subject[]) found.push(await read(subject))
  return Object.fromEntries(found) as Names
}

function dictionary(things: Named[]): Dictionary {
  const bySlug = new Map<string, Named>()
  const byName = new Map<string, Named[]>()
  const all: Named[] = []
  const add = (thing: Named) => {
    all.push(thing)
    bySlug.set(thing.slug, thing)
    for (const name of new Set(thing.names.map(fold))) byName.set(name, [...(byName.get(name) ?? []), thing])
  }
  for (const thing of things) add(thing)
  const find = (text: string) => {
    const exact = bySlug.get(text.trim().toLowerCase())
    return exact ? [exact] : (byName.get(fold(text)) ?? [])
  }
  return { all, find, add }
}

/** Normalises a name for comparison: case, hamza, ta marbuta, vowel signs, kinds of digits, punctuation. */
export function fold(text: string): string {
  const plain = foldDigits(text.normalize('NFKC').toLowerCase()).replace(/\p{Mn}|\u0640/gu, '')
  const letters = plain.replace(/[أإآ]/g, 'ا').replaceAll('ى', 'ي').replaceAll('ة', 'ه')
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** Makes a slug of a name: Latin letters, digits and hyphens; `otherwise` when nothing is left. */
export function slugOf(name: string, otherwise: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return /[a-z]/.test(slug) ? slug : otherwise
}
