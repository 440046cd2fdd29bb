import { grammarPhrases } from '#src/domains/search/language/grammar.ts'
import { normalise } from '#src/domains/search/language/normalise.ts'
import { otherPhrases } from '#src/domains/search/language/other-things.ts'
import { remember } from '#src/domains/search/language/remember.ts'
import { stem, withoutArticle } from '#src/domains/search/language/stem.ts'
import { nicknamesIn, type Word, writtenWordsOf } from '#src/domains/search/language/words.ts'
import { type PhraseWords, phraseWordsOf } from './phrase-words.ts'

/** Filters whose values a search text names. */
export const namedFields = ['club', 'brand', 'color', 'gender'] as const
export type NamedField = (typeof namedFields)[number]

/** A name of a shop, in both languages. */
export interface ShopName {
  filter: string
  slug: string
  ar: string
  en: string
  position: number
  /** Other names of a club; the numbers of a shoe size in other systems. */
  nicknames?: string | null
  /** What a size is for. */
  kind?: string | null
}

/** A value of a filter that a phrase names. */
export interface NamedValue {
  field: NamedField
  slug: string
  /** Whether it is the club of a player who is named. */
  isPlayer?: boolean
}

/** A size by the number or letters on its label, in whole or without its unit. */
export interface SizeName {
  slug: string
  /** What it is for; numbers of years, for example. */
  isAge: boolean
}

/** What the phrases of a shop's names mean. Made anew when a name changes. */
export interface Vocabulary {
  /** Names of clubs and brands as they are written: a name is never stemmed, since بلوزة is not البلوز. */
  names: Map<string, NamedValue[]>
  /**
   * Colours and audiences by the stems of their words, each in the first spelling of its colour: azra2 فاتح is ازرق
   * فاتح.
   */
  kinds: Map<string, NamedValue[]>
  colorStems: Map<string, string>
  /** Single words of all of them, which are known though no product's text has them, in their original spelling. */
  words: Map<string, string>
  /** Sizes by label; a British or American number with its system before it: uk 8. */
  sizes: Map<string, SizeName[]>
  /** Sizes of what is worn on the body. */
  clothes: string[]
  /** Seasons, the newest first. */
  seasons: { slug: string; begins: number }[]
  /** The phrases of names, synonyms and the grammar. */
  phraseWords: PhraseWords
  /** Synonym groups that name nothing of these, for the index of words. */
  otherGroups: string[][]
}

/** Longest phrase, in words. */
export const LONGEST_NAME = 5

/** The words of a phrase. */
interface Phrase {
  written: readonly Word[]
  words: readonly string[]
}

/** Kept, because a changed name reads all synonyms again. */
const readPhrase = remember((text): Phrase => {
  const written = writtenWordsOf(text)
  return { written, words: written.map(({ word }) => word) }
}, 20_000)

