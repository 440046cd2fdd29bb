import type { Db } from '#src/db/pool.ts'
import { askAll } from './ask.ts'
import { readFacts, readNames } from './facts.queries.ts'
import { generate } from './generate.ts'
import { judge } from './judge.ts'
import type { Phrasings } from './phrasings.ts'
import { byIntent, byNoise, type Judged, missedTargets, type Table } from './tally.ts'

export interface Evaluation {
  tables: Table[]
  missed: string[]
  /** The queries that were not answered right: what was typed, what was meant, and what was shown. */
  failures: Table
}

/**
 * Asks the search of a shop queries that are made from its catalogue by the seed, and judges the answers by the facts
 * of the products.
 */
export async function evaluate(
  db: Db,
  phrasings: Phrasings,
  options: { seed: number; count: number },
): Promise<Evaluation> {
  const [products, names] = await Promise.all([readFacts(db), readNames(db)])
  const queries = generate({ products, names, phrasings }, options)
  const answers = await askAll(
    db,
    queries.map(({ text }) => text),
  )
  const nameOf = new Map(products.map(({ id, en }) => [id, en]))
  const judged = queries.flatMap((query, i): (Judged & { shown: string })[] => {
    const answer = answers[i]
    if (!answer) return []
    const shown = answer.ids.map((id) => `${query.fitting.has(id) ? '' : '✗ '}${nameOf.get(id)}`).join(' · ')
    return [{ query, verdict: judge(query, answer), shown: `${shown || 'nothing'} (${query.fitting.size} fit)` }]
  })
  const rows = judged.flatMap(({ query, verdict, shown }) =>
    verdict === 'right'
      ? []
      : [
          [
            verdict,
            query.text,
            query.conditions.map(({ label }) => label).join(' ') || query.row,
            query.noises.join(' '),
            shown,
          ],
        ],
  )
  return {
    tables: [byIntent(judged), byNoise(judged)],
    missed: missedTargets(judged),
    failures: { headings: ['', 'typed', 'meant', 'mistakes', 'shown'], rows },
  }
}
