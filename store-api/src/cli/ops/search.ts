import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { HiddenTermBody, MissedSearch, ShopSearchTerms } from '#src/domains/search/shop-search.schema.ts'
import { wholeNumber } from './arguments.ts'
import type { OpsContext } from '#src/cli/context.ts'
import { moment, table } from './table.ts'

const DAYS = ['--days <count>', 'of the last days, at most 90'] as const
const FIRST = ['--first <count>', 'number of lines'] as const

export function addSearchCommands(ops: CommandUnknownOpts, { client, print }: OpsContext): void {
  const search = ops
    .command('search')
    .description('Shows what shoppers search, and hides search terms (docs/shop-side.md#search-terms).')
  const terms = search.command('terms').description('Handles the terms that the search field suggests.')
  terms
    .command('list')
    .description('Lists the terms that three visitors searched, and the hidden ones.')
    .option(...DAYS, wholeNumber(), 30)
    .option(...FIRST, wholeNumber(), 50)
    .action(async ({ days, first }) =>
      print(
        termTables((await client().get<ShopSearchTerms>(`/internal/search-terms?days=${days}&first=${first}`)).data),
      ),
    )
  terms
    .command('hide')
    .description('Stops suggesting a term, in every spelling, and all terms that contain it.')
    .argument('<term>')
    .action(async (term) => {
      const { data } = await client().post<HiddenTermBody>('/internal/search-terms/hide', { term })
      print(`${data.term}  hidden`)
    })
  terms
    .command('show')
    .description('Suggests a hidden term again.')
    .argument('<term>')
    .action(async (term) => {
      const { data } = await client().post<HiddenTermBody>(
        '/internal/search-terms/show',
        { term },
        `No term ${term} is hidden.`,
      )
      print(`${data.term}  shown`)
    })
  search
    .command('missed')
    .description('Lists what at least two visitors looked for in vain.')
    .option(...DAYS, wholeNumber(), 30)
    .option(...FIRST, wholeNumber(), 50)
    .action(async ({ days, first }) => {
      const rows = (
        await client().get<MissedSearch[]>(`/internal/missed-searches?days=${days}&first=${first}`)
      ).data.map(({ text, visitors }) => [text, visitors])
      print(table(['SEARCHED', 'VISITORS'], rows, 'Nothing was missed.'))
    })
}

function termTables({ terms, hidden }: ShopSearchTerms): string {
  const counted = terms.map(({ term, count, hidden: isHidden }) => [term, count, isHidden ? 'hidden' : null])
  const shown = table(['TERM', 'SEARCHES', 'STATE'], counted, 'No term was searched by three visitors.')
  if (hidden.length === 0) return shown
  return `${shown}\n\n${table(
    ['HIDDEN', 'SINCE'],
    hidden.map(({ term, hiddenAt }) => [term, moment(hiddenAt)]),
  )}`
}
