import { normalise } from './normalise.ts'
import { phrases, type Sense } from './phrases.ts'
import { withoutArticle } from './stem.ts'

/** Longest phrase, in words. */
const LONGEST = 5

const senses = new Map<string, Sense>()
for (const [sense, text] of phrases) {
  for (const phrase of text.split(',')) {
    const key = normalise(phrase)
    // The first one wins: an intent before a filler.
    if (key !== '' && !senses.has(key)) senses.set(key, sense)
  }
}

/** The words of the grammar that are no part of a longer phrase, to correct what was typed. */
export const grammarWords: readonly string[] = [...new Set([...senses.keys()].flatMap((key) => key.split(' ')))].filter((word) => word.length > 2)

const singleWords = new Set([...senses.keys()].flatMap((key) => key.split(' ')))

/** Words of boys and of girls: who asks for one does not want what is for the other. */
const children = [['اولاد', 'ولد', 'ولادي', 'صبيان', 'boys', 'boy'], ['بنات', 'بنت', 'بناتي', 'girls', 'girl']]

/** Returns the words of the other children, for a word of one. */
export function otherChildren(word: string): readonly string[] {
  const bare = withoutArticle(word)
  const nth = children.findIndex((words) => words.includes(bare))
  return nth < 0 ? [] : (children[1 - nth] ?? [])
}

/** Whether a word is one of the grammar, alone or in a phrase. */
export function isGrammarWord(word: string): boolean {
  return singleWords.has(word) || singleWords.has(word.replace(JOINED, ''))
}

/** Returns the sense of the longest phrase that begins at a word, and its number of words. */
export function senseAt(words: readonly string[], start: number): { sense: Sense; length: number } | undefined {
  for (let length = Math.min(LONGEST, words.length - start); length > 0; length -= 1) {
    const phrase = words.slice(start, start + length).join(' ')
    const sense = senses.get(phrase) ?? senses.get(phrase.replace(JOINED, '').replace(/^لل/u, 'ال'))
    if (sense) return { sense, length }
  }
  return undefined
}

/** A letter that Arabic joins to the next word: بحدود, واكتر. */
const JOINED = /^[وب](?=\p{Script=Arabic}{2})/u
