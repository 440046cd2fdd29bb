import { readdirSync, readFileSync } from 'node:fs'
import { Kind, parse } from 'graphql'

const folder = new URL('../../../schema/', import.meta.url)

/** The files of the schema. */
export const sdl = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))

/** Enums whose values have the same names in the store API, or that it does not know. */
const EQUAL = new Set([
  'CartChangeCode',
  'CouponExclusionReason',
  'CouponProblem',
  'CurrencyCode',
  'FieldRule',
  'LineProblem',
  'ProductRequestKind',
  'UserErrorCode',
])

/** Values that the store API names by no rule. */
const OTHER: Record<string, string> = {
  'EmblemPattern.TWO_BANDS': 'two-bands',
  'ReviewFit.TRUE_TO_SIZE': 'true',
  'ShopStatKey.DELIVERED_ORDERS': 'delivered',
}

/** The names of enum values in the store API, by enum and GraphQL name: `ON_THE_WAY` is `onTheWay`. */
export const enumValues: Record<string, Record<string, string>> = Object.fromEntries(
  sdl
    .flatMap((text) => parse(text).definitions)
    .filter((node) => node.kind === Kind.ENUM_TYPE_DEFINITION)
    .filter(({ name }) => !EQUAL.has(name.value))
    .map(({ name, values = [] }) => [
      name.value,
      Object.fromEntries(
        values.map(({ name: { value } }) => [value, OTHER[`${name.value}.${value}`] ?? toCamelCase(value)]),
      ),
    ]),
)

function toCamelCase(name: string): string {
  return name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
