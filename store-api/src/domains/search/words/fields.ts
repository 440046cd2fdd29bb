/** Fields of a product as bits; a posting has the bits of all fields that contain the word. */
export const field = {
  /** The head noun of a name: its first word in Arabic, its last in English. */
  head: 1,
  name: 2,
  brand: 4,
  club: 8,
  category: 16,
  aboveCategory: 32,
  season: 64,
  color: 128,
  tag: 256,
  /** The head noun of the name of a category. */
  kind: 512,
} as const

export const FIELD_BITS = 10

const worth: [bit: number, worth: number][] = [
  [field.head, 1.25],
  [field.name, 1],
  [field.club, 0.95],
  [field.brand, 0.95],
  [field.category, 0.9],
  [field.aboveCategory, 0.7],
  [field.season, 0.7],
  [field.tag, 0.6],
  [field.color, 0.5],
]

/** Weight of a word by its fields: that of the best field, and a little for each other one. */
export const placeWeights = Float32Array.from({ length: 1 << FIELD_BITS }, (_, places) => {
  const found = worth.filter(([bit]) => places & bit).map(([, each]) => each)
  return found.length === 0 ? 0 : Math.max(...found) + 0.01 * (found.length - 1)
})
