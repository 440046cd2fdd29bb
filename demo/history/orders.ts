import type { Insertable } from 'kysely'
import type { Tables } from 'store-api/src/db/tables.ts'
import type { ContactDocument } from 'store-api/src/db/tables/cart.ts'
import type { OrderAddressDocument } from 'store-api/src/db/tables/order.ts'
import type { OrderStatus } from 'store-api/src/order-statuses.ts'
import { dice, type Dice } from '#demo/random.ts'
import { basketFiller } from './baskets.ts'
import {
  canceledJourney,
  deliveredJourney,
  LONGEST_DELIVERY,
  LONGEST_RETURN,
  momentsOf,
  returnedJourney,
  type Step,
} from './journeys.ts'
import { type Bought, lineMaker } from './lines.ts'
import { customerDraw, type Person, type State } from './people.ts'
import { type Product, sellableProducts } from './products.ts'
import { nextWorkingTime, workingDayAfter } from './working-hours.ts'

type Row<T extends keyof Tables> = Insertable<Tables[T]>
type Documents = { contact: ContactDocument; address: OrderAddressDocument }

type Added = {
  id: number
  order_id: number
  position: number
  compare_at_price: number | null
  returned_quantity: number
}

/** A delivered line that was not returned. */
export type Kept = { lineId: number; bought: Bought; person: Person; delivered: number }

export type History = {
  orders: (Omit<Row<'orders'>, keyof Documents> & Documents & { id: number })[]
  lines: (Bought['row'] & Added)[]
  stock: Row<'order_line_stock'>[]
  events: Row<'order_event'>[]
  kept: Kept[]
}

export const ORDERS = 3000
const HOUR = 3_600_000
const DAY = 24 * HOUR
/**
 * Age of the first order in hours. The last six days have no orders, because those would still be open and hold stock.
 */
const OLDEST = 150 * 24
const CANCELED = 0.07
const RETURNED = 0.05
const DISPATCH = 2 * DAY
const RETURNED_TO = 'returnedReceived'

/**
 * Builds the orders of the 150 days before `now` (ms, UTC), with their lines, the stock that they took and their
 * events. All of them have ended, so none reserves stock; the stock levels of the shop are those after these sales.
 */
export function buildHistory(products: ReadonlyMap<number, Product>, states: State[], now: number): History {
  const history: History = { orders: [], lines: [], stock: [], events: [], kept: [] }
  const [fill, lineOf, drawCustomer] = [
    basketFiller(sellableProducts(products)),
    lineMaker(products),
    customerDraw(states),
  ]
  for (let number = 0; number < ORDERS; number += 1) {
    const chance = dice(`order ${number}`)
    const hours = OLDEST - ((OLDEST - LONGEST_DELIVERY - 6) * (number + chance.between(0, 99) / 100)) / ORDERS
    const bought = fill(chance, hours).map((product) => lineOf(chance, product))
    if (bought.length === 0) continue
    const person = drawCustomer(chance, isForWoman(chance, bought))
    write(history, { number, chance, bought, person, placed: now - Math.round(hours * 60) * 60_000, now })
  }
  return history
}

type Sale = { number: number; chance: Dice; bought: Bought[]; person: Person; placed: number; now: number }

function write(history: History, { number, chance, bought, person, placed, now }: Sale): void {
  const id = history.orders.length + 1
  const steps = journey(chance, (now - placed) / HOUR)
  const moments = momentsOf(steps, placed)
  // A few orders would still be open, because public holidays delayed them.
  if ((moments.at(-1) ?? 0) >= now) return
  const delivered = moments[steps.findIndex(({ to }) => to === 'delivered')]
  const status = steps.at(-1)?.to ?? 'new'
  history.orders.push({
    id,
    number: numberOf(number),
    status,
    revision: steps.length + 1,
    contact: person.contact,
    address: person.address,
    language: person.language,
    ...sums(bought, person.delivery.fee, status),
    payment_method: 'cod',
    paid: delivered !== undefined,
    ...promise(placed, person.delivery.days),
    placed_at: new Date(placed),
    delivered_at: delivered === undefined ? null : new Date(delivered),
  })
  for (const [position, line] of bought.entries()) {
    const lineId = history.lines.length + 1
    const { quantity, price } = line.row
    const compare_at_price = line.priceBefore > price ? line.priceBefore / quantity : null
    const returned_quantity = status === RETURNED_TO ? quantity : 0
    history.lines.push({ id: lineId, order_id: id, position, ...line.row, compare_at_price, returned_quantity })
    for (const { variantId, branchId, quantity } of sumStock(line.stock))
      history.stock.push({ order_line_id: lineId, variant_id: variantId, branch_id: branchId, quantity })
    if (status === 'delivered' && delivered !== undefined)
      history.kept.push({ lineId, bought: line, person, delivered })
  }
  let from: OrderStatus = 'added'
  for (const [seq, { to, actor }] of [{ to: 'new' as const, actor: 'C' as const }, ...steps].entries()) {
    history.events.push({
      order_id: id,
      seq: seq + 1,
      from_status: from,
      to_status: to,
      actor,
      at: new Date(moments[seq - 1] ?? placed),
    })
    from = to
  }
}

/** Sums the units of each variant: a bundle may contain a variant twice. */
function sumStock(stock: Bought['stock']): Bought['stock'] {
  const sums = new Map<number, Bought['stock'][number]>()
  for (const taken of stock) {
    const quantity = (sums.get(taken.variantId)?.quantity ?? 0) + taken.quantity
    sums.set(taken.variantId, { ...taken, quantity })
  }
  return [...sums.values()]
}

function journey(chance: Dice, hours: number): Step[] {
  if (chance.chance(CANCELED)) return canceledJourney(chance)
  if (hours > LONGEST_RETURN && chance.chance(RETURNED)) return returnedJourney(chance)
  return deliveredJourney(chance)
}

/** Totals in piastres; the total includes 14 % VAT (docs/rules/orders.md#totals). */
function totals(bought: Bought[], fee: number) {
  const subtotal = bought.reduce((sum, { priceBefore }) => sum + priceBefore, 0)
  const price = bought.reduce((sum, { row }) => sum + row.price, 0)
  const total = price + fee
  return { subtotal, discount: subtotal - price, delivery_fee: fee, tax: Math.round((total * 14) / 114), total }
}

/** Totals and payments by status. A returned order keeps only its delivery fee, which is not refunded. */
function sums(bought: Bought[], fee: number, status: string) {
  const { total: collected } = totals(bought, fee)
  if (status === 'canceled') return { ...totals(bought, fee), collected: 0, refunded: 0 }
  if (status === RETURNED_TO) return { ...totals([], fee), collected, refunded: collected - fee }
  return { ...totals(bought, fee), collected, refunded: 0 }
}

function promise(placed: number, [from, to]: [number, number]) {
  const dispatch = nextWorkingTime(placed + DISPATCH)
  return {
    promised_from: workingDayAfter(placed, from),
    promised_to: workingDayAfter(placed, to),
    promised_dispatch_at: new Date(dispatch),
  }
}

/** Unique order number of six digits, in no visible order; the numbers of new orders have seven or more. */
function numberOf(order: number): string {
  return `MD-${100_000 + ((order * 611_953) % 900_000)}`
}

function isForWoman(chance: Dice, [first]: Bought[]): boolean {
  const gender = first?.product.gender
  return chance.chance(gender === 'women' ? 0.93 : gender === 'kids' ? 0.6 : gender === 'men' ? 0.15 : 0.35)
}
