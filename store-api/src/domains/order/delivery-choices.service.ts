import type { Context } from '#src/http/context.ts'
import type { DayPart, DeliveryChoice } from './delivery-time.schema.ts'
import { selectDeliveryParts } from './order-view.queries.ts'
import type { OrderRow } from './order.queries.ts'

const DAYS = 7
/** First hour of each part of a day, in their order; each has four. */
const starts: Record<DayPart, number> = { morning: 10, afternoon: 14, evening: 18 }
const HOURS = 4

/** The times a courier could come from now on. */
export async function listDeliveryChoices({ db, now }: Context): Promise<DeliveryChoice[]> {
  const parts = await selectDeliveryParts(db, now(), DAYS, starts)
  return parts.map(({ day, part }) => choiceOf(day, part))
}

/** The time that the customer chose; null when she chose none. */
export function chosenTime({ wanted_day, wanted_part }: Pick<OrderRow, 'wanted_day' | 'wanted_part'>): DeliveryChoice | null {
  return wanted_day && wanted_part ? choiceOf(wanted_day, wanted_part) : null
}

function choiceOf(day: string, part: DayPart): DeliveryChoice {
  return { day, part, from: `${starts[part]}:00`, to: `${starts[part] + HOURS}:00` }
}
