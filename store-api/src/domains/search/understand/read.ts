import { senseAt } from '#src/domains/search/language/grammar.ts'
import { isOtherThing } from '#src/domains/search/language/other-things.ts'
import type { Sense } from '#src/domains/search/language/phrases.ts'
import { stem } from '#src/domains/search/language/stem.ts'
import { expandPhrase, expandPrefix, expandWord, rowsOf } from '#src/domains/search/words/expand.ts'
import { meaningsAt } from '#src/domains/search/words/lexicon.ts'
import { type Known, unlikely } from './correct.ts'
import { type Reading, skipFillers } from './numbers.ts'
import { asWord, oneOfEach, partsOfNames, refusedChildren, type Said, softGifts, trustOf, wordPart } from './parts.ts'
import { readPrice } from './read-price.ts'
import { readSeason } from './read-season.ts'
import { readSize } from './read-size.ts'
import { SURE_CORRECTION, type Token } from './tokens.ts'
import { type Part, trust, type Understanding } from './understanding.ts'
import { asUse, otherSports, withUses } from './uses.ts'
import { isNameWord, namedAt } from './vocabulary.ts'

/** Parts of a text; more are ignored, so that no text costs more. */
const MOST_PARTS = 12

type Step = { length: number; parts: Part[]; without?: Part[]; sort?: Understanding['sort'] }

/** Reads the conditions and words of a text. */
export function readParts(known: Known, tokens: readonly Token[]): Pick<Understanding, 'parts' | 'without' | 'sort'> {
  const words = tokens.map(({ word }) => word)
  const text: ReadText = { known, tokens, words, stems: words.map(stem) }
  const reading: Pick<Understanding, 'parts' | 'without' | 'sort'> = { parts: [], without: [], sort: null }
  for (let at = 0; at < words.length;) {
    const isNot = senseAt(words, at)
    // «مش اكتر من 500» refuses nothing.
    const refused = isNot?.sense.is === 'not' && !readPrice(words, at) ? refusedAt(text, at + isNot.length) : undefined
    const step = stepAt(text, refused ?? at)
    if (refused === undefined) reading.parts.push(...step.parts)
    else
      reading.without.push(
        ...step.parts.map((part) => ({ ...part, typed: typedOf(tokens, at, refused + step.length) })),
      )
    reading.without.push(...(step.without ?? []))
    reading.sort ??= (refused === undefined ? step.sort : opposite(step.sort)) ?? null
    at = (refused ?? at) + Math.max(1, step.length)
    for (
      let also = refused === undefined ? undefined : alsoRefused(text, at, step);
      also;
      also = alsoRefused(text, at, also)
    ) {
      const { at: from, ...next } = also
      reading.without.push(...next.parts)
      at = from + next.length
    }
  }
  const parts = softGifts(known, oneOfEach(withUses(known, reading.parts)))
  return {
    ...reading,
    without: [...reading.without, ...otherSports(known, parts)],
    parts:
      parts.length > 0 || reading.without.length > 0 || reading.sort
        ? parts.slice(0, MOST_PARTS)
        : fillersAsWords(known, tokens),
  }
}

/** Reads another value of what is refused: «not red or white», «غير نايكي وبوما». */
function alsoRefused(text: ReadText, at: number, { parts: [refused] }: Step): (Step & { at: number }) | undefined {
  const joined = senseAt(text.words, at)
  const from = joined?.sense.is === 'and' ? at + joined.length : text.words[at]?.startsWith('و') ? at : undefined
  if (from === undefined || !refused?.condition) return undefined
  const step = stepAt(text, from)
  return step.parts[0]?.condition?.field === refused.condition.field ? { ...step, at: from } : undefined
}

interface ReadText {
  known: Known
  tokens: readonly Token[]
  words: readonly string[]
  stems: readonly string[]
}

