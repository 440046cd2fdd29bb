import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { CustomerReply } from '#src/domains/order/replies/reply.schema.ts'
import { wholeNumber } from './arguments.ts'
import type { OpsContext } from '#src/cli/context.ts'
import { moment, table } from './table.ts'

/** Adds the commands about what customers answered in WhatsApp. */
export function addReplyCommands(ops: CommandUnknownOpts, { client, print }: OpsContext): void {
  const replies = ops.command('replies').description('Answers of customers in WhatsApp that need a person.')
  replies
    .command('list')
    .description('Lists the answers, the longest waiting first, with their orders.')
    .action(async () => print(replyTable((await client().get<CustomerReply[]>('/internal/replies')).data)))
  replies
    .command('close')
    .description('Marks an answer as read.')
    .argument('<id>', 'id of the answer', wholeNumber())
    .action(async (id) => {
      await client().post(`/internal/replies/${id}/close`, {})
      print(`${id}  closed`)
    })
}

function replyTable(replies: CustomerReply[]): string {
  const rows = replies.map(({ id, receivedAt, mobile, orderNumber, kind, text, location }) => [
    id,
    moment(receivedAt),
    mobile,
    orderNumber,
    kind,
    location?.mapUrl ?? text?.replace(/\s+/g, ' ') ?? null,
  ])
  return table(['ID', 'RECEIVED', 'MOBILE', 'ORDER', 'KIND', 'TEXT'], rows, 'No answers.')
}
