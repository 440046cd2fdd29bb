import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import { randomUUID } from 'node:crypto'
import type { OrderStatus } from '#src/domains/order/order.schema.ts'
import type { ShopOrder } from '#src/domains/order/shop/shop.schema.ts'
import type { OpsContext } from '#src/cli/context.ts'
import { findOrder, moveOrder, parseLines } from './order.ts'
import { findBranchId } from './stock.ts'
import { moment, pounds, table } from './table.ts'

const ORDER = 'number, MD-482135, or id'
/** Statuses before `ready`, in the order in which the counter passes through them. */
const untilReady: OrderStatus[] = ['preparing', 'ready']

/** Adds the commands for orders that are collected in a branch (docs/rules/pickup.md). */
export function addPickupCommands(ops: CommandUnknownOpts, { client, print }: OpsContext): void {
  const pickup = ops.command('pickup').description('Orders that are collected in a branch.')
  pickup
    .command('list')
    .description('Lists the open orders, first those that were promised first.')
    .option('--branch <branch>', 'slug or id')
    .action(async ({ branch }) => {
      const query = branch ? `?branchId=${await findBranchId(client(), branch)}` : ''
      print(pickupTable((await client().get<ShopOrder[]>(`/internal/pickup-orders${query}`)).data))
    })
  pickup
    .command('ready')
    .description(
      'Says that an order waits at the counter; its customer gets the code, and the order is held for 48 hours.',
    )
    .argument('<order>', ORDER)
    .action(async (number) => {
      let order = await findOrder(client(), number)
      if (!order.pickup) throw new Error(`${order.number} is delivered, not collected.`)
      const from = order.status
      for (const to of untilReady) {
        if (order.status === to || (to === 'preparing' && order.moves.some((move) => move.to === 'ready'))) continue
        await moveOrder(client(), order, to, {})
        order = await findOrder(client(), number)
      }
      print(
        `${order.number}  ${from} → ${order.status}  held until ${order.pickup?.until ? moment(order.pickup.until) : '?'}`,
      )
    })
  pickup
    .command('collected')
    .description('Hands an order out at the counter for the code of its customer, and takes the cash.')
    .argument('<order>', ORDER)
    .requiredOption('--code <code>', 'the four digits that the customer says')
    .option(
      '--lines <list>',
      'what the customer leaves there: LINE:UNITS pairs separated by commas, e.g. 31:2,32:1',
      parseLines,
    )
    .option('--key <key>', 'idempotency key: a repeated call with the same key changes nothing')
    .action(async (number, { code, lines, key }) => {
      const { id, number: name } = await findOrder(client(), number)
      const body = { code, lines, idempotencyKey: key ?? `ops-${randomUUID()}` }
      const { data } = await client().post<ShopOrder>(`/internal/orders/${id}/collected`, body)
      print(`${name}  ${data.status}  ${pounds(data.collected)} EGP taken`)
    })
}

function pickupTable(orders: ShopOrder[]): string {
  const rows = orders.map(({ number, status, pickup, total, contact }) => [
    number,
    status,
    pickup?.branch.slug ?? null,
    pickup && moment(pickup.readyAt),
    pickup?.until ? moment(pickup.until) : null,
    pounds(total),
    contact.mobile,
    contact.fullName,
  ])
  return table(
    ['NUMBER', 'STATUS', 'BRANCH', 'PROMISED', 'HELD UNTIL', 'EGP', 'MOBILE', 'CUSTOMER'],
    rows,
    'No orders to collect.',
  )
}
