import { stem } from '#src/domains/search/language/stem.ts'
import { type Expansion, expandWord, meaningsOf, countRows } from '#src/domains/search/words/expand.ts'
import { field } from '#src/domains/search/words/fields.ts'
import { placesOf } from '#src/domains/search/words/postings.ts'
import type { Known } from './correct.ts'
import { type Condition, type Part, trust } from './understanding.ts'
import { type NamedValue, namedFields } from './vocabulary.ts'

/** Returns how sure a condition is. «تيشيرت الأهلي أطفال»: what fewer products have says more, the thing or children. */
export function trustOf(condition: Condition, isCorrected = false): number {
  const { field } = condition
  if (field === 'club') return isCorrected ? trust.kind : trust.name
  if (field === 'brand') return isCorrected ? trust.kind : trust.brand
  if (isCorrected) return trust.corrected
  if (condition.field === 'gender') return condition.slugs.includes('kids') ? trust.kids : trust.kind
  return field === 'clothes' ? trust.word : trust.condition
}

/** What was typed for a part, and how it was understood. */
export interface Said {
  typed: string
  meant: string
  isCorrected: boolean
}

/** Girls, who may be grown up. */
const GIRLS = /^(?:لل)?بنات[ىي]?$|^girls$|^banaty?$/i
const WOMEN: Condition = { field: 'gender', slugs: ['women', 'unisex'] }

/** Returns the conditions of a name: a part for each filter that it is a value of. */
export function partsOfNames(values: readonly NamedValue[], { typed, meant, isCorrected }: Said): Part[] {
  const fields = Map.groupBy(values, (value) => value.field)
  return namedFields.flatMap((field) => {
    const ofField = fields.get(field)
    if (!ofField) return []
    const slugs = ofField.flatMap(({ slug }) => (field === 'gender' && slug !== 'kids' ? [slug, 'unisex'] : [slug]))
    const condition = { field, slugs: [...new Set(slugs)] }
    return {
      typed,
      meant,
      trust: trustOf(condition, isCorrected),
      condition,
      ...(ofField.every(({ isPlayer }) => isPlayer) ? { isPlayer: true } : {}),
      ...(GIRLS.test(meant) && slugs.includes('kids') ? { orElse: { condition: WOMEN } } : {}),
    }
  })
}

/** Returns what is for girls alone when a word is of boys, and the other way round. */
export function refusedChildren({ lexicon }: Known, words: readonly string[]): Part[] {
  const of = new Map(words.flatMap((word) => [...expandWord(lexicon, withoutFor(word))]))
  const children = expandWord(lexicon, 'اطفال')
  const [boys, girls] = ['اولاد', 'بنات'].map(
    (each) => new Map([...expandWord(lexicon, each)].filter(([number]) => !children.has(number))),
  )
  const isOf = (some: Expansion | undefined) => [...(some?.keys() ?? [])].some((number) => of.has(number))
  const others = isOf(boys) ? girls : isOf(girls) ? boys : undefined
  return others && others.size > 0 ? [unwanted(others, field.category)] : []
}

/** Returns a word for children without its «for»: لبنتي. */
function withoutFor(word: string): string {
  return word.replace(/^ل(?=ا?[بو])/u, '')
}

/** Returns the part of words that products may not have in some fields. Nobody typed it. */
export function unwanted(expansion: Expansion, places: number): Part {
  return { typed: '', meant: '', trust: trust.word, words: { word: '', expansion, isThing: false, places } }
}

/** An audience is looked for as a word too: «بناتي» is for children, girls before boys. */
export function asWord({ lexicon }: Known, values: readonly NamedValue[], words: readonly string[]): Part[] {
  const word = withoutFor(words[0] ?? '')
  const all = expandWord(lexicon, word)
  const children = expandWord(lexicon, 'اطفال')
  const own = new Map([...all].filter(([number]) => !children.has(number)))
  const expansion = own.size > 0 ? own : all
  const isAudience =
    values.every(({ field }) => field === 'gender') && words.length === 1 && countRows(lexicon, expansion) > 0
  return isAudience
    ? [{ typed: word, meant: '', trust: trust.word, words: { word, expansion, isThing: false }, isSoft: true }]
    : []
}

const KIND = field.category | field.aboveCategory | field.tag

const TRAINING = stem('تمرين')
const GIFT = stem('هديه')

/** A present may be any thing: beside the name of one, «هدية حارس مرمى», gifts only come first. */
export function softGifts({ lexicon }: Known, parts: readonly Part[]): Part[] {
  const gifts = meaningsOf(lexicon, GIFT)
  const isGift = ({ words }: Part) =>
    words !== undefined && !words.word.includes(' ') && gifts.some((meaning) => words.expansion.has(meaning))
  const hasOther = parts.some(
    (part) =>
      !isGift(part) && !part.isSoft && (part.words?.isThing === true || (part.words && part.trust === trust.kind)),
  )
  return parts.map((part) => (hasOther && isGift(part) ? { ...part, isSoft: true } : part))
}

/** Returns the part of a word or phrase that products have. */
export function wordPart(
  { lexicon }: Known,
  { typed, meant, isCorrected }: Said,
  word: string,
  expansion: Expansion,
): Part {
  const places = placesOf(lexicon.postings, expansion.keys())
  const isThing = (places & field.head) !== 0
  const sure = isThing ? trust.thing : (places & KIND) !== 0 ? trust.kind : trust.word
  const isSoft = /^[\d.]+$/.test(word)
  // Anything may be for training: «workout bra».
  const isUse = !isThing && meaningsOf(lexicon, TRAINING).some((meaning) => expansion.has(meaning))
  return {
    typed,
    meant,
    trust: isCorrected ? trust.corrected : sure,
    words: { word, expansion, isThing, ...(isUse ? { isUse } : {}) },
    ...(isSoft ? { isSoft } : {}),
  }
}
