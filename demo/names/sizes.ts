import { readReference } from 'store-api/src/db/reference/reference.ts'

export type Size = ReturnType<typeof readReference>['size'][number]

/** Every size of the reference data, in the order a shopper reads them; shoes are EU 28 to 48 with halves. */
export const sizes: Size[] = readReference().size

const bySlug = new Map(sizes.map((size) => [size.slug, size]))

/**
 * The sizes from the one slug to the other, both included and of one kind; `step` 2 leaves out every second one (half shoe
 * sizes).
 */
export function sizesBetween(first: string, last: string, step = 1): Size[] {
  const [from, to] = [size(first), size(last)]
  if (from.kind !== to.kind || from.id > to.id) throw new Error(`no such row of sizes: ${first} to ${last}`)
  return sizes.filter((each) => each.id >= from.id && each.id <= to.id && (each.id - from.id) % step === 0)
}

export function size(slug: string): Size {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`no such size: ${slug}`)
  return found
}