function stepAt(text: ReadText, at: number): Step {
  const { known, tokens, words, stems } = text
  const { lexicon, vocabulary } = known
  const found = senseAt(words, at)
  const named = namedAt(vocabulary, words, at)
  const phrase = phraseAt(known, words, stems, at)
  const textOf = (length: number): Said => {
    const said = tokens.slice(at, at + length)
    return {
      typed: typedOf(tokens, at, at + length),
      meant: said.map(({ written }) => written).join(' '),
      isCorrected: said.some(({ far = 0 }) => far > SURE_CORRECTION),
    }
  }
  const two = words.slice(at, at + 2).join(' ')
  if (!phrase && at + 1 < words.length && isOtherThing(two))
    return { length: 2, parts: [wordPart(known, textOf(2), two, new Map())] }
  const begun = tokens[at]?.isBegun ? begunStep(lexicon, tokens[at]) : undefined
  if (begun) return begun
  const numbers = readNumbers(known, words, at)
  if (numbers) return stepOf(numbers, textOf(numbers.length))
  const senseLength =
    found && found.sense.is !== 'filler' ? found.length : (found?.length ?? 0) > 1 ? (found?.length ?? 0) : 0
  if (named && named.length >= senseLength && named.length >= (phrase?.length ?? 0)) {
    return {
      length: named.length,
      parts: [
        ...partsOfNames(named.values, textOf(named.length)),
        ...asWord(known, named.values, words.slice(at, at + named.length)),
      ],
      without: refusedChildren(known, words.slice(at, at + named.length)),
    }
  }
  if (phrase && phrase.length >= senseLength) {
    const expansion = expandPhrase(lexicon, phrase.meanings)
    const part = wordPart(known, textOf(phrase.length), words.slice(at, at + phrase.length).join(' '), expansion)
    return { length: phrase.length, parts: [isJoinedFor(tokens[at]) ? asUse(known, part) : part] }
  }
  if (found?.sense.is === 'for') {
    const from = skipFillers(words, at + found.length)
    // «طقم للعب غير الأهلي»
    if (senseAt(words, from)?.sense.is === 'not') return { length: found.length, parts: [] }
    const step = stepAt(text, from)
    return { ...step, length: from - at + step.length, parts: step.parts.map((part) => asUse(known, part)) }
  }
  const reading = wish(words, at, found)
  if (reading) {
    const child = found?.sense.is === 'whom' ? found.sense.child : undefined
    return { ...stepOf(reading, textOf(reading.length)), without: child ? refusedChildren(known, [child]) : [] }
  }
  if (found?.sense.is === 'sort') return { length: found.length, parts: [], sort: found.sense.sort }
  if (found?.sense.is === 'soft')
    return {
      length: found.length,
      parts: [
        {
          ...wordPart(known, textOf(found.length), words[at] ?? '', expandWord(lexicon, words[at] ?? '')),
          isSoft: true,
        },
      ],
    }
  const low = lowPrice(words, at)
  if (low) return { length: low, parts: [], sort: 'priceAsc' }
  const token = tokens[at]
  if (!token) return { length: 0, parts: [] }
  const { word } = token
  const isOfProducts = rowsOf(lexicon, expandWord(lexicon, word)) > 0
  const isStrange = found !== undefined && strange.has(found.sense.is)
  if (found && !isStrange && found.sense.is !== 'label' && !(isOfProducts && weak.has(found.sense.is))) {
    // «باربي» is no misspelt اوربي where no size stands beside it, and «كورة مية» no ball for a hundred.
    const isNothing = found.sense.is === 'number' && found.sense.number >= LEAST_PRICE
    const isGuess = isNothing || (token.typed !== undefined && !unlikely.has(found.sense.is))
    return { length: found.length, parts: isGuess ? [wordPart(known, textOf(1), word, new Map())] : [] }
  }
  const part = wordPart(known, textOf(1), word, expandWord(lexicon, word))
  return { length: 1, parts: [isJoinedFor(token) ? asUse(known, part) : part] }
}

/** Least number in words that is no count: a hundred. */
const LEAST_PRICE = 100

/** A letter that Arabic joins to the next word: لكرة, وشورت. */
export const JOINED = /^[لبو](?=\p{Script=Arabic}{3})/u

/** Returns the longest phrase of a product that begins at a word: واتر بروف, also «بكرة القدم». */
export function phraseAt(
  { lexicon }: Known,
  words: readonly string[],
  stems: readonly string[],
  at: number,
): { length: number; meanings: number[] } | undefined {
  const word = words[at] ?? ''
  const bare = word.replace(JOINED, '')
  const starts = bare === word ? [stems] : [stems, stems.with(at, stem(bare))]
  const found = starts.flatMap((each) => meaningsAt(lexicon, each, at))
  const isOfProducts = ({ length, meanings }: (typeof found)[number]) =>
    length > 1 && rowsOf(lexicon, expandPhrase(lexicon, meanings)) > 0
  // «كوتشي كورة سلة» are shoes for basketball.
  return found.findLast(
    (each) => isOfProducts(each) && !meaningsAt(lexicon, stems, at + each.length - 1).some(isOfProducts),
  )
}

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

