import type { Known } from './correct.ts'
import { understand } from './understand.ts'
import type { Part } from './understanding.ts'

/**
 * Returns what a text was understood as, in short: `club=al-ahly`, `price=300-500` in pounds, a word, `(word)` for a
 * soft one, `!` before what is not wanted, `?` before what is unknown.
 */
export function meant(known: Known, q: string): string {
  const understood = understand(known, q)
  if (!understood) return ''
  const { parts, without, sort, unknown } = understood
  const refused = without.filter(({ typed }) => typed !== '')
  return [
    ...parts.map(short),
    ...refused.map((part) => `!${short(part)}`),
    ...(sort ? [`sort=${sort}`] : []),
    ...unknown.map((word) => `?${word}`),
  ].join(' ')
}

function short({ condition, words, isSoft }: Part): string {
  if (!condition) return isSoft ? `(${words?.word})` : (words?.word ?? '')
  if (condition.field === 'price') return `price=${pounds(condition.from)}-${pounds(condition.to)}`
  return 'slugs' in condition ? `${condition.field}=${condition.slugs.join('|')}` : condition.field
}

function pounds(piastres: number | undefined): string {
  return piastres === undefined ? '' : String(piastres / 100)
}
