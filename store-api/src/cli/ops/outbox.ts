import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { readConfig } from '#src/config.ts'
import { templateRegistrations } from '#src/domains/message/template-registration.ts'
import type { OutboxMessage } from '#src/domains/message/message.schema.ts'
import { wholeNumber } from './arguments.ts'
import type { OpsContext } from '#src/cli/context.ts'
import { moment, table } from './table.ts'

/** Adds the commands about messages to customers. That of the templates needs no running shop. */
export function addOutboxCommands(ops: CommandUnknownOpts, { client, env, print }: OpsContext): void {
  ops
    .command('message')
    .description('Templates of messages to customers.')
    .command('templates')
    .description('Prints the templates as WhatsApp registers them: one JSON in each line (docs/messages.md).')
    .action(() => {
      const { publicUrl } = readConfig({ PUBLIC_URL: env.PUBLIC_URL })
      for (const registration of templateRegistrations(publicUrl)) print(JSON.stringify(registration))
    })
  ops
    .command('outbox')
    .description('Lists the newest messages to customers.')
    .option('--first <count>', 'number of messages', wholeNumber(), 20)
    .option('--mobile <number>', 'only messages to this mobile')
    .action(async ({ first, mobile }) => {
      const query = new URLSearchParams({ first: String(first), ...(mobile && { mobile }) })
      const { data } = await client().get<OutboxMessage[]>(`/outbox?${query.toString()}`)
      const rows = data.map((message) => [
        message.id,
        moment(message.createdAt),
        message.mobile,
        message.template,
        stateOf(message),
        message.text?.replace(/\s+/g, ' ') ?? null,
      ])
      print(table(['ID', 'WRITTEN', 'MOBILE', 'TEMPLATE', 'STATE', 'TEXT'], rows, 'No messages.'))
    })
}

function stateOf({ sentAt, failedAt, delivery, tries, error }: OutboxMessage): string {
  if (delivery) return delivery
  if (failedAt) return error ? `failed: ${error}` : 'failed'
  if (sentAt) return 'sent'
  return tries > 0 ? `waits, ${tries} tries` : 'waits'
}
