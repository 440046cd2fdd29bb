const ARABIC = /^[\u0621-\u064a]+$/
const LATIN = /^[a-z]+$/

/** A word without its article: الاهلي → اهلي, والكوره → كوره, للاولاد → اولاد. Takes and gives what `normalise` gives. */
export function withoutArticle(word: string): string {
  if (!ARABIC.test(word)) return word
  return word.replace(/^(?:[وفبك]?ال|و?لل)(?=.{3})/u, '')
}

/**
 * What a word has in common with its plural and its feminine: شورتات and شورت, كوره and كور, shoes and shoe. Words are cut
 * lightly, since a root says too little: مصري, the club, is not مصر, the country; a gift box is not for boxing.
 */
export function stem(word: string): string {
  if (LATIN.test(word)) return singular(word)
  const bare = withoutArticle(word)
  if (!ARABIC.test(bare)) return bare
  return bare.replace(/(?<=.{3})(?:ات|ين|ون|ه)$/u, '').replace(/(?<=.{2}ا)ء$/u, '')
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  return word.replace(/(?<=..)ies$/, 'y').replace(/(?<=x|ch|sh|ss)es$/, '').replace(/s$/, '')
}
