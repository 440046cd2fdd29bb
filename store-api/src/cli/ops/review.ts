import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { HeldReview } from '#src/domains/feedback/held-review.schema.ts'
import { wholeNumber } from './arguments.ts'
import type { OpsContext } from './ops.ts'
import { moment, table } from './table.ts'

/** Adds the commands about reviews that wait for a look (docs/rules/feedback.md#review). */
export function addReviewCommands(ops: CommandUnknownOpts, { client, print }: OpsContext): void {
  const review = ops.command('review').description('Reviews with a number or a link, which wait for a look.')
  review
    .command('list')
    .description('Lists the held reviews, the oldest first.')
    .action(async () => {
      const rows = (await client().get<HeldReview[]>('/internal/held-reviews')).data.map(({ id, createdAt, orderNumber, author, rating, productName, text }) => [
        id, moment(createdAt), orderNumber, author, rating, productName, text.replace(/\s+/g, ' '),
      ])
      print(rows.length > 0 ? table(['ID', 'WRITTEN', 'ORDER', 'AUTHOR', 'STARS', 'PRODUCT', 'TEXT'], rows) : 'No reviews wait.')
    })
  for (const [name, does, done] of [['publish', 'Shows a review to everybody.', 'published'], ['reject', 'Deletes a review; its customer may write another one.', 'deleted']] as const) {
    review
      .command(name)
      .description(does)
      .argument('<id>', 'id of the review', wholeNumber())
      .action(async (id) => {
        await client().post(`/internal/held-reviews/${id}/${name}`, {}, `No review ${id} waits.`)
        print(`${id}  ${done}`)
      })
  }
}
