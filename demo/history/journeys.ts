import type { Dice } from '#demo/random.ts'
import { nextWorkingTime } from './working-hours.ts'

/** What happened to an order: to which status, by whom, how many hours after it was placed. */
export type Step = { to: string; actor: 'C' | 'B' | 'K'; hours: number }

/** Hours that nearly every journey takes at most, nights and a weekend included; an order that ended must be older. */
export const LONGEST_DELIVERY = 150
export const LONGEST_RETURN = 480
/** Cairo's hour by which a courier has set out, so that he is at the door before the working hours end. */
const LAST_DEPARTURE = 17

/** Called off by the customer before it left, or by the branch that did not reach them. */
export function canceledJourney(chance: Dice): Step[] {
  const confirmed = hour(chance, 1, 6)
  const canceled = confirmed + hour(chance, 1, 20)
  if (chance.chance(0.5)) return [{ to: 'canceled', actor: 'C', hours: confirmed }]
  return [{ to: 'confirm', actor: 'B', hours: confirmed }, { to: 'canceled', actor: chance.pick(['B', 'C']), hours: canceled }]
}

/** Confirmed by phone, packed, handed to the courier, paid at the door: within four days, nights and closed days aside. */
export function deliveredJourney(chance: Dice): Step[] {
  const moves: [to: string, actor: Step['actor'], from: number, to: number][] = [
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

/** Sent back within the fortnight that the law gives. */
export function returnedJourney(chance: Dice): Step[] {
  const there = deliveredJourney(chance)
  let hours = there.at(-1)?.hours ?? 0
  const back: [to: string, actor: Step['actor'], from: number, to: number][] = [
    ['returning', 'C', 12, 150],
    ['returned', 'K', 20, 60],
    ['returnedReceived', 'B', 2, 30],
  ]
  return [...there, ...back.map(([to, actor, least, most]) => ({ to, actor, hours: (hours += hour(chance, least, most)) }))]
}

/** When the steps of an order placed at a moment (ms) happened: the customer's at any time, those of branch and courier while they work. */
export function momentsOf(steps: readonly Step[], placed: number): number[] {
  let [at, before] = [placed, 0]
  return steps.map(({ to, actor, hours }) => {
    at += (hours - before) * 3_600_000
    before = hours
    if (actor !== 'C') at = nextWorkingTime(at, to === 'delivery' ? LAST_DEPARTURE : undefined)
    return at
  })
}

/** To the minute. */
function hour(chance: Dice, from: number, to: number): number {
  return chance.between(from * 60, to * 60) / 60
}
