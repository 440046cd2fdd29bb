import { type Static, Type } from '@fastify/type-provider-typebox'
import { Id } from '#src/http/schema-parts.ts'

export const State = Type.Object(
  {
    id: Id,
    iso: Type.String({ description: 'ISO 3166-2 code without the prefix `EG-`' }),
    name: Type.String(),
    deliverable: Type.Boolean(),
    fee: Type.Integer({ description: 'Piastres' }),
    daysMin: Type.Integer({ description: 'Business days' }),
    daysMax: Type.Integer({ description: 'Business days' }),
  },
  { title: 'State', description: 'A governorate' },
)

export const City = Type.Object({ id: Id, stateId: Id, name: Type.String() }, { title: 'City' })

export const Region = Type.Object(
  { id: Id, cityId: Id, name: Type.String(), deliverable: Type.Boolean() },
  { title: 'Region', description: 'An area of a city' },
)

export const DeliveryQuote = Type.Object(
  {
    deliverable: Type.Boolean(),
    fee: Type.Union([Type.Integer(), Type.Null()], { description: 'Piastres; null without an area or governorate' }),
    feeMax: Type.Union([Type.Integer(), Type.Null()], { description: 'Maximum fee in piastres: the highest fee of all areas when the area is unknown' }),
    from: Type.String({ format: 'date', description: 'First day of the delivery estimate, Africa/Cairo' }),
    to: Type.String({ format: 'date', description: 'Last day of the delivery estimate, Africa/Cairo' }),
    daysMin: Type.Integer({ description: 'Business days' }),
    daysMax: Type.Integer({ description: 'Business days' }),
  },
  { title: 'DeliveryQuote', description: 'Fridays, Saturdays and public holidays are not business days' },
)

export type State = Static<typeof State>
export type City = Static<typeof City>
export type Region = Static<typeof Region>
export type DeliveryQuote = Static<typeof DeliveryQuote>
