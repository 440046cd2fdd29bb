import { type Static, Type } from 'typebox'
import { readData } from '#demo/read-data.ts'

const strict = { additionalProperties: false }
const Starts = Type.Array(Type.String())
const Fit = Type.Enum(['small', 'true', 'large'])
const ReviewText = Type.Object(
  {
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    fit: Type.Optional(Fit),
    by: Type.Optional(Type.Enum(['m', 'w'])),
    only: Type.Optional(Starts),
    days: Type.Optional(Type.Integer()),
    text: Type.String(),
  },
  strict,
)
const Lists = Type.Array(Type.Object({ about: Starts, texts: Type.Array(ReviewText) }, strict))

/** How a size fits. */
export type Fit = Static<typeof Fit>
/** A text that a buyer may write; texts.yaml explains its fields. */
export type ReviewText = Static<typeof ReviewText>

const lists = readData(new URL('./texts.yaml', import.meta.url), Lists)

/** Returns the texts about items of a category; none about bundles. */
export function textsAbout(category: string): ReviewText[] {
  const isIn = (starts: string[]) => starts.some((start) => category.startsWith(start))
  const list = lists.find(({ about }) => isIn(about))
  return list?.texts.filter(({ only }) => !only || isIn(only)) ?? []
}

/** The language of a text, by its letters. */
export function languageOf(text: string): 'ar' | 'en' {
  return /[ء-ي]/.test(text) ? 'ar' : 'en'
}
