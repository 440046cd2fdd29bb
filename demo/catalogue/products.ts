import { readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Art } from '#demo/art/art.ts'
import { checkArt } from '#demo/art/check.ts'
import { dice } from '#demo/random.ts'

/** Properties of a demo product that catalogue.csv has no column for. */
export type ProductExtras = {
  /** Days since it came to the shop. */
  age: number
  /** How often it is asked for, against the others: the history draws by it. */
  demand: number
  /** Its drawing in each colour, by the slug of the colour; that of a product without colours under ''. */
  drawings: Record<string, Art>
}

const Schema = Type.Record(
  Type.String(),
  Type.Object({ age: Type.Integer(), demand: Type.Integer(), drawings: Type.Record(Type.String(), Type.Unknown()) }, { additionalProperties: false }),
)

let known: ReadonlyMap<string, ProductExtras> | undefined

/** Returns the extras of each product by its code, in the order of catalogue.csv. Throws for a file that is not as it must be. */
export function productExtras(): ReadonlyMap<string, ProductExtras> {
  if (known) return known
  const read: unknown = JSON.parse(readFileSync(new URL('./products.json', import.meta.url), 'utf8'))
  const [fault] = Value.Errors(Schema, read)
  if (fault) throw new Error(`products.json${fault.instancePath}: ${fault.message}`)
  const extras = Object.entries(read as Record<string, ProductExtras>)
  for (const [, { drawings }] of extras) for (const drawing of Object.values(drawings)) checkArt(drawing)
  return (known = new Map(extras))
}

/** Hours since a product came: its days, and an hour of its own, so that no two came at the same moment. */
export function hoursOf(code: string, { age }: ProductExtras): number {
  return age * 24 + dice(`${code} hour`).between(0, 23)
}
