import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { ShopOrder } from '#src/domains/order/shop/shop.schema.ts'
import { orderStatuses } from '#src/order-statuses.ts'
import { someOf, wholeNumber } from './arguments.ts'
import type { OpsContext } from '#src/cli/context.ts'
import { findOrder, listOrders } from './order.ts'
import { orderSheet } from './order-text.ts'
import { moment, pounds, table } from './table.ts'

/** Adds the commands of exchanges; their orders are moved like any other (docs/rules/exchanges.md#moves). */
export function addExchangeCommands(ops: CommandUnknownOpts, { client, print }: OpsContext): void {
  const exchange = ops
    .command('exchange')
    .description('Shows exchanges: what the courier brings and takes, and what is paid.')
  exchange
    .command('list')
    .description('Lists the newest orders that replace items of another one.')
    .option('--status <list>', 'only orders with these statuses, separated by commas', someOf(orderStatuses))
    .option('--first <count>', 'number of orders', wholeNumber(), 20)
    .action(async ({ status = [], first }) => {
      const { data } = await listOrders(client(), status, first, { exchange: true })
      print(exchangeTable(data))
    })
  exchange
    .command('show')
    .description('Shows the new order of an exchange and the old one.')
    .argument('<order>', 'number, MD-482135, or id of either')
    .action(async (number) => {
      const order = await findOrder(client(), number)
      const other = order.exchangeOf ?? order.exchangeOrder
      if (!other) throw new Error(`${order.number} has no exchange.`)
      const linked = await findOrder(client(), other.number)
      const [brought, taken] = order.exchangeOf ? [order, linked] : [linked, order]
      print(
        `The courier brings:\n\n${orderSheet(brought, client().language)}\n\nThe courier takes what is to be returned of:\n\n${orderSheet(taken, client().language)}`,
      )
    })
}

function exchangeTable(orders: ShopOrder[]): string {
  const rows = orders.map(({ number, exchangeOf, status, placedAt, credit, total, contact }) => [
    number,
    exchangeOf?.number ?? null,
    status,
    moment(placedAt),
    pounds(credit),
    pounds(total),
    contact.mobile,
    contact.fullName,
  ])
  return table(['NEW', 'OLD', 'STATUS', 'ASKED', 'CREDIT', 'TO PAY', 'MOBILE', 'CUSTOMER'], rows, 'No exchanges.')
}
