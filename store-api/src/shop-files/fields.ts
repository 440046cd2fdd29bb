import { cleanText } from '#src/db/postgres-values.ts'
import { piastres, wholeNumber } from '#src/catalog-files/cells.ts'
import { foldDigits } from '#src/http/text.ts'
import { mobile } from '#src/http/rules.ts'

/** A value of a file as it is stored; undefined when the text is not one. */
export type Read = (text: string) => unknown

/** A field of a file: how its text is read, and what to say of a text that cannot be read. */
export interface Field {
  read: Read
  expected: string
  required: boolean
}

const required = (expected: string, read: Read): Field => ({ expected, read, required: true })
const optional = (field: Field): Field => ({ ...field, required: false })
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined)
const between = (least: number, most: number) => (text: string) => {
  const value = Number(foldDigits(text))
  return Number.isFinite(value) && value >= least && value <= most ? value : undefined
}
const among = (...values: string[]) =>
  required(`one of ${values.join(', ')}`, (text) => (values.includes(text) ? text : undefined))

const slug = required('lower-case Latin letters, digits and hyphens', matching(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/))
const text = required('text of at most 1,000 characters', (given) =>
  given.length <= 1_000 ? cleanText(given) : undefined,
)
const time = required('a time like "10:00", up to "24:00"', (given) => {
  const clock = foldDigits(given)
  return /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(clock) ? `${clock}:00` : undefined
})
/** Without the plus, as wa.me takes it. */
const whatsapp = required('an Egyptian mobile number like 01001234567', (given) => {
  const judged = mobile(given)
  return judged.fault ? undefined : judged.value?.replace('+', '')
})
const phone = required('a phone number as dialled in Egypt, like 0223456789 or 19123', (given) => {
  const digits = foldDigits(given).replace(/[\s()-]/g, '')
  return /^(0\d{8,10}|1\d{4})$/.test(digits) ? digits : undefined
})
const yesNo = required('yes or no', (given) => ({ yes: true, no: false })[given.toLowerCase()])
const fee = required('an amount in EGP like 60 or 59.50', piastres)
const days = required('a number of working days from 1 to 60', (given) => {
  const value = wholeNumber(given)
  return value !== undefined && value >= 1 && value <= 60 ? value : undefined
})
const iso = required('the ISO code of a governorate, like C or GZ (see delivery.csv)', matching(/^[A-Z]{1,3}$/))
const colors = required('two or three colours like "#c8102e"', (given) => {
  const list = given.split(' ')
  return list.length <= 3 && list.every((color) => /^#[0-9a-f]{6}$/.test(color)) ? list : undefined
})
const PATTERNS = [
  'solid',
  'line',
  'band',
  'two-bands',
  'thirds',
  'stripes',
  'hoops',
  'halves',
  'quarters',
  'sash',
  'checks',
]

/** Fields of an entry by their column: `name.ar` in a file is the column `name_ar`. */
const inBoth = (name: string, field: Field) => ({ [`${name}.ar`]: field, [`${name}.en`]: field })

/** The files of a shop and the fields of their entries. */
export const FILES = {
  'categories.yaml': {
    slug,
    parent: optional(slug),
    ...inBoth('name', text),
    ...inBoth('blurb', optional(text)),
    cover: optional(text),
  },
  'brands.yaml': {
    slug,
    ...inBoth('name', text),
    founded: optional(required('a year', between(1500, 2100))),
    ...inBoth('country', optional(text)),
    ...inBoth('about', optional(text)),
  },
  'clubs.yaml': {
    slug,
    kind: among('club', 'national'),
    ...inBoth('name', text),
    'emblem.pattern': among(...PATTERNS),
    'emblem.colors': colors,
    founded: optional(required('a year or a date like 1907-04-24', matching(/^\d{4}(-\d{2}(-\d{2})?)?$/))),
    supplier: optional(slug),
    ...(Object.assign(
      {},
      ...['founders', 'league', 'nicknames', 'stadium', 'kit_color'].map((name) => inBoth(name, optional(text))),
    ) as Record<string, Field>),
  },
  'branches.yaml': {
    slug,
    state: iso,
    ...inBoth('name', text),
    ...inBoth('address', text),
    phone,
    whatsapp,
    opens: time,
    closes: time,
    lat: required('a latitude in Egypt, from 21 to 32', between(21, 32)),
    lng: required('a longitude in Egypt, from 24 to 38', between(24, 38)),
  },
  'delivery.csv': {
    state: iso,
    city: optional(text),
    area: optional(text),
    deliver: yesNo,
    fee: optional(fee),
    days_min: optional(days),
    days_max: optional(days),
    group: optional(
      required('text of at most 60 characters', (given) => (given.length <= 60 ? cleanText(given) : undefined)),
    ),
    free_from: optional(required('an amount in EGP above 0 like 1500', (given) => piastres(given) || undefined)),
  },
} satisfies Record<string, Record<string, Field>>

export type FileName = keyof typeof FILES

/** The field that tells the entries of a file apart; an entry may not be there twice. */
export const KEYED: readonly FileName[] = ['categories.yaml', 'brands.yaml', 'clubs.yaml', 'branches.yaml']
