import { isGrammarWord, LETTERS, senseAt } from '#src/domains/search/language/grammar.ts'
import { isOtherThing } from '#src/domains/search/language/other-things.ts'
import type { Sense } from '#src/domains/search/language/phrases.ts'
import { withoutArticle } from '#src/domains/search/language/stem.ts'
import { expandPrefix, expandWord, countRows } from '#src/domains/search/words/expand.ts'
import { correct, type Correction as Found, isKnown, type Known } from './correct.ts'
import { phrasesNear } from './phrase-words.ts'
import { JOINED, wordsOfPhrases } from './phrase-at.ts'
import type { Token } from './tokens.ts'
import type { Correction } from './understanding.ts'
import { isNameWord, nameBegun } from './vocabulary.ts'

/** The words of a text as they were meant, and what was corrected for that. */
export interface Spelled {
  tokens: Token[]
  corrected: Correction[]
}

/** A way to read one or two typed words, and what it changes: an edit distance, with a share of it for each space. */
interface Reading {
  length: number
  tokens: Token[]
  cost: number
  /** The beginning of a name: no mistake. */
  isBegun?: boolean
}

/**
 * A space too many beside a mistake; too few between long words; between others; a last word as a beginning; a letter
 * that Arabic joins.
 */
const COST = { joinedMistaken: 0.6, split: 0.5, splitShort: 0.9, begun: 0.4, clitic: 0.1 }
/** Costs of dropping a word, and a short one. */
const DROPPED = 3
const DROPPED_SHORT = 1.4
/** Shortest word that may be the beginning of another. */
const LEAST_BEGUN = 2
/**
 * Shortest half of a word that is split, shortest that tells enough for the other one to be corrected, and longest
 * word.
 */
const LEAST_HALF = 3
const LONG_HALF = 4
const MOST_SPLIT = 30

/**
 * Reads the words of a text so that least is changed in all: known words as they are, others joined, split or
 * corrected. The last one may be unfinished.
 */
export function spelled(known: Known, typed: readonly Token[]): Spelled {
  const text = createText(known, typed)
  const best: (Reading & { sum: number })[] = [{ length: 0, tokens: [], cost: 0, sum: 0 }]
  for (const at of typed.keys()) {
    const sum = best[at]?.sum ?? Infinity
    for (const reading of readingsAt(text, at)) {
      const end = at + reading.length
      if (sum + reading.cost < (best[end]?.sum ?? Infinity)) best[end] = { ...reading, sum: sum + reading.cost }
    }
  }
  const chosen: Reading[] = []
  for (let end = typed.length; end > 0; end -= chosen[0]?.length ?? 1) chosen.unshift(...best.slice(end, end + 1))
  const correctionOf = ({ typed: each, written }: Token) =>
    each === undefined ? [] : [{ typed: each, meant: written, kind: 'spelling' as const }]
  return {
    tokens: chosen.flatMap(({ tokens }) => tokens),
    corrected: chosen.flatMap(({ tokens, isBegun }) => (isBegun ? [] : tokens.flatMap(correctionOf))),
  }
}

interface Text {
  known: Known
  typed: readonly Token[]
  words: string[]
  isKnownAt: boolean[]
  /** The nearest word. Each is looked for once. */
  correct: (word: string, isBesideNumber?: boolean) => Found | undefined
}

function createText(known: Known, typed: readonly Token[]): Text {
  const words = typed.map(({ word }) => word)
  const inPhrase = wordsOfPhrases(known, typed)
  const found = new Map<string, Found | undefined>()
  return {
    known,
    typed,
    words,
    isKnownAt: words.map((word, at) => inPhrase.has(at) || isKnown(known, word)),
    correct: (word, isBesideNumber = false) => {
      const key = `${word} ${isBesideNumber}`
      if (!found.has(key)) found.set(key, correct(known, word, isBesideNumber))
      return found.get(key)
    },
  }
}