function readNumbers({ vocabulary }: Known, words: readonly string[], at: number): Reading | undefined {
  return readPrice(words, at) ?? readSize(vocabulary, words, at) ?? readSeason(vocabulary, words, at)
}

function stepOf({ length, conditions }: Reading, { typed, meant }: Said): Step {
  return { length, parts: conditions.map((condition) => ({ typed, meant, trust: trustOf(condition), condition })) }
}

/** Senses of words that are unknown where no number stands beside them: half boots. */
const strange = new Set<Sense['is']>(['half', 'years', 'months'])
/** Senses of words beside others only: old, big. */
const weak = new Set(['which', 'sized', 'low', 'season', 'x', 'numbered', 'bound'])

/** Whether ل is joined to a word: للجيم, لكرة. */
function isJoinedFor(token: Token | undefined): boolean {
  return token?.isUse === true || /^و?لل(?=\p{Script=Arabic}{2})/u.test(token?.word ?? '')
}

/** The conditions of a single phrase of the grammar. */
function wish(words: readonly string[], at: number, found: ReturnType<typeof senseAt>): Reading | undefined {
  if (!found) return undefined
  const { sense } = found
  // «لأختي الكبيرة» tells no size.
  const isOlder = sense.is === 'whom' && senseAt(words, at + found.length)?.sense.is === 'sized'
  const length = found.length + Number(isOlder)
  if (sense.is === 'offers') return { length, conditions: [{ field: 'offers' }] }
  if (sense.is === 'stock') return { length, conditions: [{ field: 'inStock' }] }
  if (sense.is === 'bodies') return { length, conditions: [{ field: 'clothes' }] }
  if (sense.is === 'whom')
    return {
      length,
      conditions: [{ field: 'gender', slugs: sense.gender === 'kids' ? ['kids'] : [sense.gender, 'unisex'] }],
    }
  if (sense.is === 'adults') return { length, conditions: [{ field: 'gender', slugs: ['men', 'women', 'unisex'] }] }
  return undefined
}

/** Returns the number of words of «سعره كويس», low price; 0 where there are none. */
function lowPrice(words: readonly string[], at: number): number {
  const one = senseAt(words, at)
  const behind = one ? afterFillers(words, at + one.length) : undefined
  const two = behind === undefined ? undefined : senseAt(words, behind)
  const senses = [one?.sense.is, two?.sense.is]
  return behind !== undefined && two && senses.includes('cost') && senses.includes('low') ? behind + two.length - at : 0
}

function fillersAsWords(known: Known, tokens: readonly Token[]): Part[] {
  return tokens
    .slice(0, MOST_PARTS)
    .map(({ word, written, typed = written }) =>
      wordPart(known, { typed, meant: written, isCorrected: false }, word, expandWord(known.lexicon, word)),
    )
}

function typedOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ written, typed }) => typed ?? written)
    .join(' ')
}

/** Returns the place of what is refused, behind fillers and another «not»: black but not Germany. */
function afterFillers(words: readonly string[], from: number): number | undefined {
  let at = from
  for (let found = senseAt(words, at); found && isSkipped(found.sense); found = senseAt(words, at)) at += found.length
  return at < words.length ? at : undefined
}

/**
 * Returns the place of what is refused: behind fillers, and behind words that say nothing before a name: not like grass
 * green, غير منتخب مصر.
 */
function refusedAt(text: ReadText, from: number): number | undefined {
  const { known, words } = text
  const first = afterFillers(words, from)
  for (let at = first; at !== undefined; at = afterFillers(words, at + 1)) {
    const [part] = stepAt(text, at).parts
    if (part?.condition) return at
    const saysNothing =
      part?.words !== undefined &&
      (rowsOf(known.lexicon, part.words.expansion) === 0 || isNameWord(known.vocabulary, words[at] ?? ''))
    if (!saysNothing) return first
  }
  return first
}

/** «ليس من اللون الأحمر» */
function isSkipped(sense: Sense): boolean {
  return ['filler', 'and', 'not', 'for'].includes(sense.is) || (sense.is === 'price' && sense.how === 'between')
}

/** «مش غالي» is cheap. */
function opposite(sort: Step['sort']): Step['sort'] {
  return sort === 'priceDesc' ? 'priceAsc' : sort === 'priceAsc' ? 'priceDesc' : undefined
}
