import { type Static, Type } from '@fastify/type-provider-typebox'

export const dayParts = ['morning', 'afternoon', 'evening'] as const
const DayPart = Type.Enum([...dayParts], { title: 'DayPart', description: '10:00 to 14:00, 14:00 to 18:00, 18:00 to 22:00, Africa/Cairo' })

export const DeliveryChoice = Type.Object(
  {
    day: Type.String({ format: 'date', description: 'Day in Africa/Cairo' }),
    part: DayPart,
    from: Type.String({ description: 'HH:MM' }),
    to: Type.String({ description: 'HH:MM' }),
  },
  { title: 'DeliveryChoice', description: 'An available delivery time' },
)

export const DeliveryTimeBody = Type.Object({ day: Type.String({ format: 'date' }), part: DayPart })

export type DayPart = (typeof dayParts)[number]
export type DeliveryChoice = Static<typeof DeliveryChoice>
export type DeliveryTimeBody = Static<typeof DeliveryTimeBody>
