import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { writeFile } from 'node:fs/promises'
import type { OpenPromise, ShopFeedback, ShopFeedbackKind } from '#src/domains/feedback/contact.schema.ts'
import type { HeldReview } from '#src/domains/feedback/held-review.schema.ts'
import { someOf, wholeNumber } from './arguments.ts'
import type { OpsContext } from '#src/cli/context.ts'
import { facts, moment, table } from './table.ts'

const kinds: ShopFeedbackKind[] = ['contact', 'complaint', 'suggestion', 'find', 'suggest']
const NUMBER = 'number of the message'

export function addFeedbackCommands(ops: CommandUnknownOpts, context: OpsContext): void {
  const { client, print } = context
  addReviewCommands(ops, context)
  ops
    .command('promises')
    .description(
      'Lists what customers were promised and nobody did yet: answers, applications to read, returns to collect, refunds, deliveries; the longest overdue first.',
    )
    .action(async () => print(promiseTable((await client().get<OpenPromise[]>('/internal/open-promises')).data)))
  const feedback = ops
    .command('feedback')
    .description('Handles contact messages, complaints, suggestions and product requests.')
  feedback
    .command('list')
    .description('Lists the newest open messages, or the closed ones.')
    .option('--kind <list>', `kinds separated by commas: ${kinds.join(', ')}`, someOf(kinds))
    .option('--closed', 'list closed messages', false)
    .option('--first <count>', 'number of messages', wholeNumber(), 20)
    .action(async ({ kind, closed, first }) => {
      const query = new URLSearchParams({
        first: String(first),
        closed: String(closed),
        ...(kind && { kind: kind.join(',') }),
      })
      const { data } = await client().get<ShopFeedback[]>(`/internal/feedback?${query.toString()}`)
      print(messageTable(data))
    })
  feedback
    .command('show')
    .description('Shows one message.')
    .argument('<message>', NUMBER)
    .action(async (number) =>
      print(messageSheet((await client().get<ShopFeedback>(feedbackPath(number), missing(number))).data)),
    )
  feedback
    .command('close')
    .description('Marks a message as resolved.')
    .argument('<message>', NUMBER)
    .action(async (number) => {
      const { data } = await client().post<ShopFeedback>(`${feedbackPath(number)}/close`, {}, missing(number))
      print(`${data.number}  settled`)
    })
  feedback
    .command('picture')
    .description('Saves the picture of a product suggestion (WebP).')
    .argument('<message>', NUMBER)
    .argument('<file>', 'file to write')
    .action(async (number, file) => {
      const bytes = await client().bytes(`${feedbackPath(number)}/picture`, missing(number))
      await writeFile(file, bytes, { mode: 0o600 })
      print(`${file}  ${bytes.length} bytes`)
    })
}

/** Adds the commands about reviews that wait for a look (docs/rules/feedback.md#review). */
function addReviewCommands(ops: CommandUnknownOpts, { client, print }: OpsContext): void {
  const review = ops.command('review').description('Reviews with a number or a link, which wait for a look.')
  review
    .command('list')
    .description('Lists the held reviews, the oldest first.')
    .action(async () => {
      const rows = (await client().get<HeldReview[]>('/internal/held-reviews')).data.map(
        ({ id, createdAt, orderNumber, author, rating, productName, text }) => [
          id,
          moment(createdAt),
          orderNumber,
          author,
          rating,
          productName,
          text.replace(/\s+/g, ' '),
        ],
      )
      print(table(['ID', 'WRITTEN', 'ORDER', 'AUTHOR', 'STARS', 'PRODUCT', 'TEXT'], rows, 'No reviews wait.'))
    })
  for (const [name, does, done] of [
    ['publish', 'Shows a review to everybody.', 'published'],
    ['reject', 'Deletes a review; its customer may write another one.', 'deleted'],
  ] as const) {
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

function promiseTable(promises: OpenPromise[]): string {
  const rows = promises.map(({ kind, number, since, daysLeft, mobile, fullName }) => [
    number,
    kind,
    moment(since),
    daysLeft,
    mobile,
    fullName,
  ])
  return table(['NUMBER', 'KIND', 'SINCE', 'DAYS LEFT', 'MOBILE', 'CUSTOMER'], rows, 'Nothing is due.')
}

function messageTable(messages: ShopFeedback[]): string {
  const rows = messages.map(({ number, kind, createdAt, mobile, subject, text }) => [
    number,
    kind,
    moment(createdAt),
    mobile,
    subject,
    text?.replace(/\s+/g, ' ').slice(0, 60) ?? null,
  ])
  return table(['NUMBER', 'KIND', 'WRITTEN', 'MOBILE', 'ABOUT', 'TEXT'], rows, 'Nothing.')
}

function messageSheet(message: ShopFeedback): string {
  const head = facts([
    ['Number', `${message.number} (${message.kind})`],
    ['Written', moment(message.createdAt)],
    ['Settled', message.closedAt && moment(message.closedAt)],
    ['From', message.fullName],
    ['Mobile', message.mobile],
    ['E-mail', message.email],
    ['About', message.subject],
    ['Branch', message.branchName],
    ['Order', message.orderNumber],
    ['Club', message.clubName],
    ['Brand', message.brandName],
    ['Other maker', message.otherMaker],
    ['Category', message.categoryName],
    ['Size', message.size],
    ['Colour', message.color],
    ['Link', message.link],
    ['Picture', message.hasPicture ? `feedback picture ${message.number} FILE` : null],
  ])
  return message.text ? `${head}\n\n${message.text}` : head
}

function feedbackPath(number: string): string {
  return `/internal/feedback/${encodeURIComponent(number)}`
}

function missing(number: string): string {
  return `There is nothing under ${number}.`
}
