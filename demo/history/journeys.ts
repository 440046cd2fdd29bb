import type { OrderStatus } from 'store-api/src/order-statuses.ts'
import type { Dice } from '#demo/random.ts'
import { nextWorkingTime } from './working-hours.ts'

/**
 * A status change of an order: the new status, the actor (customer, branch, courier), the hours since it was placed.
 */
export type Step = { to: OrderStatus; actor: 'C' | 'B' | 'K'; hours: number }

/**
 * Hours within which nearly every journey ends, nights and a weekend included. Orders are older, so that they have
 * ended.
 */
export const LONGEST_DELIVERY = 150
export const LONGEST_RETURN = 480
/** Hour in Cairo after which no courier leaves, so that the delivery is within the working hours. */
const LAST_DEPARTURE = 17

/** Steps of a canceled order: the customer cancels it, or the branch does because it cannot reach the customer. */
export function canceledJourney(chance: Dice): Step[] {
  const confirmed = hour(chance, 1, 6)
  const canceled = confirmed + hour(chance, 1, 20)
  if (chance.chance(0.5)) return [{ to: 'canceled', actor: 'C', hours: confirmed }]
  return [
    { to: 'confirm', actor: 'B', hours: confirmed },
    { to: 'canceled', actor: chance.pick(['B', 'C']), hours: canceled },
  ]
}

/** Steps of a delivered order: at most four days, not counting nights and closed days. */
export function deliveredJourney(chance: Dice): Step[] {
  const moves: [to: Step['to'], actor: Step['actor'], from: number, to: number][] = [
    ['confirm', 'B', 1, 6],
    ['preparing', 'B', 1, 8],
    ['ready', 'B', 1, 6],
    ['shippingAgent', 'K', 2, 20],
    ['delivery', 'K', 8, 40],
    ['delivered', 'K', 1, 4],
  ]
  let hours = 0
  return moves.map(([to, actor, least, most]) => ({ to, actor, hours: (hours += hour(chance, least, most)) }))
}

/** Steps of an order that was delivered and returned within 14 days. */
export function returnedJourney(chance: Dice): Step[] {
  const there = deliveredJourney(chance)
  let hours = there.at(-1)?.hours ?? 0
  const back: [to: Step['to'], actor: Step['actor'], from: number, to: number][] = [
    ['returning', 'C', 12, 150],
    ['returned', 'K', 20, 60],
    ['returnedReceived', 'B', 2, 30],
  ]
  return [
    ...there,
    ...back.map(([to, actor, least, most]) => ({ to, actor, hours: (hours += hour(chance, least, most)) })),
  ]
}

/**
 * Returns the time (ms, UTC) of each step of an order placed at `placed`: customers act at any time, branches and
 * couriers in working hours.
 */
export function momentsOf(steps: readonly Step[], placed: number): number[] {
  let [at, before] = [placed, 0]
  return steps.map(({ to, actor, hours }) => {
    at += (hours - before) * 3_600_000
    before = hours
    if (actor !== 'C') at = nextWorkingTime(at, to === 'delivery' ? LAST_DEPARTURE : undefined)
    return at
  })
}

/** Draws a number of hours between two, in whole minutes. */
function hour(chance: Dice, from: number, to: number): number {
  return chance.between(from * 60, to * 60) / 60
}
