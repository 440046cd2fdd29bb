import { type Static, Type } from '@fastify/type-provider-typebox'

export const dayParts = ['morning', 'afternoon', 'evening'] as const
const DayPart = Type.Enum([...dayParts], { title: 'DayPart', description: '10 to 14, 14 to 18, 18 to 22 in Cairo' })

export const DeliveryChoice = Type.Object(
  {
    day: Type.String({ format: 'date', description: 'In Cairo' }),
    part: DayPart,
    from: Type.String({ description: 'HH:MM' }),
    to: Type.String({ description: 'HH:MM' }),
  },
  { title: 'DeliveryChoice', description: 'A time that the courier could come' },
)

export const DeliveryTimeBody = Type.Object({ day: Type.String({ format: 'date' }), part: DayPart })

export type DayPart = (typeof dayParts)[number]
export type DeliveryChoice = Static<typeof DeliveryChoice>
export type DeliveryTimeBody = Static<typeof DeliveryTimeBody>
