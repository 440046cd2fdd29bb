import { type CommandUnknownOpts, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { randomUUID } from 'node:crypto'
import type { OrderMove, RefundDue, ShopOrder } from '#src/domains/order/shop/shop.schema.ts'
import { orderStatuses, type OrderStatus } from '#src/order-statuses.ts'
import { oneOf, someOf, wholeNumber } from './arguments.ts'
import type { OpsContext } from '#src/cli/context.ts'
import { callTable, describeMoves, lateTable, orderSheet, orderTable, refundTable } from './order-text.ts'
import { findBranchId } from './stock.ts'
import { type Answer, Refusal, type StoreClient } from './store-client.ts'

/** Actor of a status change: the branch, the courier or the system. */
export type Actor = 'B' | 'K' | 'S'
type MoveDetails = {
  reason?: string
  notes?: string
  lines?: { lineId: number; quantity: number }[]
  branchId?: number
  sellable?: boolean
}

/** Orders of one call, the most that the store API gives. */
const PAGE = 50

const actors = ['B', 'K', 'S'] as const
export const actorNames: Record<Actor, string> = { B: 'the branch', K: 'the courier', S: 'the system' }

/** Adds the commands and returns their group. */
export function addOrderCommands(ops: CommandUnknownOpts, { client, print }: OpsContext): CommandUnknownOpts {
  const order = ops.command('order').description('Shows orders and changes their statuses.')
  order
    .command('list')
    .description('Lists the newest orders.')
    .option('--status <list>', 'only orders with these statuses, separated by commas', someOf(orderStatuses))
    .option(
      '--other-area',
      'only orders to an area that is not in the list: look where it is before the courier gets it',
    )
    .option('--mobile <number>', 'only orders of this mobile')
    .option(
      '--call',
      'only orders that wait for a call: customers asked for it, or they are above the limits of their buyers; the longest waiting first',
    )
    .option('--late', 'only late orders, with the new date that their customers were told; the longest late first')
    .option('--refunds-due', 'only orders whose refund is due, with the days left to pay it; the longest waiting first')
    .option('--first <count>', 'number of orders', wholeNumber(), 20)
    .action(async ({ status = [], first, call, otherArea, mobile, late, refundsDue }) => {
      if (refundsDue) return print(refundTable((await client().get<RefundDue[]>('/internal/refunds-due')).data))
      if (late) return print(lateTable(await allOrders(client(), ['late'], { otherArea, mobile }), first))
      const { data } = await (call
        ? client().get<ShopOrder[]>('/internal/order-calls')
        : listOrders(client(), status, first, { otherArea, mobile }))
      print(call ? callTable(data) : orderTable(data))
    })
  order
    .command('show')
    .description('Shows one order: address, lines, totals, history with reasons and notes, allowed status changes.')
    .argument('<order>', 'number, MD-482135, or id')
    .action(async (number) => print(orderSheet(await findOrder(client(), number), client().language)))
  order
    .command('move')
    .description('Changes the status of an order.')
    .argument('<order>', 'number, MD-482135, or id')
    .argument('<status>', `new status: ${orderStatuses.join(', ')}`, oneOf(orderStatuses))
    .option(
      '--as <actor>',
      'as branch (B), courier (K) or system (S); otherwise the first of them that may',
      oneOf(actors),
    )
    .option('--reason <text>')
    .option('--notes <text>')
    .option('--lines <list>', 'LINE:UNITS pairs separated by commas, e.g. 31:2,32:1', parseLines)
    .option('--branch <branch>', 'slug or id')
    .addOption(
      new Option('--sellable <answer>', 'whether returned units can be sold again').choices(['yes', 'no'] as const),
    )
    .option('--key <key>', 'idempotency key: a repeated call with the same key changes nothing')
    .action(async (number, to, { as, key, branch, sellable, ...details }) => {
      const found = await findOrder(client(), number)
      const branchId = branch ? await findBranchId(client(), branch) : undefined
      const actor = await moveOrder(client(), found, to, {
        ...details,
        as,
        key,
        branchId,
        sellable: sellable && sellable === 'yes',
      })
      print(`${found.number}  ${found.status} → ${to}  (${actorNames[actor]})`)
    })
  order
    .command('refunded')
    .description('Notes that the refund of an order was paid; its account is cleared 30 days later.')
    .argument('<order>', 'number, MD-482135, or id')
    .action(async (number) => {
      const found = await findOrder(client(), number)
      await client().post(`/internal/orders/${found.id}/refunded`, {})
      print(`${found.number}  refunded`)
    })
  return order
}

/**
 * Lists the newest orders, only those with one of `statuses` when there are any, only those of exchanges with
 * `exchange`, only those to an unlisted area with `otherArea`, only those of `mobile`.
 */
export function listOrders(
  client: StoreClient,
  statuses: readonly OrderStatus[],
  first: number,
  {
    after,
    exchange,
    otherArea,
    mobile,
  }: { after?: string | null; exchange?: true; otherArea?: true | undefined; mobile?: string | undefined } = {},
): Promise<Answer<ShopOrder[]>> {
  const query = new URLSearchParams({
    first: String(first),
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(otherArea && { otherArea: 'true' }),
    ...(mobile && { mobile }),
    ...(after && { after }),
    ...(exchange && { exchange: 'true' }),
  })
  return client.get<ShopOrder[]>(`/internal/orders?${query.toString()}`)
}

/** Lists all orders with one of `statuses`, the newest first. */
export async function allOrders(
  client: StoreClient,
  statuses: readonly OrderStatus[],
  only: { otherArea?: true | undefined; mobile?: string | undefined } = {},
): Promise<ShopOrder[]> {
  const found: ShopOrder[] = []
  let after: string | null = null
  do {
    const { data, meta } = await listOrders(client, statuses, PAGE, { ...only, after })
    found.push(...data)
    after = meta?.hasNext ? meta.endCursor : null
  } while (after)
  return found
}

/** Finds an order by its number or id. Throws a Refusal when there is none. */
export async function findOrder(client: StoreClient, number: string): Promise<ShopOrder> {
  const { data } = await client.get<ShopOrder>(
    `/internal/orders/${encodeURIComponent(number)}`,
    `There is no order ${number}.`,
  )
  return data
}

/**
 * Changes the status of an order as `as`, otherwise as the first actor who may, and returns the actor. Throws an Error
 * with the allowed status changes when this is none of them.
 */
export async function moveOrder(
  client: StoreClient,
  order: ShopOrder,
  to: OrderStatus,
  { as, key, ...details }: MoveDetails & { as?: Actor; key?: string },
): Promise<Actor> {
  const actor = as ?? actorOf(order.moves.find((move) => move.to === to)) ?? 'B'
  const body = { to, actor, idempotencyKey: key ?? `ops-${randomUUID()}`, ...details }
  await client.post(`/orders/${order.id}/transition`, body).catch((error: Error) => {
    if (!(error instanceof Refusal) || error.code !== 'INVALID_TRANSITION') throw error
    const isAllowed = order.moves.some((move) => move.to === to && move.actors.includes(actor))
    const why = isAllowed ? 'with these units: a part that comes back is split, the whole is returnedReceived' : 'now'
    throw new Error(
      `${order.number} is ${order.status}; ${actorNames[actor]} cannot move it to ${to} ${why}. It may move to: ${describeMoves(order)}.`,
    )
  })
  return actor
}

/** Returns the first of branch, courier and system who may make a status change; undefined when none of them may. */
export function actorOf(move: OrderMove | undefined): Actor | undefined {
  return actors.find((actor) => move?.actors.includes(actor))
}

/** '31:2,32:1' → two units of line 31, one of line 32. */
export function parseLines(text: string): { lineId: number; quantity: number }[] {
  return text.split(',').map((pair) => {
    const [, lineId, quantity] = /^\s*(\d{1,15}):(\d{1,4})\s*$/.exec(pair) ?? []
    if (!lineId || !quantity) throw new InvalidArgumentError('It must be comma-separated LINE:UNITS, e.g. 31:2,32:1.')
    return { lineId: Number(lineId), quantity: Number(quantity) }
  })
}
