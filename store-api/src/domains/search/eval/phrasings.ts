export const ways = ['egyptian', 'standard', 'english', 'arabizi'] as const
export type Way = (typeof ways)[number]

/** Alternatives by the way of saying; none where people do not say it so. */
export type Say = Record<Way, string[]>

/** Words that people type for what a shop sells. In a pattern `{}` stands for the value. */
export interface Phrasings {
  kind: Record<string, Say>
  /** `alone` without a kind (لبس سباحة), `after` behind one (كوتشي للجري). */
  use: Record<string, { alone: Say; after: Say }>
  /** Beside the catalogue's own names. */
  color: Record<string, Say>
  /** Spellings in Latin letters, beside the catalogue's English names. */
  club: Record<string, string[]>
  brand: Record<string, string[]>
  audience: Record<string, Say>
  season: { current: Say; last: Say; named: Say; year: Say }
  /** `letter` XL, `shoe` 42, `age` of a child in years, `ball` 5; `names` of the letters by size. */
  size: { letter: Say; shoe: Say; age: Say; ball: Say; names: Record<string, Say> }
  /** `between` has two values, in `{}` and `{2}`; `amounts` are names of round ones beside their digits, by pounds. */
  price: { to: Say; from: Say; between: Say; around: Say; cheap: Say; offer: Say; amounts?: Record<string, Say> }
  not: Say
  /** What the catalogue does not have. */
  notSold: Say[]
  /** Around the query, which stands for `{}`. */
  filler: Say
}

/** Splits lists of alternatives at `|`. */
export function say(egyptian: string, standard: string, english: string, arabizi: string): Say {
  const list = (text: string) => text.split('|').filter(Boolean)
  return { egyptian: list(egyptian), standard: list(standard), english: list(english), arabizi: list(arabizi) }
}

/** Returns every alternative behind its way of saying. */
export function textsIn(value: unknown, way = ''): string[] {
  if (typeof value === 'string') return [`${way} ${value}`]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, wayOf(key, way)))
}

function wayOf(key: string, otherwise: string): string {
  return (ways as readonly string[]).includes(key) ? key : otherwise
}
