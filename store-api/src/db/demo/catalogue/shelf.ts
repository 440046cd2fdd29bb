import type { BrandSlug } from '#src/db/demo/names/brands.ts'
import { color, type ColorSlug } from '#src/db/demo/names/colors.ts'
import { dice } from '#src/db/demo/random.ts'
import { slugOf, type Draft, type Pair, type Way } from './draft.ts'
import type { Paint } from './paints.ts'

type Shelf = Pick<Draft, 'category' | 'gender' | 'sizes' | 'cloth'> & {
  prefix: string
  art: Paint
  fit?: Pair
  brand?: BrandSlug
}

type Item = {
  ar: string
  en: string
  about: Pair
  price: number
  was?: number
  /** Colourways, parted by blanks: 'black/orange navy' is black with orange, and navy with its usual second colour. */
  in: string
} & Partial<Pick<Draft, 'brand' | 'cloth' | 'fit' | 'sizes' | 'stock' | 'age' | 'sold' | 'gender'>> & { art?: Paint }

/** Goods of one sort. Codes count up from 101 in the order of the list, so new ones are added at its end. */
export function shelf(base: Shelf, items: Item[]): Draft[] {
  return items.map((item, i) => {
    const code = `${base.prefix}-${101 + i}`
    const chance = dice(`${code} shelf`)
    const { ar, en, in: ways, art = base.art, ...own } = item
    return {
      code,
      slug: slugOf(en),
      category: base.category,
      gender: base.gender,
      sizes: base.sizes,
      cloth: base.cloth,
      fit: base.fit,
      brand: base.brand ?? 'modarag',
      age: chance.between(20, 420),
      sold: chance.between(4, 160),
      ...own,
      name: [ar, en],
      ways: ways.split(' ').map((way) => paint(way, art)),
    }
  })
}

const usualSecond: Partial<Record<ColorSlug, ColorSlug>> = {
  white: 'black',
  yellow: 'black',
  gold: 'black',
  silver: 'black',
  beige: 'brown',
  pink: 'white',
  'sky-blue': 'white',
}

function paint(way: string, art: Paint): Way {
  const [main, ...others] = way.split('/').map(color)
  if (!main) throw new Error('a colourway needs a colour')
  const second = others[0] ?? color(usualSecond[main.slug] ?? 'white')
  return { color: main.slug, art: art([main.hex, second.hex, ...others.slice(1).map((each) => each.hex)]) }
}
