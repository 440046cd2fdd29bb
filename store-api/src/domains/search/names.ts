import type { NameRow } from './catalog-rows.queries.ts'
import type { ListFilter } from './criteria.ts'
import type { ShopName } from './understand/vocabulary.ts'

/** A value of a filter, with its id, slug and names. */
export type Name = Omit<NameRow, 'filter' | 'nicknames' | 'kind'>

/** The values of a filter. Columns contain their numbers, from 1; 0 means no value. */
export interface Names {
  /** By number; undefined at 0 and for a removed value. */
  all: (Name | undefined)[]
  byId: Map<number, number>
  /** In display order. */
  bySlug: Map<string, number>
}

export type AllNames = Record<ListFilter, Names>

const kitTypes = [
  ['home', 'أساسي', 'Home'],
  ['away', 'احتياطي', 'Away'],
  ['third', 'ثالث', 'Third'],
  ['goalkeeper', 'حارس مرمى', 'Goalkeeper'],
  ['training', 'تدريب', 'Training'],
  ['retro', 'كلاسيك', 'Retro'],
]
const genders = [
  ['men', 'رجالي', 'Men'],
  ['women', 'حريمي', 'Women'],
  ['kids', 'أطفال', 'Kids'],
  ['unisex', 'للكل', 'Unisex'],
]

/**
 * Numbers the values of every filter. With `before`, known values keep their numbers, and new ones get further numbers.
 * Subcategories are the categories below another one.
 */
export function numberNames(rows: NameRow[], before?: AllNames): AllNames {
  const of = (filter: NameRow['filter']) =>
    namesOf(rows.filter((row) => row.filter === filter).sort(byPosition), before?.[filter])
  const category = of('category')
  const below = ([, number]: [unknown, number]) => category.all[number]?.parent !== null
  const bySlug = new Map([...category.bySlug].filter(below))
  return {
    category,
    subCategory: { ...category, bySlug },
    club: of('club'),
    brand: of('brand'),
    season: of('season'),
    kitType: namesOf(fixed(kitTypes)),
    gender: namesOf(fixed(genders)),
    color: of('color'),
    size: of('size'),
    branch: of('branch'),
  }
}

function byPosition(a: Name, b: Name): number {
  return a.position - b.position || (a.slug < b.slug ? -1 : 1)
}

function namesOf(names: Name[], before?: Names): Names {
  const all: Names['all'] = [undefined, ...(before?.all.slice(1).fill(undefined) ?? [])]
  const numbered = names.map((name) => {
    const number = before?.byId.get(name.id) ?? all.push(name) - 1
    all[number] = name
    return { ...name, number }
  })
  return {
    all,
    byId: new Map(numbered.map(({ id, number }) => [id, number])),
    bySlug: new Map(numbered.map(({ slug, number }) => [slug, number])),
  }
}

/** Returns all names that a search text can say, with those that the database does not keep. */
export function shopNames(rows: NameRow[], { gender }: AllNames): ShopName[] {
  return [...rows, ...gender.all.flatMap((name) => (name ? [{ ...name, filter: 'gender' }] : []))]
}

/** Returns fixed values, which the database stores by slug only. */
function fixed(values: string[][]): Name[] {
  return values.map(([slug = '', ar = '', en = ''], position) => ({
    id: 0,
    slug,
    ar,
    en,
    position,
    parent: null,
    hex: null,
    emblem: null,
  }))
}
