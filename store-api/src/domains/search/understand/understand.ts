import { isGrammarWord, senseAt } from '#src/domains/search/language/grammar.ts'
import { stem } from '#src/domains/search/language/stem.ts'
import { onOtherKeyboard } from '#src/domains/search/language/typos.ts'
import { expandPrefix, rowsOf } from '#src/domains/search/words/expand.ts'
import { correct, isKnown, type Known } from './correct.ts'
import { wordOfPhrase } from './phrase-words.ts'
import { JOINED, phraseAt, readParts } from './read.ts'
import { type Token, tokensOf } from './tokens.ts'
import { type Correction, type Part, trust, type Understanding } from './understanding.ts'
import { isNameWord, nameBegun } from './vocabulary.ts'

/** Shortest word that may be the beginning of another. */
const LEAST_BEGUN = 2

/**
 * Understands a search text: conditions, words, what is not wanted, what was corrected. Looks at the words of the catalogue, never at products.
 * Undefined for a text without words.
 */
export function understand(known: Known, text: string): Understanding | undefined {
  const typed = tokensOf(text)
  if (typed.length === 0) return undefined
  const here = spelled(known, typed)
  const { tokens, corrected } = onKeyboard(known, text, typed, here) ?? here
  const { parts, without, sort } = readParts(known, tokens)
  const isThing = ({ words, trust: sure }: Part) => words?.isThing === true && sure >= trust.word
  const hasThing = parts.some(isThing)
  // A guess beside something that is named, «شنطة جوتشي», would change the thing.
  const isGuess = (part: Part) => hasThing && part.words?.isThing === true && !isThing(part)
  const isUnknown = (part: Part) => isGuess(part) || (part.words !== undefined && rowsOf(known.lexicon, part.words.expansion) === 0)
  const unknown = parts.filter((part) => isUnknown(part) && !part.isSoft).map((part) => part.typed)
  return {
    parts: parts.filter((part) => !isUnknown(part)),
    without,
    sort,
    corrected: corrected.filter(({ typed: word }) => !unknown.includes(word)),
    // Two letters are no name of a thing.
    unknown: unknown.filter((word) => word.length > 2 || tokens.length === 1),
    offered: parts.some(isGuess) ? tokens.map(({ written }) => written).join(' ') : null,
  }
}

type Corrected = { tokens: Token[]; corrected: Correction[] }

/** Reads a text of which no word is known as if it was typed in the other layout, if more of it is known then. */
function onKeyboard(known: Known, text: string, typed: readonly Token[], here: Corrected): Corrected | undefined {
  const other = lettersKnown(known, typed) > 0 ? undefined : onOtherKeyboard(text)
  if (other === undefined) return undefined
  const { tokens } = spelled(known, tokensOf(other))
  const letters = tokens.reduce((sum, { word }) => sum + (isNumber(word) ? 0 : word.length), 0)
  const there = lettersKnown(known, tokens)
  if (there * 2 < letters || there <= lettersKnown(known, here.tokens)) return undefined
  const meant = tokens.map(({ written }) => written).join(' ')
  return { tokens: tokens.map(({ word, written }) => ({ word, written })), corrected: [{ typed: text.trim(), meant, kind: 'keyboard' }] }
}

/** Unknown words of a text that are corrected, as many as a text has parts: to find a similar word costs more than all else. */
const MOST_TRIED = 12

/** Corrects the unknown words; the last one may be unfinished instead. */
function spelled(known: Known, typed: readonly Token[]): Corrected {
  const tokens = mended(known, typed)
  const corrected: Correction[] = []
  const inPhrase = wordsOfPhrases(known, tokens)
  let tried = 0
  const read = tokens.flatMap((token, at): Token[] => {
    const isLast = at === tokens.length - 1
    // «قميص الا»: not yet a refusal.
    const isOpen = isLast && at > 0 && senseAt([token.word], 0)?.sense.is === 'not'
    if (!isOpen && (isKnown(known, token.word) || inPhrase.has(at))) return [token]
    const bare = token.word.replace(JOINED, '')
    if (bare !== token.word && isKnown(known, bare)) return [{ ...token, word: bare, ...(token.word.startsWith('ل') ? { isUse: true } : {}) }]
    if (isLast && token.word.length >= LEAST_BEGUN && rowsOf(known.lexicon, expandPrefix(known.lexicon, token.word)) > 0) return [{ ...token, isBegun: true }]
    const name = isLast ? nameBegun(known.vocabulary, token.word) : undefined
    if (name) return [{ ...name, typed: token.written }]
    const fitting = wordOfPhrase(known.vocabulary.phraseWords, tokens.map(({ word }) => word), at)
    if (fitting !== undefined) {
      corrected.push({ typed: token.written, meant: fitting, kind: 'spelling' })
      return [{ word: fitting, written: fitting, typed: token.written }]
    }
    if ((tried += 1) > MOST_TRIED) return [token]
    const isBesideNumber = [tokens[at - 1], tokens[at + 1]].some((beside) => beside !== undefined && isNumberOrSize(beside.word))
    const words = correctedWords(known, token, isBesideNumber)
    corrected.push(...words.flatMap(({ typed: each, written }) => (each === undefined ? [] : [{ typed: each, meant: written, kind: 'spelling' as const }])))
    return words
  })
  // «تي سيرت»: what was misspelt may be one word with its neighbour.
  return { tokens: corrected.length > 0 ? mended(known, read) : read, corrected }
}

