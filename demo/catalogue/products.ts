import { readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Art } from '#demo/art/art.ts'
import { checkArt } from '#demo/art/check.ts'
import { dice } from '#demo/random.ts'

/** Properties of a product that catalogue.csv has no column for. */
export type ProductExtras = {
  /** Days since it was published. */
  age: number
  /** Weight in the history of orders. */
  demand: number
  /** Its drawing by the slug of each colour; '' for a product without colours. */
  drawings: Record<string, Art>
}

const Schema = Type.Record(
  Type.String(),
  Type.Object(
    { age: Type.Integer(), demand: Type.Integer(), drawings: Type.Record(Type.String(), Type.Unknown()) },
    { additionalProperties: false },
  ),
)

let known: ReadonlyMap<string, ProductExtras> | undefined

/**
 * Returns the extras of each product by its code, in the order of catalogue.csv. Throws an Error for an invalid file.
 */
export function productExtras(): ReadonlyMap<string, ProductExtras> {
  if (known) return known
  const read: unknown = JSON.parse(readFileSync(new URL('./products.json', import.meta.url), 'utf8'))
  const [fault] = Value.Errors(Schema, read)
  if (fault) throw new Error(`products.json${fault.instancePath}: ${fault.message}`)
  const extras = Object.entries(read as Record<string, ProductExtras>)
  for (const [, { drawings }] of extras) for (const drawing of Object.values(drawings)) checkArt(drawing)
  return (known = new Map(extras))
}

/** Returns the hours since a product was published: its days and a pseudo-random hour, so that products differ. */
export function hoursOf(code: string, { age }: ProductExtras): number {
  return age * 24 + dice(`${code} hour`).between(0, 23)
}
