import { normalise } from '#src/domains/search/language/normalise.ts'

/** What a reply asks for; null when a person has to read it. */
export type Meaning = 'confirm' | 'cancel' | null

const spelled = (words: string) => new Set(words.split(' ').map(normalise))

/** Words that mean only that, spelled as the search spells them (docs/rules/messages.md#replies). */
const confirming = spelled(
  'نعم أيوه أيوة ايوا اه تمام أكد أكّد أكيد تأكيد موافق موافقة اوك اوكي yes yep ok okay confirm confirmed',
)
const asking = spelled('كود الكود كودي code')
const canceling = spelled('لا لأ الغي إلغي الغيه الغى إلغاء الغاء الغوه كنسل cancel no')

/**
 * Whether a message is only the word that the shop asks for when a network has used up its codes
 * (docs/rules/limits.md#above-the-network-limits).
 */
export function isCodeWord(text: string): boolean {
  return normalise(text)
    .split(' ')
    .every((word) => asking.has(word))
}

/**
 * Returns what a message means when each of its words means the same; null for everything else, which a person has to
 * read.
 */
export function meaningOf(text: string): Meaning {
  const words = normalise(text).split(' ').filter(Boolean)
  if (words.length === 0) return null
  if (words.every((word) => confirming.has(word))) return 'confirm'
  return words.every((word) => canceling.has(word)) ? 'cancel' : null
}
