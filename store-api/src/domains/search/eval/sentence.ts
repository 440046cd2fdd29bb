import type { Intent } from './condition.ts'
import type { Dice } from './dice.ts'
import { uses } from './kinds.ts'
import type { Way } from './phrasings.ts'
import type { Value } from './values.ts'

/** Arabic puts the thing first; what describes it follows in any order. */
const arabicOrder: Intent[][] = [
  ['kind'],
  ['use'],
  ['club', 'brand'],
  ['color', 'audience', 'season', 'size'],
  ['price'],
  ['not'],
]
/** English puts adjectives first. */
const englishOrder: Intent[][] = [
  ['color'],
  ['brand', 'audience'],
  ['club'],
  ['kind'],
  ['use'],
  ['season', 'size'],
  ['price'],
  ['not'],
]
/** Share of the Arabic queries in Eastern digits. */
const EASTERN = 0.3

/** Whether nobody names this kind with this use. */
export function isOdd(values: Value[]): boolean {
  const [kind, use] = (['kind', 'use'] as const).map(
    (intent) => values.find(({ condition }) => condition.intent === intent)?.condition.label.split('=')[1],
  )
  return kind !== undefined && use !== undefined && uses[use]?.kinds?.includes(kind) === false
}

/** Returns a sentence that says all values in this way; undefined when one of them is not said so. */
export function sentence(values: readonly Value[], way: Way, dice: Dice): string | undefined {
  const order = (way === 'english' ? englishOrder : arabicOrder).flatMap((group) => dice.shuffle(group))
  const hasKind = values.some(({ condition }) => condition.intent === 'kind')
  const parts = order.flatMap((intent) => {
    const value = values.find(({ condition }) => condition.intent === intent)
    if (!value) return []
    const said = hasKind && value.behindKind ? value.behindKind : value.say
    return [dice.pick(said[way])]
  })
  if (!parts.every((part) => part !== undefined)) return undefined
  // 'shoes for women in red', where `women's` and `red` come first.
  const isLast = (part: string) => Number(/^(for|in) /.test(part))
  const text = parts.toSorted((a, b) => isLast(a) - isLast(b)).join(' ')
  const inArabic = way === 'egyptian' || way === 'standard'
  return inArabic && dice.chance(EASTERN)
    ? text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    : text
}
