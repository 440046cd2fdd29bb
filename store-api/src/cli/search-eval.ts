import { InvalidArgumentError, type CommandUnknownOpts } from '@commander-js/extra-typings'
import type { Phrasings } from '#src/domains/search/eval/phrasings.ts'
import type { Table } from '#src/domains/search/eval/tally.ts'
import { withDatabase, withShopDatabase } from '#src/local-shop/database.ts'
import { table } from './ops/table.ts'
import type { CommandContext } from './context.ts'

/** Adds `search:eval`. scripts/search-eval.ts runs it on a throwaway database with the demo shop. */
export function addSearchEval(program: CommandUnknownOpts, context: CommandContext): void {
  const { env, print } = context
  program
    .command('search:eval')
    .description(
      'Asks the search queries that are made from the catalogue, and judges the answers by the facts of the products (docs/search.md).',
    )
    .argument(
      '[log]',
      'a CSV file of your own queries in place of made ones: one a line; with a header `query,club,size,…` also the conditions of each',
    )
    .option('--seed <number>', 'other queries', whole, 1)
    .option('--count <number>', 'about how many', whole, 3000)
    .option('--held-out', 'other phrasings, which nobody who works on the search reads: prints the tables alone')
    .option('--more', 'the wider development phrasings of development-more.ts')
    .option('--show', 'print the queries that were not answered right')
    .option('--database', 'ask the shop of this machine or of DATABASE_URL in place of the demo shop')
    .action(async (log, { seed, count, heldOut, more, show }) => {
      if (heldOut && more) throw new Error('--more and --held-out are two sets of phrasings: name one.')
      if (heldOut && show) throw new Error('--show would print the phrasings that --held-out keeps unseen.')
      const printTable = ({ headings, rows }: Table) => print(`${table(headings, rows)}\n`)
      await withShopDatabase(env, (url) =>
        withDatabase(url, async (db) => {
          if (log) {
            const { evaluateLog } = await import('#src/domains/search/eval/log.ts')
            const { table: lines, summary } = await evaluateLog(db, log)
            printTable(lines)
            print(summary)
            return
          }
          const { evaluate } = await import('#src/domains/search/eval/evaluate.ts')
          const { tables, missed, failures } = await evaluate(
            db,
            await readPhrasings(heldOut ? 'heldOut' : more ? 'more' : 'development'),
            { seed, count },
          )
          if (show) printTable(failures)
          tables.forEach(printTable)
          print(missed.length === 0 ? 'All targets are reached.' : `Below their targets:\n${missed.join('\n')}`)
          if (missed.length > 0) context.exitCode = 1
        }),
      )
    })
}

async function readPhrasings(set: 'development' | 'more' | 'heldOut'): Promise<Phrasings> {
  if (set === 'heldOut') return (await import('#src/domains/search/eval/held-out.ts')).heldOut
  if (set === 'more') return (await import('#src/domains/search/eval/development-more.ts')).more
  return (await import('#src/domains/search/eval/development.ts')).development
}

function whole(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is a whole number.')
  return Number(text)
}