function readingsAt(text: Text, at: number): Reading[] {
  const { typed, isKnownAt } = text
  const token = typed[at]
  if (!token) return []
  return [
    ...(isKnownAt[at] && !isOpenRefusal(text, at)
      ? [{ length: 1, tokens: [token], cost: 0 }]
      : unknownReadings(text, at, token)),
    ...joinedReadings(text, at, token),
    ...phraseReadings(text, at),
  ]
}

/** Reads a phrase of which one word is misspelt: low cowt, traning suit. */
function phraseReadings({ known, words, typed, isKnownAt }: Text, at: number): Reading[] {
  return phrasesNear(known.vocabulary.phraseWords, words, at)
    .filter(({ nth }) => isKnownAt[at + nth] === false && !isOtherThing(words[at + nth] ?? ''))
    .map(({ length, nth, word, far }) => ({
      length,
      tokens: typed
        .slice(at, at + length)
        .map((token, i) =>
          i === nth && word !== token.word ? { word, written: word, typed: token.written, far: far / 2 } : token,
        ),
      cost: far / 2,
    }))
}

/** «قميص الا»: not yet a refusal. */
function isOpenRefusal({ known, typed, words }: Text, at: number): boolean {
  const word = words[at] ?? ''
  return (
    at > 0 &&
    at === typed.length - 1 &&
    isRefusal(word) &&
    countRows(known.lexicon, expandWord(known.lexicon, word)) === 0
  )
}

const isRefusal = (word: string) => senseAt([word], 0)?.sense.is === 'not'

function unknownReadings(text: Text, at: number, token: Token): Reading[] {
  const { known, words } = text
  const { word, written } = token
  const one = (cost: number, read: Token): Reading => ({ length: 1, tokens: [read], cost })
  const bare = isOtherThing(word) ? undefined : withoutJoined(token)
  if (bare && isKnown(known, bare.word)) return [one(COST.clitic, bare)]
  const begun = at === words.length - 1 ? begunAs(known, token) : undefined
  if (begun) return [{ ...one(COST.begun, begun), isBegun: true }]
  const readings = [one(word.length < LEAST_HALF ? DROPPED_SHORT : DROPPED, token)]
  const isBesideNumber = [words[at - 1], words[at + 1]].some((beside) => beside !== undefined && isNumberOrSize(beside))
  const correction = text.correct(word, isBesideNumber)
  if (correction) readings.push(one(correction.far, correctedToken(correction, written)))
  // «الجاكؤت», «بحوووالي»: the mistake is in what stands behind.
  for (const each of [bare, withoutArticleOf(token)]) {
    const behind = each && text.correct(each.word, isBesideNumber)
    if (behind) readings.push(one(COST.clitic + behind.far, { ...each, ...correctedToken(behind, written) }))
  }
  return [...readings, ...splitReadings(text, word)]
}

/** Returns a word without the letter that Arabic joins to it: لكرة, وشورت. */
function withoutJoined(token: Token): Token | undefined {
  const bare = token.word.replace(JOINED, '')
  return bare === token.word
    ? undefined
    : { ...token, word: bare, ...(token.word.startsWith('ل') ? { isUse: true } : {}) }
}

function withoutArticleOf(token: Token): Token | undefined {
  const bare = withoutArticle(token.word)
  return bare === token.word
    ? undefined
    : { ...token, word: bare, ...(/^و?لل/u.test(token.word) ? { isUse: true } : {}) }
}

function begunAs({ lexicon, vocabulary }: Known, token: Token): Token | undefined {
  if (token.word.length >= LEAST_BEGUN && countRows(lexicon, expandPrefix(lexicon, token.word)) > 0)
    return { ...token, isBegun: true }
  const name = isOtherThing(token.word) ? undefined : nameBegun(vocabulary, token.word)
  return name && { ...name, typed: token.written }
}

function correctedToken({ word, written, far }: Found, typed: string): Token {
  return { word, written, typed, far }
}

