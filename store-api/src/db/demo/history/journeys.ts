import type { Dice } from '#src/db/demo/random.ts'

/** What happened to an order: to which status, by whom, how many hours after it was placed. */
export type Step = { to: string; actor: 'C' | 'B' | 'K'; hours: number }

/** Hours that the longest journey takes; an order that ended must be older. */
export const LONGEST_DELIVERY = 90
export const LONGEST_RETURN = 340

/** Called off by the customer before it left, or by the branch that did not reach them. */
export function canceledJourney(chance: Dice): Step[] {
  const confirmed = hour(chance, 1, 6)
  const canceled = confirmed + hour(chance, 1, 20)
  if (chance.chance(0.5)) return [{ to: 'canceled', actor: 'C', hours: confirmed }]
  return [{ to: 'confirm', actor: 'B', hours: confirmed }, { to: 'canceled', actor: chance.pick(['B', 'C']), hours: canceled }]
}

/** Confirmed by phone, packed, handed to the courier, paid at the door: within four days. */
export function deliveredJourney(chance: Dice): Step[] {
  const moves: [to: string, actor: Step['actor'], from: number, to: number][] = [
    ['confirm', 'B', 1, 6],
    ['preparing', 'B', 1, 8],
    ['ready', 'B', 1, 6],
    ['shippingAgent', 'K', 2, 20],
    ['delivery', 'K', 8, 40],
    ['delivered', 'K', 1, 8],
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

/** To the minute. */
function hour(chance: Dice, from: number, to: number): number {
  return chance.between(from * 60, to * 60) / 60
}
