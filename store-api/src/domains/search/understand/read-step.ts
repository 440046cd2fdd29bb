import { senseAt } from '#src/domains/search/language/grammar.ts'
import { isOtherThing } from '#src/domains/search/language/other-things.ts'
import type { Sense } from '#src/domains/search/language/phrases.ts'
import { expandPhrase, expandPrefix, expandWord, countRows } from '#src/domains/search/words/expand.ts'
import { type Known, unlikely } from './correct.ts'
import { type Reading, skipFillers } from './numbers.ts'
import { asWord, partsOfNames, refusedChildren, type Said, trustOf, wordPart } from './parts.ts'
import { isShared } from './joined-parts.ts'
import { phraseAt } from './phrase-at.ts'
import { readPrice } from './read-price.ts'
import { readSeason } from './read-season.ts'
import { readSize } from './read-size.ts'
import { SURE_CORRECTION, type Token } from './tokens.ts'
import { type Part, trust, type Understanding } from './understanding.ts'
import { lowPrice, readWish } from './read-wish.ts'
import { asUse } from './uses.ts'
import { namedAt } from './vocabulary.ts'

/** A reading from a word on: how many words it takes, and what they mean. */
export interface Step {
  length: number
  parts: Part[]
  without?: Part[]
  sort?: Understanding['sort']
}

/** The words of a text, and their stems. */
export interface ReadText {
  known: Known
  tokens: readonly Token[]
  words: readonly string[]
  stems: readonly string[]
}

/** Reads from a word on. `also`: the thing that «and» joins it to. */
export function stepAt(text: ReadText, at: number, also?: Part): Step {
  const { known, tokens, words, stems } = text
  const { lexicon, vocabulary } = known
  const found = senseAt(words, at)
  const named = namedAt(vocabulary, words, at)
  const longest = phraseAt(known, words, stems, at)
  const phrase = also && longest && isShared(known, also, words[at + longest.length - 1]) ? undefined : longest
  const saidIn = (length: number): Said => {
    const said = tokens.slice(at, at + length)
    return {
      typed: typedOf(tokens, at, at + length),
      meant: said.map(({ written }) => written).join(' '),
      isCorrected: said.some(({ far = 0 }) => far > SURE_CORRECTION),
    }
  }
  const two = words.slice(at, at + 2).join(' ')
  if (!phrase && at + 1 < words.length && isOtherThing(two))
    return { length: 2, parts: [wordPart(known, saidIn(2), two, new Map())] }
  const begun = tokens[at]?.isBegun ? begunStep(lexicon, tokens[at]) : undefined
  if (begun) return begun
  const word = words[at] ?? ''
  // Texts have the digits of 1.5 as two words.
  if (isMeasured(words, at))
    return {
      length: 1,
      parts: word
        .split('.')
        .map((digits, nth) => ({
          ...wordPart(known, nth === 0 ? saidIn(1) : { ...saidIn(1), meant: '' }, digits, expandWord(lexicon, digits)),
          isSoft: false,
        })),
    }
  const numbers = readNumbers(known, words, at)
  if (numbers && numbers.length >= (phrase?.length ?? 0)) return stepOf(numbers, saidIn(numbers.length))
  const senseLength =
    found && found.sense.is !== 'filler' ? found.length : (found?.length ?? 0) > 1 ? (found?.length ?? 0) : 0
  // «كورة صغيرة» is not for children.
  const isSized = found?.sense.is === 'sized' && named?.values.every(({ field }) => field === 'gender')
  if (named && !isSized && named.length >= senseLength && named.length >= (phrase?.length ?? 0)) {
    return {
      length: named.length,
      parts: [
        ...partsOfNames(named.values, saidIn(named.length)),
        ...asWord(known, named.values, words.slice(at, at + named.length)),
      ],
      without: refusedChildren(known, words.slice(at, at + named.length)),
    }
  }
  if (phrase && phrase.length >= senseLength) {
    const expansion = expandPhrase(lexicon, phrase.meanings)
    const part = wordPart(known, saidIn(phrase.length), words.slice(at, at + phrase.length).join(' '), expansion)
    return { length: phrase.length, parts: [isJoinedFor(tokens[at]) ? asUse(known, part) : part] }
  }
  if (found?.sense.is === 'for') {
    const from = skipFillers(words, at + found.length)
    // «طقم للعب غير الأهلي»
    if (senseAt(words, from)?.sense.is === 'not') return { length: found.length, parts: [] }
    const step = stepAt(text, from)
    return { ...step, length: from - at + step.length, parts: step.parts.map((part) => asUse(known, part)) }
  }
  const reading = readWish(words, at)
  if (reading) {
    const child = found?.sense.is === 'whom' ? found.sense.child : undefined
    return { ...stepOf(reading, saidIn(reading.length)), without: child ? refusedChildren(known, [child]) : [] }
  }
  if (found?.sense.is === 'shortSleeves')
    return {
      length: found.length,
      parts: [],
      without: [wordPart(known, saidIn(found.length), SLEEVES, expandWord(lexicon, SLEEVES))],
    }
  if (found?.sense.is === 'noClub')
    return { length: found.length, parts: [], without: [ofAnyClub(known, saidIn(found.length))] }
  if (found?.sense.is === 'sort') return { length: found.length, parts: [], sort: found.sense.sort }
  if (found?.sense.is === 'soft')
    return {
      length: found.length,
      parts: [
        {
          ...wordPart(known, saidIn(found.length), words[at] ?? '', expandWord(lexicon, words[at] ?? '')),
          isSoft: true,
        },
      ],
    }
  const low = lowPrice(words, at)
  if (low) return { length: low, parts: [], sort: 'priceAsc' }
  const token = tokens[at]
  if (!token) return { length: 0, parts: [] }
  const isOfProducts = countRows(lexicon, expandWord(lexicon, word)) > 0
  const isStrange = found !== undefined && strange.has(found.sense.is)
  if (found && !isStrange && found.sense.is !== 'label' && !(isOfProducts && weak.has(found.sense.is))) {
    // «باربي» is no misspelt اوربي where no size stands beside it, and «كورة مية» no ball for a hundred.
    const isNothing = found.sense.is === 'number' && found.sense.number >= LEAST_PRICE
    const isGuess =
      isNothing || found.sense.is === 'sized' || (token.typed !== undefined && !unlikely.has(found.sense.is))
    return { length: found.length, parts: isGuess ? [wordPart(known, saidIn(1), word, new Map())] : [] }
  }
  const part = wordPart(known, saidIn(1), word, expandWord(lexicon, word))
  return { length: 1, parts: [isJoinedFor(token) ? asUse(known, part) : part] }
}

