import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { readConfig } from '#src/config.ts'
import { templateRegistrations } from '#src/domains/message/template-registration.ts'
import type { OpsContext } from './ops.ts'

/** Adds the command about the templates of messages, which needs no running shop. */
export function addMessageCommands(ops: CommandUnknownOpts, { env, print }: OpsContext): void {
  ops
    .command('message')
    .description('Templates of messages to customers.')
    .command('templates')
    .description('Prints the templates as WhatsApp registers them: one JSON in each line (docs/messages.md).')
    .action(() => {
      const { publicUrl } = readConfig({ PUBLIC_URL: env.PUBLIC_URL })
      for (const registration of templateRegistrations(publicUrl)) print(JSON.stringify(registration))
    })
}
