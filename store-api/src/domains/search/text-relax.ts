import { DESCRIBING, ESSENTIAL } from './text-fields.ts'
import type { Lexicon } from './text-lexicon.ts'
import { placesOf } from './text-postings.ts'
import type { Unit } from './text-query.ts'

/** So many rows of a word tell where it mostly stands. */
const SAMPLE = 100

/** The units with those made soft that only describe; undefined when there are none of them, or no others. */
export function relax(lexicon: Lexicon, units: readonly Unit[]): Unit[] | undefined {
  const relaxed = units.map((unit) => (unit.soft || !isDescribing(lexicon, unit) ? unit : { ...unit, soft: true }))
  const changed = relaxed.some((unit, i) => unit !== units[i])
  return changed && relaxed.some(({ soft }) => !soft) ? relaxed : undefined
}

/** Whether what is meant is mostly a colour, a kit, a season, for whom; or stands in names only as a word beside the thing. */
function isDescribing({ postings }: Lexicon, { expansion }: Unit): boolean {
  let describing = 0
  let seen = 0
  for (const number of expansion.keys()) {
    const length = Math.min(SAMPLE, postings.lengths[number] ?? 0)
    for (let i = 0; i < length; i++) {
      const places = placesOf(postings.lists[number]?.[i] ?? 0)
      if (places & DESCRIBING || !(places & ESSENTIAL)) describing++
    }
    seen += length
  }
  return describing * 2 > seen
}
