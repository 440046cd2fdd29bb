import type { Tables } from '#src/db/tables.ts'
import type { Selectable } from 'kysely'

export type Size = Selectable<Tables['size']>
type Draft = Pick<Size, 'slug' | 'kind' | 'label_ar' | 'label_en'>

const plain = (kind: Size['kind'], slug: string, label = slug): Draft => ({ kind, slug, label_ar: label, label_en: label })

/** 3–10 take the plural سنين, 11 and above the singular سنة. */
const kids = (years: number): Draft => ({
  kind: 'kids',
  slug: `kids-${years}`,
  label_ar: `${years} ${years > 10 ? 'سنة' : 'سنين'}`,
  label_en: `${years}Y`,
})

const shoe = (step: number): Draft => {
  const eu = String(28 + step / 2)
  return plain('shoes', `eu-${eu.replace('.', '-')}`, eu)
}

const drafts: Draft[] = [
  ...['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'].map((label) => plain('clothes', label.toLowerCase(), label)),
  ...[4, 6, 8, 10, 12, 14, 16].map(kids),
  ...Array.from({ length: 41 }, (_, step) => shoe(step)),
  ...['S', 'M', 'L'].map((label) => plain('socks', `socks-${label.toLowerCase()}`, label)),
  ...['3', '4', '5', '6', '7'].map((label) => plain('ball', `ball-${label}`, label)),
  { kind: 'one', slug: 'one-size', label_ar: 'مقاس واحد', label_en: 'One size' },
]

/** Every size in the order a shopper reads them; shoes are EU 28 to 48 with halves. */
export const sizes: Size[] = drafts.map((draft, i) => ({ ...draft, id: i + 1, position: i + 1 }))

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
