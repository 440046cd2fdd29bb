import { senseAt } from '#src/domains/search/language/grammar.ts'
import { normalise } from '#src/domains/search/language/normalise.ts'
import { farFromOtherThing, isOtherThing } from '#src/domains/search/language/other-things.ts'
import { stem } from '#src/domains/search/language/stem.ts'
import { onOtherKeyboard, skeleton, SMALL } from '#src/domains/search/language/typos.ts'
import { countRows } from '#src/domains/search/words/expand.ts'
import { isKnown, type Known } from './correct.ts'
import { readParts } from './read.ts'
import { wordsOfPhrases } from './phrase-at.ts'
import { isNumber, type Spelled, spelled } from './spell.ts'
import { SURE_CORRECTION, type Token, tokensOf } from './tokens.ts'
import { type Part, trust, type Understanding } from './understanding.ts'
import { namedFields } from './vocabulary.ts'

/**
 * Understands a search text: conditions, words, what is not wanted, what was corrected. Looks at the words of the
 * catalogue, never at products. Undefined for a text without words.
 */
export function understand(known: Known, text: string): Understanding | undefined {
  const typed = tokensOf(text)
  if (typed.length === 0) return undefined
  const here = spelled(known, typed)
  const { tokens, corrected } = onKeyboard(known, text, typed, here) ?? here
  const { parts, without, sort } = readParts(known, tokens)
  // A thing that is not sold rules over what stands beside its name: a yoga mat is not the bag for one.
  const isOther = ({ words, isSoft }: Part) =>
    words !== undefined && !isSoft && !words.isThing && isOtherThing(words.word)
  const modifiers = parts.map((part, at) => (isOther(part) && !part.words?.isUse ? modifierOf(parts, at) : undefined))
  const isThing = (part: Part) => part.words?.isThing === true && part.trust >= trust.word && !modifiers.includes(part)
  const hasThing = parts.some(isThing)
  // A guess beside something that is named, «شنطة جوتشي», would change the thing.
  const isGuess = (part: Part) => hasThing && part.words?.isThing === true && !isThing(part)
  const isUnknown = (part: Part) =>
    isGuess(part) ||
    (part.words !== undefined && countRows(known.lexicon, part.words.expansion) === 0) ||
    (!hasThing && (isOther(part) || part.words?.word.length === 1))
  const unknown = parts
    .filter((part) => isUnknown(part) && (!part.isSoft || PRICE.test(part.typed)))
    .map((part) => part.typed)
  // The shop's synonyms may have jackets for a coat: they are shown, and not as coats.
  const isNear = ({ words, meant }: Part) =>
    isOtherThing(words?.word ?? normalise(meant)) && (words ? !isOfProducts(known, words.word) : !hasThing)
  const isNamed = parts.some(({ condition }) => condition?.field === 'club' || condition?.field === 'brand')
  const kept = parts.filter(
    (part) => !isUnknown(part) && (hasThing || !parts.some(isOther) || (isNamed && part.condition !== undefined)),
  )
  const isAlone = parts.filter(({ isSoft }) => !isSoft).length === 1
  const isTold = kept.some(
    ({ words, condition, isSoft }) => !isSoft && (words || namedFields.some((field) => field === condition?.field)),
  )
  return {
    parts: kept,
    without,
    sort,
    corrected: corrected.filter(({ typed: word }) => !unknown.includes(word)),
    // A letter is no name of a thing beside one.
    unknown: unknown.filter((word) => word.length > 1 || !isTold),
    guessed: [
      ...tokens.flatMap((token) =>
        token.typed !== undefined && (isGuessed(known, token) || (isAlone && isSound(token))) ? token.typed : [],
      ),
      ...kept.filter(isNear).map((part) => part.typed),
    ].filter((word) => !unknown.includes(word)),
    offered: parts.some(isGuess) ? tokens.map(({ written }) => written).join(' ') : null,
  }
}

/** A number that may be a price, «هودي 900»: those of names are shorter or have letters. */
const PRICE = /^\d{3,}$/

/** Whether texts of products have the words of a phrase, not only their synonyms. */
function isOfProducts({ lexicon }: Known, phrase: string): boolean {
  const hasRows = (number: number) => (lexicon.postings.lengths[number] ?? 0) > 0
  return phrase.split(' ').every((word) => (lexicon.byStem.get(stem(word)) ?? []).some(hasRows))
}

/** Returns the thing that a noun rules over: ahead of it in English, behind it in Arabic («مرمى كورة»). */
function modifierOf(parts: readonly Part[], at: number): Part | undefined {
  const beside = parts[LATIN.test(parts[at]?.typed ?? '') ? at - 1 : at + 1]
  return beside?.words?.isThing && !beside.typed.startsWith('و') ? beside : undefined
}

