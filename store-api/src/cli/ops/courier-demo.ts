import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderStatus } from '#src/domains/order/order.schema.ts'
import type { ShopOrder } from '#src/domains/order/shop/shop.schema.ts'
import type { OpsContext } from '#src/cli/context.ts'
import { type Actor, actorNames, actorOf, allOrders, findOrder, moveOrder } from './order.ts'
import type { StoreClient } from './store-client.ts'

/**
 * Statuses on the way to delivered, in their order: of the allowed status changes the demo makes the one that leads
 * farthest.
 */
const route: OrderStatus[] = [
  'online',
  'inProgress',
  'confirm',
  'preparing',
  'ready',
  'shippingAgent',
  'delivery',
  'delivered',
]
/**
 * Statuses that the demo moves on. Orders that wait for an answer to the customer (edit, cancel) are left to people.
 */
const open: OrderStatus[] = [
  'new',
  'waitingCustomer',
  'customerConfirmed',
  'inProgress',
  'confirm',
  'onlineComing',
  'online',
  'inTransfer',
  'preparing',
  'ready',
  'late',
  'shippingAgent',
  'delivery',
  'abnormal',
]
const MAX_FAILURES = 3

/** Adds `order courier-demo`. It belongs to the demo shop: only ops.ts knows it. */
export function addCourierDemoCommand(order: CommandUnknownOpts, context: OpsContext): void {
  order
    .command('courier-demo')
    .description('Delivers these orders step by step, or all open ones and those placed meanwhile.')
    .argument('[orders...]', 'numbers or ids')
    .option('--pace <time>', 'time between two steps, 8s or 500ms', parseDuration, 8_000)
    .action(async (numbers, { pace }) => {
      const signal = context.stopSignal()
      const { delivered, left } = await deliverOrders(context, { numbers, paceMs: pace, signal })
      context.print(
        `${delivered} delivered${left.length > 0 ? `; not delivered: ${left.join(', ')}` : ''}${signal.aborted ? '; stopped' : ''}.`,
      )
      if (signal.aborted) context.exitCode = 130
      else if (left.length > 0) context.exitCode = 1
    })
}

/** '8s', '500ms' or '8' → milliseconds. */
function parseDuration(text: string): number {
  const [, value, unit] = /^(\d+(?:\.\d+)?)(s|ms)?$/.exec(text) ?? []
  if (value === undefined) throw new InvalidArgumentError('It must be a time like 8s or 500ms.')
  return Number(value) * (unit === 'ms' ? 1 : 1000)
}

type Demo = { numbers: string[]; paceMs: number; signal: AbortSignal }

/**
 * Moves orders to delivered step by step, all at the same pace, and prints each step; without numbers every open order,
 * also those placed meanwhile. Returns the number of delivered orders and the numbers of those that could not be
 * delivered.
 */
async function deliverOrders(
  { client, print }: OpsContext,
  { numbers, paceMs, signal }: Demo,
): Promise<{ delivered: number; left: string[] }> {
  const failures = new Map<string, number>()
  let delivered = 0
  while (!signal.aborted) {
    const orders = await fetchOrders(client(), numbers)
    const movable = orders.filter((order) => nextStep(order) && (failures.get(order.number) ?? 0) < MAX_FAILURES)
    const left = orders
      .filter((order) => !movable.includes(order) && order.status !== 'delivered')
      .map(({ number }) => number)
    if (movable.length === 0) return { delivered, left }
    for (const order of movable) {
      const error = await makeStep(client(), order, print)
      if (error) failures.set(order.number, (failures.get(order.number) ?? 0) + 1)
      else if (nextStep(order)?.to === 'delivered') delivered += 1
    }
    const isLastStep = movable.every((order) => nextStep(order)?.to === 'delivered')
    if (!isLastStep) await sleep(paceMs, undefined, { signal }).catch(() => undefined)
  }
  return { delivered, left: [] }
}

/**
 * Makes the next step of an order. Returns a refusal: somebody else may have moved the order, so the caller tries
 * again.
 */
async function makeStep(
  client: StoreClient,
  order: ShopOrder,
  print: (text: string) => void,
): Promise<Error | undefined> {
  const step = nextStep(order)
  if (!step) return
  try {
    await moveOrder(client, order, step.to, { as: step.as, notes: 'courier-demo' })
    print(`${order.number}  ${order.status} → ${step.to}  (${actorNames[step.as]})`)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    print(`${order.number}  ${error.message}`)
    return error
  }
}

function nextStep({ status, moves }: ShopOrder): { to: OrderStatus; as: Actor } | undefined {
  if (!open.includes(status)) return
  const to = route.findLast((candidate) => actorOf(moves.find((move) => move.to === candidate)))
  const as = actorOf(moves.find((move) => move.to === to))
  return to && as && { to, as }
}

async function fetchOrders(client: StoreClient, numbers: string[]): Promise<ShopOrder[]> {
  if (numbers.length > 0) return Promise.all(numbers.map((number) => findOrder(client, number)))
  return allOrders(client, open)
}
