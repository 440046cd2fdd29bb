import { isGrammarWord, senseAt } from '#src/domains/search/language/grammar.ts'
import { stem } from '#src/domains/search/language/stem.ts'
import { onOtherKeyboard } from '#src/domains/search/language/typos.ts'
import { expandPhrase, expandPrefix, rowsOf } from '#src/domains/search/words/expand.ts'
import { meaningsAt } from '#src/domains/search/words/lexicon.ts'
import { correct, isKnown, type Known } from './correct.ts'
import { readParts } from './read.ts'
import { type Token, tokensOf } from './tokens.ts'
import { type Correction, type Part, trust, type Understanding } from './understanding.ts'
import { isNameWord, nameBegun } from './vocabulary.ts'

/** A letter that Arabic joins to the next word: لكرة, بكم. */
const JOINED = /^[لبوف](?=\p{Script=Arabic}{3})/u
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
  const read = tokens.map((token, at): Token => {
    const isLast = at === tokens.length - 1
    // «قميص الا»: not yet a refusal.
    const isOpen = isLast && at > 0 && senseAt([token.word], 0)?.sense.is === 'not'
    if (!isOpen && (isKnown(known, token.word) || inPhrase.has(at))) return token
    const bare = token.word.replace(JOINED, '')
    if (bare !== token.word && isKnown(known, bare)) return { ...token, word: bare, ...(token.word.startsWith('ل') ? { isUse: true } : {}) }
    if (isLast && token.word.length >= LEAST_BEGUN && rowsOf(known.lexicon, expandPrefix(known.lexicon, token.word)) > 0) return { ...token, isBegun: true }
    const name = isLast ? nameBegun(known.vocabulary, token.word) : undefined
    if (name) return { ...name, typed: token.written }
    if ((tried += 1) > MOST_TRIED) return token
    const isBesideNumber = [tokens[at - 1], tokens[at + 1]].some((beside) => beside !== undefined && isNumberOrSize(beside.word))
    const correction = correct(known, token.word, isBesideNumber)
    if (!correction) return token
    corrected.push({ typed: token.written, meant: correction.written, kind: 'spelling' })
    return { word: correction.word, written: correction.written, typed: token.written }
  })
  // «تي سيرت»: what was misspelt may be one word with its neighbour.
  return { tokens: corrected.length > 0 ? mended(known, read) : read, corrected }
}

/** Joins words that were typed apart (تي شيرت, al ahly) and splits words that were typed together (تيشيرتالاهلي). */
function mended(known: Known, tokens: readonly Token[]): Token[] {
  const mended: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [one, two] = [tokens[at], tokens[at + 1]]
    if (!one) continue
    const joined = two && joinedOf(known, one, two)
    if (joined) at += 1
    mended.push(...(joined ? [joined] : apart(known, one)))
  }
  return mended
}

function joinedOf(known: Known, one: Token, two: Token): Token | undefined {
  const word = one.word + two.word
  if (/\d/.test(word) || (isKnown(known, one.word) && isKnown(known, two.word)) || !isKnown(known, word)) return undefined
  return { word, written: `${one.written} ${two.written}` }
}

/** Shortest half of a word that is split, and longest word. */
const LEAST_HALF = 3
const MOST_SPLIT = 30

function apart(known: Known, whole: Token): Token[] {
  const { word } = whole
  if (word.length < 2 * LEAST_HALF || word.length > MOST_SPLIT || isKnown(known, word)) return [whole]
  for (let i = word.length - LEAST_HALF; i >= LEAST_HALF; i -= 1) {
    const halves = [word.slice(0, i), word.slice(i)]
    if (halves.every((half) => isWhole(known, half))) return halves.map((half) => ({ word: half, written: half }))
  }
  return [whole]
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
    return sum + word.length * (typed === undefined ? 1 : CORRECTED)
  }, 0)
}

/** Returns the places of the words that belong to a phrase of a product: واتر بروف. */
function wordsOfPhrases({ lexicon }: Known, tokens: readonly Token[]): Set<number> {
  const stems = tokens.map(({ word }) => stem(word))
  return new Set(
    stems.flatMap((_, at) => {
      const longest = meaningsAt(lexicon, stems, at).findLast(({ length, meanings }) => length > 1 && rowsOf(lexicon, expandPhrase(lexicon, meanings)) > 0)
      return Array.from({ length: longest?.length ?? 0 }, (__, nth) => at + nth)
    }),
  )
}
