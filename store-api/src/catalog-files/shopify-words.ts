import { foldDigits } from '#src/http/text.ts'
import { type Dictionary, fold } from './names.ts'

type Gender = 'men' | 'women' | 'kids' | 'unisex'

/** The order matters: 'women' contains 'men', and words for boys are words for children. */
const GENDERS: [Gender, RegExp][] = [
  ['kids', /\b(kids?|child(ren)?|boys?|girls?|junior|youth|toddler|infant)\b|(^| )(ال)?(اطفال|ولادي|بناتي|اولاد)( |$)/],
  ['women', /\b(wom[ae]ns?|female|lad(y|ies))\b|(^| )(ال)?(حريمي|نسائي|نساء|ستات)( |$)/],
  ['unisex', /\bunisex\b|(^| )للجنسين( |$)/],
  ['men', /\b(m[ae]ns?|male)\b|(^| )(ال)?(رجالي|رجال)( |$)/],
]
const COLORS: Record<string, string> = {
  gray: 'grey',
  silver: 'silver',
  burgundy: 'maroon',
  wine: 'maroon',
  'dark blue': 'navy',
  'navy blue': 'navy',
  'light blue': 'sky-blue',
  turquoise: 'sky-blue',
  'off white': 'white',
  cream: 'beige',
  'royal blue': 'blue',
  lime: 'green',
  'dark green': 'green',
  olive: 'green',
  احمر: 'red',
  اسود: 'black',
  ابيض: 'white',
  ازرق: 'blue',
  كحلي: 'navy',
  رصاصي: 'grey',
  رمادي: 'grey',
  نبيتي: 'maroon',
  عنابي: 'maroon',
  لبني: 'sky-blue',
  سماوي: 'sky-blue',
  روز: 'pink',
  بمبي: 'pink',
  موف: 'purple',
  زيتي: 'green',
  جملي: 'beige',
  دهبي: 'gold',
  'اوف وايت': 'white',
}
const SIZES: Record<string, string> = {
  'extra small': 'xs',
  small: 's',
  medium: 'm',
  large: 'l',
  'x large': 'xl',
  'extra large': 'xl',
  xxl: '2xl',
  'xx large': '2xl',
  xxxl: '3xl',
  xxxxl: '4xl',
  os: 'one-size',
  'one size': 'one-size',
  'free size': 'one-size',
  'مقاس واحد': 'one-size',
  'فري سايز': 'one-size',
}

/** Returns the audience of a product: from its column, otherwise from the first word that names one. */
export function genderOf(said: string, words: readonly string[]): Gender | null {
  for (const text of [said, ...words].map(fold)) {
    const found = GENDERS.find(([, words]) => words.test(text))
    if (found) return found[0]
  }
  return null
}

interface CategoryWords {
  type: string
  /** 'Apparel & Accessories > Clothing > Shorts' */
  path: string
  tags: readonly string[]
  gender: Gender | null
}

/**
 * Returns the slug of the category named by the type, by the last part of the path or by a tag; undefined when it is
 * ambiguous.
 */
export function categoryOf({ type, path, tags, gender }: CategoryWords, categories: Dictionary): string | undefined {
  for (const text of [type, ...path.split('>').toReversed(), ...tags]) {
    const found = text.trim() === '' ? [] : categories.find(text)
    const own = gender === null ? [] : found.filter(({ group }) => group === gender)
    const [only, ...more] = own.length > 0 ? own : found
    if (only && more.length === 0) return only.slug
  }
  return undefined
}

/** Returns the slug of a colour by its name or a synonym; of two ('Red/White') the first. */
export function colorOf(text: string, colors: Dictionary): string | undefined {
  const known = new Set(colors.all.map(({ slug }) => slug))
  for (const name of [text, text.split(/[/&,+-]|\band\b/)[0] ?? '']) {
    const slug = colors.find(name)[0]?.slug ?? COLORS[fold(name)]
    if (slug && known.has(slug)) return slug
  }
  return undefined
}

/** Returns the slug of a size by its label and the product's category: 42 for shoes, 10 for children, 5 for balls. */
export function sizeOf(text: string, category: string, sizes: Dictionary): string | undefined {
  const plain = foldDigits(text)
    .toLowerCase()
    .trim()
    .replace(/^(eu|size|مقاس)\s*/, '')
    .replace(',', '.')
  const name = SIZES[fold(plain)] ?? plain
  const number = /^(\d+(?:\.5)?)\s*(?:y|yrs?|years?|سنين|سنة|سنوات)?$/.exec(name)?.[1]?.replace('.', '-')
  const guesses = [
    ...(/sock/.test(category) ? [`socks-${name}`] : []),
    ...(/(^|-)balls?(-|$)/.test(category) && number ? [`ball-${number}`] : []),
    ...(number ? [`eu-${number}`, `kids-${number}`, `ball-${number}`] : []),
    name,
  ]
  return guesses.map((slug) => sizes.all.find((size) => size.slug === slug)?.slug).find((slug) => slug !== undefined)
}
