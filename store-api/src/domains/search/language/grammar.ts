import { normalise } from './normalise.ts'
import { phrases, type Sense, spellings } from './phrases.ts'
import { remember } from './remember.ts'

const canonical = new Map(
  spellings.flatMap((line) =>
    line.split(',').map((word, _, [first = '']): [string, string] => [normalise(word), normalise(first)]),
  ),
)

const senses = new Map<string, Sense>()
/** Length of the longest phrase that begins with a word, in words. */
const longest = new Map<string, number>()
for (const [sense, text] of phrases) {
  for (const phrase of text.split(',')) {
    const words = normalise(phrase).split(' ').map(spelled)
    const [first = ''] = words
    const key = words.join(' ')
    if (key === '') continue
    if (!senses.has(key)) senses.set(key, sense)
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0))
  }
}

/** The phrases of more than one word, word by word. */
export const grammarPhrases: readonly string[][] = [...senses.keys()]
  .map((key) => key.split(' '))
  .filter(({ length }) => length > 1)

const singleWords = new Set([...canonical.keys(), ...[...senses.keys()].flatMap((key) => key.split(' '))])

/** Sizes in letters: xl, 3xl, 2x, xxlarge. */
export const LETTERS = /^(\d)?(x{1,4})(l|s|lar[gj]e?|smo?a?ll?)?$/

/** Whether a word is one of the grammar, alone or in a phrase. */
export function isGrammarWord(word: string): boolean {
  return LETTERS.test(word) || NEGATED.test(word) || formsOf(word).some((form) => singleWords.has(form))
}

/** Returns the sense of the longest phrase that begins at a word, and its number of words. */
export function senseAt(words: readonly string[], start: number): { sense: Sense; length: number } | undefined {
  const first = words[start]
  if (first === undefined) return undefined
  const forms = formsOf(first).filter((form) => longest.has(form))
  for (let length = Math.max(0, ...forms.map((form) => longest.get(form) ?? 0)); length > 0; length -= 1) {
    if (start + length > words.length) continue
    const others = words.slice(start + 1, start + length).map(spelled)
    for (const form of forms) {
      const sense =
        senses.get([form, ...others].join(' ')) ??
        (length > 1 ? senses.get([form, ...others.map(withoutArticle)].join(' ')) : undefined)
      // «المية» is water.
      const isWater = sense?.is === 'number' && sense.number === 100 && first.startsWith('ال')
      if (sense && !(isWater && !words[start + 1]?.startsWith('و'))) return { sense, length }
    }
  }
  return NEGATED.test(first) ? { sense: negated(first), length: 1 } : undefined
}

/** Returns what a negated verb means: ميزيدش, ميعديش and mayzedsh bound a price. */
function negated(verb: string): Sense {
  if (/زيد|زد|عد|جاوز|z[ei]+d|3ad/u.test(verb)) return { is: 'price', how: 'to' }
  return /قل|[2q]e?l/u.test(verb) ? { is: 'price', how: 'from' } : { is: 'not' }
}

/** A verb that Egyptian negates on both sides: ماتكونش, مابحبهاش, mayeb2ash. */
const NEGATED = /^(?:ما?[يتبن]\p{Script=Arabic}{2,}ش|ma?[ytb][a-z0-9]{2,}sh)$/u

/** A letter that Arabic joins to the next word: بحدود, واكتر, لبابا. */
const JOINED = /^(?:و(?=\p{Script=Arabic}{2})|[بفل](?=\p{Script=Arabic}{3}))/u

/** Returns a word as it stands, and without what Arabic joins to it: والسعر, للموسم. */
const formsOf = remember((word): string[] => {
  const bare = withoutArticle(word.replace(/^و?لل(?=..)/u, 'ال').replace(/^[وبف](?=ال)/u, ''))
  return [...new Set([word, word.replace(JOINED, ''), bare].map(spelled))]
})

function withoutArticle(word: string): string {
  return spelled(word.replace(/^ال(?=.{2})/u, ''))
}

function spelled(word: string): string {
  return canonical.get(word) ?? word
}

/** The words of the grammar that have a sense alone, to correct what was typed. */
export const grammarWords: readonly { word: string; sense: Sense['is'] }[] = [...singleWords].flatMap((word) => {
  const sense = word.length > 2 ? senseAt([word], 0)?.sense.is : undefined
  return sense ? { word, sense } : []
})
