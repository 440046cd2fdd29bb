import { type Static, Type } from '@fastify/type-provider-typebox'

export const dayParts = ['morning', 'afternoon', 'evening'] as const
const DayPart = Type.Enum([...dayParts], {
  title: 'DayPart',
  description: '10:00 to 14:00, 14:00 to 18:00, 18:00 to 22:00, Africa/Cairo',
})

export const DeliveryChoice = Type.Object(
  {
    day: Type.String({ format: 'date', description: 'Day in Africa/Cairo' }),
    part: DayPart,
    from: Type.String({ description: 'HH:MM' }),
    to: Type.String({ description: 'HH:MM' }),
  },
  { title: 'DeliveryChoice', description: 'An available delivery time' },
)

export const ExpectedTime = Type.Object(
  {
    from: Type.String({ format: 'date', description: 'First day, Africa/Cairo' }),
    to: Type.String({ format: 'date', description: 'Last day' }),
    time: Type.Union([DeliveryChoice, Type.Null()], { description: 'The time that the customer chose' }),
  },
  {
    title: 'ExpectedTime',
    description:
      'When an order is expected: the days that are left of the promise, or the time that the customer chose',
  },
)

export const DeliveryTimeBody = Type.Object({ day: Type.String({ format: 'date' }), part: DayPart })

export type DayPart = (typeof dayParts)[number]
export type DeliveryChoice = Static<typeof DeliveryChoice>
export type DeliveryTimeBody = Static<typeof DeliveryTimeBody>
export type ExpectedTime = Static<typeof ExpectedTime>

/** First hour of each part of a day, in their order. */
export const partStarts: Record<DayPart, number> = { morning: 10, afternoon: 14, evening: 18 }
const PART_HOURS = 4

/** Returns a part of a day with its hours. */
export function deliveryChoiceOf(day: string, part: DayPart): DeliveryChoice {
  return { day, part, from: `${partStarts[part]}:00`, to: `${partStarts[part] + PART_HOURS}:00` }
}