/** Reads the names of a shop and the synonym groups that contain one. */
export function createVocabulary(shopNames: readonly ShopName[], groups: readonly (readonly string[])[]): Vocabulary {
  const vocabulary: Vocabulary = {
    names: new Map(),
    kinds: new Map(),
    colorStems: new Map(),
    words: new Map(),
    sizes: new Map(),
    clothes: [],
    seasons: seasonsOf(shopNames),
    phraseWords: new Map(),
    otherGroups: [],
  }
  const all = shopNames.flatMap(({ filter, slug, ar, en, nicknames }) => {
    const field = namedFields.find((each) => each === filter)
    return field ? [{ field, slug, texts: [ar, en], nicknames: nicknames ?? '' }] : []
  })
  vocabulary.colorStems = colorStemsOf(
    all.flatMap(({ field, texts }) => (field === 'color' ? texts : [])),
    groups,
  )
  for (const { field, slug, texts } of all)
    for (const text of texts) for (const phrase of spellingsOf(text)) addPhrase(vocabulary, { field, slug }, phrase)
  for (const { field, slug, nicknames } of all) {
    for (const nickname of nicknamesIn(nicknames)) {
      const phrase = readPhrase(nickname).written.filter(({ word }, i) => i > 0 || word !== 'the')
      // أسود is black before it is a club of lions.
      if (
        !vocabulary.kinds.has(
          kindKey(
            vocabulary,
            phrase.map(({ word }) => word),
          ),
        )
      )
        addPhrase(vocabulary, { field, slug }, phrase)
    }
  }
  const own = new Map([...vocabulary.names, ...vocabulary.kinds])
  for (const group of groups) {
    const firsts = findNamedValues(vocabulary, own, group.slice(0, 1))
    // A player's group begins with his name, a club's with the club's.
    const values = findNamedValues(vocabulary, own, group).map((value) =>
      value.field === 'club' && firsts.every(({ slug }) => slug !== value.slug) ? { ...value, isPlayer: true } : value,
    )
    for (const value of values)
      for (const phrase of group) {
        const words = readPhrase(phrase).written
        addPhrase(vocabulary, value, words)
        if (words.length > 2) addPhrase(vocabulary, value, withoutLatinArticles(words))
      }
    // What names a club or brand is not looked for as a word too.
    if (!values.some(isName)) vocabulary.otherGroups.push([...group])
  }
  // girls is in a group with بناتي, and that is in one with children.
  const audiences = new Map(vocabulary.kinds)
  for (const group of groups) {
    const values = findNamedValues(vocabulary, audiences, group).filter(({ field }) => field === 'gender')
    for (const value of values) for (const phrase of group) addPhrase(vocabulary, value, readPhrase(phrase).written)
  }
  for (const row of shopNames) {
    if (row.filter !== 'size') continue
    addSize(vocabulary, row)
    if (row.kind === 'clothes' || row.kind === 'kids') vocabulary.clothes.push(row.slug)
  }
  const namePhrases = [
    ...all.flatMap(({ texts, nicknames }) => [...texts, ...nicknamesIn(nicknames)]),
    ...groups.flat(),
  ].map((phrase) => readPhrase(phrase).words)
  vocabulary.phraseWords = phraseWordsOf([...grammarPhrases, ...otherPhrases, ...namePhrases])
  return vocabulary
}

function findNamedValues(
  vocabulary: Vocabulary,
  known: ReadonlyMap<string, NamedValue[]>,
  group: readonly string[],
): NamedValue[] {
  return group.flatMap((phrase) => {
    const { words } = readPhrase(phrase)
    return known.get(words.join(' ')) ?? known.get(kindKey(vocabulary, words)) ?? []
  })
}

/** Returns the stem of the first spelling of a colour, by the stem of each. */
function colorStemsOf(colors: readonly string[], groups: readonly (readonly string[])[]): Map<string, string> {
  const stemOf = (phrase: string) => readPhrase(phrase).words.map(stem)
  const named = new Set(colors.map((name) => stemOf(name).join(' ')))
  const singles = groups.map((group) =>
    group.map(stemOf).flatMap(([one, ...others]) => (one !== undefined && others.length === 0 ? [one] : [])),
  )
  return new Map(
    singles.flatMap((stems) =>
      stems.some((each) => named.has(each)) ? stems.map((each): [string, string] => [each, stems[0] ?? each]) : [],
    ),
  )
}

/** An article of Arabic, typed apart in Latin letters. */
const ARTICLE = /^[ae]l$/

/** Returns the values of the longest phrase that begins at a word, and its number of words. */
export function namedAt(
  vocabulary: Vocabulary,
  words: readonly string[],
  start: number,
): { values: NamedValue[]; length: number } | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length - start); length > 0; length -= 1) {
    const [first = '', ...behind] = words.slice(start, start + length)
    // «el montakhab el masry»
    const others = behind.filter((word) => !ARTICLE.test(word))
    if (others.length < behind.length && ARTICLE.test(words[start + length - 1] ?? '')) continue
    for (const each of withoutClitics(first)) {
      const values =
        vocabulary.names.get([each, ...others].join(' ')) ??
        vocabulary.kinds.get(kindKey(vocabulary, [each, ...others]))
      if (values) return { values, length }
    }
  }
  return undefined
}

/** Whether a single word names something, or is part of such a name. */
export function isNameWord(vocabulary: Vocabulary, word: string): boolean {
  return (
    vocabulary.words.has(word) ||
    withoutClitics(word).some((each) => vocabulary.names.has(each) || vocabulary.kinds.has(kindKey(vocabulary, [each])))
  )
}