/** Farthest correction that is no guess: a sound, two light letters. */
const SURE = 0.8

/** Splits an unknown word or corrects it, whichever changes less; the word itself when neither can be done. */
function correctedWords(known: Known, token: Token, isBesideNumber: boolean): Token[] {
  const halves = splitOf(known, token)
  if (halves && halves.far <= SURE_SPLIT) return halves.tokens
  const correction = correct(known, token.word, isBesideNumber)
  if (halves && halves.far < (correction?.far ?? Infinity)) return halves.tokens
  if (!correction) return [token]
  return [{ word: correction.word, written: correction.written, typed: token.written, ...(correction.far > SURE ? { isGuessed: true } : {}) }]
}

/** Joins words that were typed apart: تي شيرت, al ahly. */
function mended(known: Known, tokens: readonly Token[]): Token[] {
  const mended: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [one, two] = [tokens[at], tokens[at + 1]]
    if (!one) continue
    const joined = two && joinedOf(known, one, two)
    if (joined) at += 1
    mended.push(joined ?? one)
  }
  return mended
}

function joinedOf(known: Known, one: Token, two: Token): Token | undefined {
  const word = one.word + two.word
  if ((/\d/.test(word) && !isNameWord(known.vocabulary, word)) || (isKnown(known, one.word) && isKnown(known, two.word)) || !isKnown(known, word)) return undefined
  return { word, written: `${one.written} ${two.written}` }
}

/** Shortest half of a word that is split, and longest word. */
const LEAST_HALF = 3
const MOST_SPLIT = 30
/** Shortest half that tells enough for the other one to be corrected, and for both to be sure. */
const LONG_HALF = 4
/** A space that is missing, between long halves and beside a short one. */
const SURE_SPLIT = 0.5
const SPLIT = 0.9

/** Splits words that were typed together (تيشيرتالاهلي); one of the halves may be misspelt (aswadregali). */
function splitOf(known: Known, { word }: Token): { tokens: Token[]; far: number } | undefined {
  if (word.length < 2 * LEAST_HALF || word.length > MOST_SPLIT) return undefined
  let best: { tokens: Token[]; far: number } | undefined
  for (let i = word.length - LEAST_HALF; i >= LEAST_HALF; i -= 1) {
    const halves = [word.slice(0, i), word.slice(i)]
    const far = halves.every((half) => half.length >= LONG_HALF) ? SURE_SPLIT : SPLIT
    if (far >= (best?.far ?? Infinity)) continue
    const whole = halves.map((half) => isWhole(known, half))
    if (whole.every(Boolean)) best = { tokens: halves.map((half) => ({ word: half, written: half })), far }
    else if (far === SURE_SPLIT && whole.some(Boolean)) best = withCorrected(known, halves, whole, best)
  }
  return best
}

function withCorrected(known: Known, halves: readonly string[], whole: readonly boolean[], best: ReturnType<typeof splitOf>): ReturnType<typeof splitOf> {
  const typed = halves[whole.indexOf(false)] ?? ''
  const correction = correct(known, typed)
  const far = SPLIT + (correction?.far ?? Infinity)
  if (!correction || correction.far > SURE || far >= (best?.far ?? Infinity)) return best
  return { tokens: halves.map((half) => (half === typed ? { word: correction.word, written: correction.written, typed } : { word: half, written: half })), far }
}

/** Whether a half is a word as it stands, not only by its stem. */
function isWhole(known: Known, half: string): boolean {
  const { lexicon, vocabulary } = known
  return (lexicon.words.has(half) && isKnown(known, half)) || isNameWord(vocabulary, half) || isGrammarWord(half)
}

function isNumberOrSize(word: string): boolean {
  return isNumber(word) || senseAt([word], 0)?.sense.is === 'label'
}

/** Whether a word is a number or a season. */
function isNumber(word: string): boolean {
  return /^[\d./]+$/.test(word)
}

/** Shortest word that tells a language, but for the letters of a size. */
const LEAST_TELLING = 3
/** How much a corrected word tells. */
const CORRECTED = 0.6

/** Returns the number of letters in known words. */
function lettersKnown(known: Known, tokens: readonly Token[]): number {
  const inPhrase = wordsOfPhrases(known, tokens)
  return tokens.reduce((sum, { word, typed, isBegun }, at) => {
    const isLong = word.length >= LEAST_TELLING || (word.length === 2 && senseAt([word], 0)?.sense.is === 'label')
    if (!isLong || isNumber(word) || isBegun || !(inPhrase.has(at) || isKnown(known, word))) return sum
    return sum + (typed === undefined ? word.length : typed.length * CORRECTED)
  }, 0)
}

/** Returns the places of the words that belong to a phrase of a product: واتر بروف. */
function wordsOfPhrases(known: Known, tokens: readonly Token[]): Set<number> {
  const words = tokens.map(({ word }) => word)
  const stems = words.map(stem)
  return new Set(words.flatMap((_, at) => Array.from({ length: phraseAt(known, words, stems, at)?.length ?? 0 }, (__, nth) => at + nth)))
}
