import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { DeliveryGroup } from '#src/domains/location/location.schema.ts'
import { piastresOf } from './arguments.ts'
import type { OpsContext } from '#src/cli/context.ts'
import { pounds, table } from './table.ts'

export function addDeliveryCommands(ops: CommandUnknownOpts, { client, print }: OpsContext): void {
  const delivery = ops.command('delivery').description('Shows and sets from which sum delivery is free.')
  delivery
    .command('groups')
    .description('Lists the delivery groups with their governorates.')
    .action(async () => print(groupTable((await client().get<DeliveryGroup[]>('/internal/delivery-groups')).data)))
  delivery
    .command('free-from')
    .description('Sets from which sum of items delivery to a group is free.')
    .argument('<group>', 'name or id')
    .argument('<EGP>', 'amount, or never', (text) => (text === 'never' ? null : piastresOf(text)))
    .action(async (nameOrId, freeFrom) => {
      const { data: groups } = await client().get<DeliveryGroup[]>('/internal/delivery-groups')
      const group = groups.find(({ id, name }) => name === nameOrId || String(id) === nameOrId)
      if (!group)
        throw new Error(`There is no group ${nameOrId}. There are: ${groups.map(({ name }) => name).join(', ')}.`)
      print(
        groupTable(
          (await client().post<DeliveryGroup[]>(`/internal/delivery-groups/${group.id}/free-from`, { freeFrom })).data,
        ),
      )
    })
}

function groupTable(groups: DeliveryGroup[]): string {
  const rows = groups.map(({ id, name, freeFrom, states }) => [
    id,
    name,
    freeFrom === null ? 'never' : pounds(freeFrom),
    states.join(' '),
  ])
  return table(
    ['ID', 'GROUP', 'FREE FROM EGP', 'GOVERNORATES'],
    rows,
    'No delivery groups: name them in delivery.csv (docs/first-shop.md).',
  )
}
