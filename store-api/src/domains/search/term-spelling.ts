import type { CatalogIndex } from './catalog-index.ts'
import { seasonsOfYear } from './language/seasons.ts'
import { senseAt } from './language/grammar.ts'
import { wordsOf } from './language/words.ts'

const NUMBER = /^\p{N}+$/u

/**
 * Returns a function that spells a search text as the catalogue does. It returns undefined for a text with a word that
 * no product, synonym or size has, and that is none of the grammar, and for loose numbers: a term may have one number,
 * a size or a year of a season. Fillers are left out.
 */
export function termSpeller({
  text,
  names,
}: Pick<CatalogIndex, 'text' | 'names'>): (term: string) => string | undefined {
  const labels = names.size.all.flatMap((size) => (size ? [size.ar, size.en] : []))
  const sizes = new Map(
    labels.flatMap((label) => label.split(/\s+/)).flatMap((part) => wordsOf(part).map((word) => [word, part] as const)),
  )
  const spell = (word: string): string | undefined => {
    if (NUMBER.test(word)) return sizes.has(word) || seasonsOfYear(word).some(text.spell) ? word : undefined
    return text.spell(word) ?? sizes.get(word)
  }
  return (term) => {
    const words = wordsOf(term)
    if (words.filter((word) => NUMBER.test(word)).length > 1) return undefined
    const spelled: string[] = []
    for (let at = 0; at < words.length;) {
      const found = senseAt(words, at)
      const word = found && found.length > 1 ? undefined : spell(words[at] ?? '')
      if (word === undefined && !found) return undefined
      if (word !== undefined) spelled.push(word)
      else if (found && found.sense.is !== 'filler') spelled.push(...words.slice(at, at + found.length))
      at += word === undefined && found ? found.length : 1
    }
    return spelled.join(' ') || undefined
  }
}
