import { remember } from './remember.ts'

const ARABIC = /^[\u0621-\u064a]+$/
const LATIN = /^[a-z]+$/

/** Removes the article of a normalised word: الاهلي → اهلي, والكوره → كوره, للاولاد → اولاد. */
export function withoutArticle(word: string): string {
  if (!ARABIC.test(word)) return word
  return word.replace(/^(?:[وفبك]?ال|و?لل)(?=.{3})/u, '')
}

/**
 * Returns the stem that a word shares with its plural and feminine: شورتات and شورت, كوره and كور, shoes and shoe. A
 * light stemmer, because roots are too general: مصري, the club, is not مصر, the country; a gift box is not for boxing.
 */
export const stem = remember((word) => {
  if (LATIN.test(word)) return singular(word)
  const bare = withoutArticle(word)
  if (!ARABIC.test(bare)) return bare
  // «شنطتين» are two, فتيات no فتى, and تمر, dates, no تمرين.
  return bare
    .replace(/(?<=.{3})تين$|(?<=.{2}[^ي]|.{4})ات$|(?<=.{3})(?:(?<!^تمر)ين|(?<=.{4})ون|ه)$/u, '')
    .replace(/(?<=.{2}ا)ء$/u, '')
})

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  return word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/s$/, '')
}