/** Reads two words as one: تي شيرت, al ahly, also with a mistake: portu ggal. */
function joinedReadings(text: Text, at: number, one: Token): Reading[] {
  const { known, typed, isKnownAt } = text
  const two = typed[at + 1]
  if (!two || (isKnownAt[at] && isKnownAt[at + 1]) || isOtherThing(one.word)) return []
  const word = one.word + two.word
  if (/\d/.test(word) && !isNameWord(known.vocabulary, word)) return []
  const written = `${one.written} ${two.written}`
  // «من القش» is no negated verb, as «ما يكونش» is.
  if (isKnownAt[at] && isRefusal(word) && !isRefusal(one.word)) return []
  if (isKnown(known, word)) return [{ length: 2, tokens: [{ word, written }], cost: 0 }]
  // «علم مصر» is no المصري.
  const isNamed =
    isOtherThing(two.word) ||
    [one, two].some((each) => each.word.length >= LEAST_HALF && isNameWord(known.vocabulary, each.word))
  const correction = !isNamed && word.length > 2 * LEAST_HALF - 2 ? text.correct(word) : undefined
  return correction
    ? [{ length: 2, tokens: [correctedToken(correction, written)], cost: COST.joinedMistaken + correction.far }]
    : []
}

/** Splits words that were typed together (تيشيرتالاهلي); one of the halves may be misspelt (aswadregali). */
function splitReadings(text: Text, word: string): Reading[] {
  if (word.length < 2 * LEAST_HALF || word.length > MOST_SPLIT || isOtherThing(word)) return []
  const readings: Reading[] = []
  for (let i = word.length - LEAST_HALF; i >= LEAST_HALF; i -= 1) {
    const halves = [word.slice(0, i), word.slice(i)]
    // A doubled syllable is a word of its own: felfel.
    if (halves[0] === halves[1]) continue
    const isLong = halves.every((half) => half.length >= LONG_HALF)
    const whole = halves.map((half) => isWhole(text.known, half))
    if (whole.every(Boolean))
      readings.push({
        length: 1,
        tokens: halves.map((half) => ({
          ...halfOf(text.known, half),
          // A guess: such a word may stand at either end.
          ...(halves.some(saysNothing) && !saysNothing(half) ? { typed: word, far: COST.splitShort } : {}),
        })),
        cost: isLong ? COST.split : COST.splitShort,
      })
    else if (isLong && whole.some(Boolean)) readings.push(...withCorrected(text, halves, whole))
  }
  return readings
}

/** Whether a half stands in a word by chance: bas-ball, mit-tens, under-shirt. */
function saysNothing(half: string): boolean {
  const sense = senseAt([half], 0)?.sense.is
  return sense === 'price' || (half.length < LONG_HALF && ['filler', 'number', 'not'].includes(sense ?? ''))
}

function withCorrected(text: Text, halves: readonly string[], whole: readonly boolean[]): Reading[] {
  const typed = halves[whole.indexOf(false)] ?? ''
  const correction = text.correct(typed)
  if (!correction) return []
  const tokens = halves.map((half): Token =>
    half === typed ? correctedToken(correction, typed) : halfOf(text.known, half),
  )
  return [{ length: 1, tokens, cost: COST.splitShort + correction.far }]
}

function halfOf(known: Known, half: string): Token {
  const token = { word: half, written: half }
  return isWord(known, half) ? token : (withoutJoined(token) ?? token)
}

/** Whether a half is a word as it stands, or behind a letter that Arabic joins. */
function isWhole(known: Known, half: string): boolean {
  const bare = half.replace(JOINED, '')
  return isWord(known, half) || (bare !== half && isWord(known, bare))
}

/** Whether a word is known as it stands, not only by its stem. */
function isWord(known: Known, half: string): boolean {
  const { lexicon, vocabulary } = known
  return (lexicon.words.has(half) && isKnown(known, half)) || isNameWord(vocabulary, half) || isGrammarWord(half)
}

/** Senses that stand beside numbers: around sub3omeya. */
const numeric = new Set<Sense['is']>(['label', 'number', 'currency', 'price', 'bound', 'cost'])

function isNumberOrSize(word: string): boolean {
  return isNumber(word) || LETTERS.test(word) || numeric.has(senseAt([word], 0)?.sense.is ?? 'filler')
}

/** Whether a word is a number or a season. */
export function isNumber(word: string): boolean {
  return /^[\d./]+$/.test(word)
}
