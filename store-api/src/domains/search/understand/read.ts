import { senseAt } from '#src/domains/search/language/grammar.ts'
import { stem } from '#src/domains/search/language/stem.ts'
import { expandWord, countRows } from '#src/domains/search/words/expand.ts'
import { field } from '#src/domains/search/words/fields.ts'
import type { Known } from './correct.ts'
import { eitherThing, headFirst, isJoinedAnd, oneOfEach } from './joined-parts.ts'
import { softGifts, wordPart } from './parts.ts'
import { phraseAt } from './phrase-at.ts'
import { readPrice } from './read-price.ts'
import { type ReadText, type Step, stepAt, typedOf } from './read-step.ts'
import { afterFillers } from './read-wish.ts'
import type { Token } from './tokens.ts'
import { type Part, trust, type Understanding } from './understanding.ts'
import { otherSports, withUses } from './uses.ts'
import { isNameWord } from './vocabulary.ts'

/** Parts of a text; more are ignored, so that no text costs more. */
const MOST_PARTS = 12

/** Reads the conditions and words of a text. */
export function readParts(known: Known, tokens: readonly Token[]): Pick<Understanding, 'parts' | 'without' | 'sort'> {
  const words = tokens.map(({ word }) => word)
  const text: ReadText = { known, tokens, words, stems: words.map(stem) }
  const reading: Pick<Understanding, 'parts' | 'without' | 'sort'> = { parts: [], without: [], sort: null }
  let isBehindAnd = false
  for (let at = 0; at < words.length;) {
    const found = senseAt(words, at)
    // «شورت ولا بنطلون» is either.
    const isOr =
      words[at] === OR &&
      isThing(reading.parts.at(-1)) &&
      reading.without.length === 0 &&
      isThing(stepAt(text, at + 1).parts[0])
    if (isOr || found?.sense.is === 'and') {
      isBehindAnd = true
      at += found?.length ?? 1
      continue
    }
    // «مش اكتر من 500» refuses nothing.
    const isNot = found?.sense.is === 'not' && !readPrice(words, at) && !isOfProducts(text, at, found.length)
    const refused = isNot ? refusedAt(text, at + found.length) : undefined
    const isJoined = isJoinedAnd(known, tokens[at])
    const isAlso = isBehindAnd || isJoined
    const also = isAlso ? reading.parts.findLast(isThing) : undefined
    const from = refused?.at ?? at
    const step = stepAt(isJoined ? withoutAnd(text, at) : text, from, also)
    isBehindAnd = false
    if (refused) {
      if (!reading.parts.some(isThing)) reading.parts.push(...refused.wanted)
      reading.without.push(...step.parts.map((part) => asRefused(part, typedOf(tokens, at, from + step.length))))
    } else reading.parts.push(...step.parts.map((part) => (isAlso ? asAlso(part, isJoined) : part)))
    reading.without.push(...(step.without ?? []))
    reading.sort ??= (refused ? opposite(step.sort) : step.sort) ?? null
    at = from + Math.max(1, step.length)
    // «without away kit»
    const behind = refused && reading.parts.some(isThing) && isCondition(step.parts[0]) ? stepAt(text, at) : undefined
    if (behind && isThing(behind.parts[0])) at += behind.length
    for (let also = refused && alsoRefused(text, at, step); also; also = alsoRefused(text, at, also)) {
      const { at: from, ...next } = also
      reading.without.push(...next.parts)
      at = from + next.length
    }
  }
  const parts = headFirst(softGifts(known, eitherThing(withUses(known, oneOfEach(reading.parts)))))
  return {
    ...reading,
    without: [...reading.without, ...otherSports(known, parts)],
    parts:
      parts.length > 0 || reading.without.length > 0 || reading.sort
        ? parts.slice(0, MOST_PARTS)
        : fillersAsWords(known, tokens),
  }
}

function withoutAnd(text: ReadText, at: number): ReadText {
  const words = text.words.with(at, (text.words[at] ?? '').replace(/^و/u, ''))
  return { ...text, words, stems: words.map(stem) }
}

/** Marks what stands behind «and», without the letter that is joined to a word: «وشورت». */
function asAlso(part: Part, isJoined: boolean): Part {
  const bare = (said: string) => (isJoined && part.words ? said.replace(/^و/u, '') : said)
  return { ...part, typed: bare(part.typed), meant: bare(part.meant), isAlso: true }
}

const isThing = (part: Part | undefined) => part?.words?.isThing === true

/** «من غير لوجو» is plain, and «مبيزحلقش» a kind of socks. */
function isOfProducts({ known, words, stems }: ReadText, at: number, length: number): boolean {
  const isWord = VERB.test(words[at] ?? '') && countRows(known.lexicon, expandWord(known.lexicon, words[at] ?? '')) > 0
  return isWord || (phraseAt(known, words, stems, at)?.length ?? 0) > length
}

/** A verb that is negated on both sides. */
const VERB = /^م.{3,}ش$/u

/** «من غير هودي» refuses what is called so, not what stands beside it. */
function asRefused(part: Part, typed: string): Part {
  return { ...part, typed, ...(part.words?.isThing && { words: { ...part.words, places: NAME } }) }
}

const NAME = field.head | field.name

/** Nor, and «or» between two things. */
const OR = 'ولا'

/** Reads another value of what is refused: «not red or white», «غير نايكي وبوما». */
function alsoRefused(text: ReadText, at: number, { parts: [refused] }: Step): (Step & { at: number }) | undefined {
  const joined = senseAt(text.words, at)
  const from = joined?.sense.is === 'and' ? at + joined.length : text.words[at]?.startsWith('و') ? at : undefined
  if (from === undefined || !refused?.condition) return undefined
  const step = stepAt(text, from)
  return step.parts[0]?.condition?.field === refused.condition.field ? { ...step, at: from } : undefined
}

/**
 * Returns the place of what is refused: behind fillers, and behind words that say nothing before a name: not like grass
 * green, غير منتخب مصر. What stands before its own condition is wanted: «مش عايز تيشيرت اسود».
 */
function refusedAt(text: ReadText, from: number): { at: number; wanted: Part[] } | undefined {
  const { known, words } = text
  const first = afterFillers(words, from)
  for (let at = first; at !== undefined; at = afterFillers(words, at + 1)) {
    const { parts, length } = stepAt(text, at)
    const [part] = parts
    if (part?.condition) return { at, wanted: [] }
    if (isThing(part) && isCondition(stepAt(text, at + length).parts[0]))
      return { at: at + length, wanted: parts.map((each) => ({ ...each, meant: '' })) }
    const saysNothing =
      part?.words !== undefined &&
      (countRows(known.lexicon, part.words.expansion) === 0 || isNameWord(known.vocabulary, words[at] ?? ''))
    if (!saysNothing) break
  }
  return first === undefined ? undefined : { at: first, wanted: [] }
}

/** Whether a part tells a thing apart: its colour, or that it is a shirt for away. */
function isCondition(part: Part | undefined): boolean {
  return part?.condition !== undefined || (part?.words !== undefined && !isThing(part) && part.trust === trust.kind)
}

/** «مش غالي» is cheap. */
function opposite(sort: Step['sort']): Step['sort'] {
  return sort === 'priceDesc' ? 'priceAsc' : sort === 'priceAsc' ? 'priceDesc' : undefined
}

function fillersAsWords(known: Known, tokens: readonly Token[]): Part[] {
  return tokens
    .slice(0, MOST_PARTS)
    .map(({ word, written, typed = written }) =>
      wordPart(known, { typed, meant: written, isCorrected: false }, word, expandWord(known.lexicon, word)),
    )
}