/**
 * Whether another word is looked for in place of one, or none: «حذاء سلامة» is no greeting. Only a name of a club or
 * brand, a word of the grammar and what sounds alike in the other script are as sure as a slip.
 */
function isGuessed({ vocabulary }: Known, { word, typed = '', far = 0 }: Token): boolean {
  const sense = senseAt([word], 0)?.sense.is
  if (sense === 'filler') return far > 0
  const isSaidSo = LATIN.test(word) !== LATIN.test(typed) || (hasSoundsOf(word, typed) && !vocabulary.words.has(word))
  const isSure = vocabulary.names.has(word) || sense !== undefined || isSaidSo
  return far > (isSure && word.length > SHORT ? SURE_CORRECTION : SLIP)
}

/** Whether a word was corrected by its sound in the other script, which is never enough alone: baskoot is no basket. */
function isSound({ word, typed = '', far = 0 }: Token): boolean {
  return far > SLIP && LATIN.test(word) !== LATIN.test(typed)
}

/** Whether two words in Latin letters differ by vowels alone, which everybody writes another way: koret, korat. */
function hasSoundsOf(word: string, typed: string): boolean {
  const sounds = skeleton(typed.toLowerCase())
  return LATIN.test(word) && sounds.length >= LEAST_SOUNDS && sounds === skeleton(word)
}

/** Fewest consonants that tell a word. */
const LEAST_SOUNDS = 3

const LATIN = /[a-z]/i

/** In words of this length another letter makes another word: lego is no leg. */
const SHORT = 4
/** A letter that was doubled. */
const SLIP = 0.3

/** Reads a text of which hardly a word is known as if it was typed in the other layout, if more of it is known then. */
function onKeyboard(known: Known, text: string, typed: readonly Token[], here: Spelled): Spelled | undefined {
  const lettersOf = (tokens: readonly Token[]) =>
    tokens.reduce((sum, { word }) => sum + (isNumber(word) || word.length < LEAST_TELLING ? 0 : word.length), 0)
  const other = lettersKnown(known, typed) * LEAST_STRANGE > lettersOf(typed) ? undefined : onOtherKeyboard(text)
  if (other === undefined) return undefined
  const { tokens } = spelled(known, tokensOf(other))
  // Short words are spelt by chance in the other layout: bowl, bonbon.
  const isCorrected = text.trim().length <= SHORT && tokens.some((token) => token.typed !== undefined)
  if (isCorrected || (text.trim().length < 2 * SHORT && tokens.length > typed.length)) return undefined
  const shareKnown = (some: readonly Token[]) => lettersKnown(known, some) / Math.max(1, lettersOf(some))
  const there = shareKnown(tokens)
  if (there < LEAST_KNOWN || there <= shareKnown(here.tokens)) return undefined
  const meant = tokens.map(({ written }) => written).join(' ')
  return {
    tokens: tokens.map(({ word, written, typed, far = 0 }) => ({
      word,
      written,
      ...(isGuessed(known, { word, written, far }) ? { typed, far } : {}),
    })),
    corrected: [{ typed: text.trim(), meant, kind: 'keyboard' }],
  }
}

/** A text that is known by a third of its letters stays; in the other layout half of them must be known. */
const LEAST_STRANGE = 3
const LEAST_KNOWN = 0.5
/** Shortest word that tells a language, but for the letters of a size. */
const LEAST_TELLING = 3
/** How much a corrected word tells; a guess for less than four letters tells nothing. */
const CORRECTED = 0.6

/** «towl» is a towel, and nothing in the other layout. */
function isNearOtherThing(word: string): boolean {
  return isOtherThing(word) || (word.length >= SHORT && farFromOtherThing(word, SMALL) <= SMALL)
}

/** Returns the number of letters in known words. */
function lettersKnown(known: Known, tokens: readonly Token[]): number {
  const inPhrase = wordsOfPhrases(known, tokens)
  return tokens.reduce((sum, { word, typed, far = 0, isBegun }, at) => {
    const isLong = word.length >= LEAST_TELLING || (word.length === 2 && senseAt([word], 0)?.sense.is === 'label')
    if (!isLong || isNumber(word) || isBegun || !(inPhrase.has(at) || isKnown(known, word) || isNearOtherThing(word)))
      return sum
    return (
      sum +
      (typed === undefined ? word.length : far > SURE_CORRECTION && word.length < SHORT ? 0 : typed.length * CORRECTED)
    )
  }, 0)
}
