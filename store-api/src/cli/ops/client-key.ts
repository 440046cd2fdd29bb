import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings'
import type { ClientKey, NewClientKey, NewClientKeyBody } from '#src/domains/client-key/client-key.schema.ts'
import { wholeNumber } from './arguments.ts'
import type { OpsContext } from '#src/cli/context.ts'
import { moment, table } from './table.ts'

/** Six times that of a network in 10 s (docs/operations.md, 'Load'). */
const COST_PER_MINUTE = 4_320_000

export function addClientKeyCommands(ops: CommandUnknownOpts, { client, print }: OpsContext): void {
  const command = ops
    .command('client')
    .description('Makes, lists and revokes keys of programs that use GraphQL (docs/shop-side.md#client-keys).')
  command
    .command('make')
    .description('Makes a key and prints it; it is not shown again.')
    .argument('<name>', '2 to 40 of a-z, 0-9 and -, the name in logs and metrics', nameOf)
    .option('--budget <cost>', 'cost of its operations in a minute, in each bff', wholeNumber(), COST_PER_MINUTE)
    .action(async (name, { budget }) => {
      const body: NewClientKeyBody = { name, costPerMinute: budget }
      const { key } = (await client().post<NewClientKey>('/internal/client-keys', body)).data
      print(`${key}\n\nThe key of ${name}, to send as X-Client-Key. It is not shown again.`)
    })
  command
    .command('list')
    .description('Lists the keys, the newest first.')
    .action(async () => {
      const keys = (await client().get<ClientKey[]>('/internal/client-keys')).data
      const rows = keys.map(({ name, costPerMinute, createdAt, revokedAt }) => [
        name,
        costPerMinute,
        moment(createdAt),
        revokedAt && moment(revokedAt),
      ])
      print(table(['CLIENT', 'COST A MINUTE', 'MADE', 'REVOKED'], rows, 'No client keys.'))
    })
  command
    .command('revoke')
    .description('Revokes a key; every bff refuses it within a minute.')
    .argument('<name>', 'the name of the key')
    .action(async (name) => {
      await client().post<ClientKey>(
        `/internal/client-keys/${encodeURIComponent(name)}/revoke`,
        {},
        `No key ${name} works.`,
      )
      print(`The key of ${name} is revoked: every bff refuses it within a minute.`)
    })
}

function nameOf(text: string): string {
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(text))
    throw new InvalidArgumentError('It must be 2 to 40 of a-z, 0-9 and -, and begin with a letter.')
  return text
}
