const ARABIC = /^[\u0621-\u064a]+$/
const LATIN = /^[a-z]+$/

/** Cache of stems: names and synonyms consist of few different words. */
const known = new Map<string, string>()
const MOST_KNOWN = 50_000
const LONGEST_KNOWN = 40

/** Removes the article of a normalised word: الاهلي → اهلي, والكوره → كوره, للاولاد → اولاد. */
export function withoutArticle(word: string): string {
  if (!ARABIC.test(word)) return word
  return word.replace(/^(?:[وفبك]?ال|و?لل)(?=.{3})/u, '')
}

/**
 * Returns the stem that a word shares with its plural and feminine: شورتات and شورت, كوره and كور, shoes and shoe. A
 * light stemmer, because roots are too general: مصري, the club, is not مصر, the country; a gift box is not for boxing.
 */
export function stem(word: string): string {
  const already = known.get(word)
  if (already !== undefined) return already
  const itsStem = readStem(word)
  if (word.length > LONGEST_KNOWN) return itsStem
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(word, itsStem)
  return itsStem
}

function readStem(word: string): string {
  if (LATIN.test(word)) return singular(word)
  const bare = withoutArticle(word)
  if (!ARABIC.test(bare)) return bare
  // «شنطتين» are two, فتيات no فتى, and تمر, dates, no تمرين.
  return bare
    .replace(/(?<=.{3})تين$|(?<=.{2}[^ي]|.{4})ات$|(?<=.{3})(?:(?<!^تمر)ين|(?<=.{4})ون|ه)$/u, '')
    .replace(/(?<=.{2}ا)ء$/u, '')
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  return word
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=x|ch|sh|ss)es$/, '')
    .replace(/s$/, '')
}
