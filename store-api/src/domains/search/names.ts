import type { NameRow } from './catalog-rows.queries.ts'
import type { ListFilter } from './criteria.ts'

/** A value of a filter, with its id, slug and names. */
export type Name = Omit<NameRow, 'filter' | 'nicknames'>

/** The values of a filter. Columns contain their numbers, from 1 in display order; 0 means no value. */
export interface Names {
  /** By number; undefined at 0. */
  all: (Name | undefined)[]
  byId: Map<number, number>
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

/** Numbers the values of every filter. Subcategories are the categories below another one. */
export function numberNames(rows: NameRow[]): AllNames {
  const of = (filter: NameRow['filter']) => namesOf(rows.filter((row) => row.filter === filter).sort(byPosition))
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

function namesOf(names: Name[]): Names {
  return {
    all: [undefined, ...names],
    byId: new Map(names.map(({ id }, index) => [id, index + 1])),
    bySlug: new Map(names.map(({ slug }, index) => [slug, index + 1])),
  }
}

/** Returns fixed values, which the database stores by slug only. */
function fixed(values: string[][]): Name[] {
  return values.map(([slug = '', ar = '', en = ''], position) => ({
    id: 0, slug, ar, en, position, parent: null, hex: null, emblem: null,
  }))
}