/** Shortest beginning of a name. */
const LEAST_BEGUN = 3

/** Returns the shortest word of a name that begins so. */
export function nameBegun({ words }: Vocabulary, beginning: string): Word | undefined {
  if (beginning.length < LEAST_BEGUN) return undefined
  const begun = [...words].filter(([word, written]) => word.startsWith(beginning) && !written.includes(' '))
  const [word, written] = begun.toSorted(([one], [other]) => one.length - other.length)[0] ?? []
  return word === undefined || written === undefined ? undefined : { word, written }
}

function isName({ field }: Pick<NamedValue, 'field'>): boolean {
  return field === 'club' || field === 'brand'
}

/** Returns a word without what Arabic and its Latin spelling join to it: والأهلي, للأهلي, الليفربول, elzamalek. */
function withoutClitics(word: string): string[] {
  const article = word.replace(/^[وفبك]ال(?=..)/u, 'ال').replace(/^و?لل(?=..)/u, 'ال')
  const letter = /^[وبل](?=\p{Script=Arabic}{3})/u.test(word) ? word.slice(1) : word
  const latin = /^(?:el|al)([a-z]{3,})$/.exec(word)?.[1] ?? word
  return [...new Set([word, article, withoutArticle(word), latin, letter])]
}

/** Returns a name as written, and without its articles. */
function spellingsOf(text: string): (readonly Word[])[] {
  const words = readPhrase(text).written
  const bare = words.map(({ word, written }) => ({ word: withoutArticle(word), written }))
  return [words, bare, withoutLatinArticles(words)]
}

function withoutLatinArticles(words: readonly Word[]): Word[] {
  return words.filter(({ word }, at) => !ARTICLE.test(word) || at === words.length - 1)
}

function kindKey({ colorStems }: Vocabulary, words: readonly string[]): string {
  return words.map((word) => colorStems.get(stem(word)) ?? stem(word)).join(' ')
}

function addPhrase(vocabulary: Vocabulary, value: NamedValue, phrase: readonly Word[]): void {
  if (phrase.length === 0 || phrase.length > LONGEST_NAME) return
  const map = isName(value) ? vocabulary.names : vocabulary.kinds
  const words = phrase.map(({ word }) => word)
  const phraseKey = (some: readonly string[]) => (isName(value) ? some.join(' ') : kindKey(vocabulary, some))
  add(map, phraseKey(words), value)
  // Many leave the space out: realmadrid.
  if (words.length > 1) add(map, phraseKey([words.join('')]), value)
  for (const { word, written } of phrase) if (!vocabulary.words.has(word)) vocabulary.words.set(word, written)
}

function add(map: Map<string, NamedValue[]>, key: string, value: NamedValue): void {
  const values = map.get(key) ?? []
  map.set(key, values)
  if (!values.some(({ field, slug }) => field === value.field && slug === value.slug)) values.push(value)
}

/** Adds a size by its labels, «10 سنين» by 10 too, and by the numbers of other systems. */
function addSize({ sizes }: Vocabulary, { slug, ar, en, nicknames, kind }: ShopName): void {
  const isAge = kind === 'kids'
  const keys = new Set([
    ...[ar, en].flatMap((label) => [labelKey(label), ...(isAge ? [String(Number.parseInt(label, 10))] : [])]),
    ...(nicknames ?? '').split(','),
  ])
  for (const key of keys) if (key !== '') sizes.set(key, [...(sizes.get(key) ?? []), { slug, isAge }])
}

/** Returns a label as it is looked up: with its half, 42.5. */
export function labelKey(label: string): string {
  return label.trim().split('.').map(normalise).join('.')
}

function seasonsOf(shopNames: readonly ShopName[]): Vocabulary['seasons'] {
  return shopNames
    .filter(({ filter }) => filter === 'season')
    .toSorted((a, b) => a.position - b.position)
    .map(({ slug, en }) => ({ slug, begins: Number(/\d{4}/.exec(en)?.[0] ?? 0) }))
}
