import { readReference } from '#src/db/reference/reference.ts'

export type ColorSlug = string

export type Color = {
  id: number
  slug: ColorSlug
  ar: string
  /** In lower case, as it stands in the middle of a text. */
  en: string
  hex: string
}

/** The colours of the reference data. */
export const colors: Color[] = readReference().color.map(({ id, slug, name_ar, name_en, hex }) => ({
  id,
  slug,
  ar: name_ar,
  en: name_en.toLowerCase(),
  hex,
}))

const bySlug = new Map(colors.map((facts) => [facts.slug, facts]))

/** Throws when there is no such colour: data written by hand is checked as it is read. */
export function color(slug: ColorSlug): Color {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`no such colour: ${slug}`)
  return found
}