/** The clubs of the shop, to refuse any: «مش بتاع نادي». */
function ofAnyClub({ vocabulary }: Known, { typed, meant }: Said): Part {
  const clubs = [...vocabulary.names.values()].flat().filter(({ field }) => field === 'club')
  const slugs = [...new Set(clubs.map(({ slug }) => slug))]
  return { typed, meant, trust: trust.kind, condition: { field: 'club', slugs } }
}

/** Sleeves that a product's name tells of are long. */
const SLEEVES = 'كم'

/** Least number in words that is no count: a hundred. */
const LEAST_PRICE = 100

/** The beginning of a word: of any that begins so. */
function begunStep(lexicon: Known['lexicon'], { word, written }: Token): Step {
  return {
    length: 1,
    parts: [
      {
        typed: written,
        meant: written,
        trust: trust.guess,
        words: { word, expansion: expandPrefix(lexicon, word), isThing: false },
      },
    ],
  }
}

/** Whether a number counts a unit: 40 litres is no size. */
function isMeasured(words: readonly string[], at: number): boolean {
  return /^[\d.]+$/.test(words[at] ?? '') && senseAt(words, at + 1)?.sense.is === 'unit'
}

function readNumbers({ vocabulary }: Known, words: readonly string[], at: number): Reading | undefined {
  return readPrice(words, at) ?? readSize(vocabulary, words, at) ?? readSeason(vocabulary, words, at)
}

function stepOf({ length, conditions }: Reading, { typed, meant }: Said): Step {
  return { length, parts: conditions.map((condition) => ({ typed, meant, trust: trustOf(condition), condition })) }
}

/** Senses of words that are unknown where no number stands beside them: half boots. */
const strange = new Set<Sense['is']>(['half', 'years', 'months'])
/** Senses of words beside others only: old, big. */
const weak = new Set(['not', 'unit', 'which', 'sized', 'low', 'season', 'x', 'numbered', 'bound'])

/** Whether ل is joined to a word: للجيم, لكرة. */
function isJoinedFor(token: Token | undefined): boolean {
  return token?.isUse === true || /^و?لل(?=\p{Script=Arabic}{2})/u.test(token?.word ?? '')
}

/** Returns what was typed for some words. */
export function typedOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ written, typed }) => typed ?? written)
    .join(' ')
}
