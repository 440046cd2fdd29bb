import { type Static, Type } from '@fastify/type-provider-typebox'
import { Id } from '#src/http/schema-parts.ts'

export const State = Type.Object(
  {
    id: Id,
    iso: Type.String({ description: 'The part of ISO 3166-2 behind EG-' }),
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
    fee: Type.Union([Type.Integer(), Type.Null()], { description: 'Piastres; null while the place is not known' }),
    feeMax: Type.Union([Type.Integer(), Type.Null()], { description: 'Piastres; the most that it costs: anywhere, while the place is not known' }),
    from: Type.String({ format: 'date', description: 'First day of the promise, in Cairo' }),
    to: Type.String({ format: 'date', description: 'Last day of the promise, in Cairo' }),
    daysMin: Type.Integer({ description: 'Business days' }),
    daysMax: Type.Integer({ description: 'Business days' }),
  },
  { title: 'DeliveryQuote', description: 'Weekend (Friday, Saturday) and holidays are not counted' },
)

export type State = Static<typeof State>
export type City = Static<typeof City>
export type Region = Static<typeof Region>
export type DeliveryQuote = Static<typeof DeliveryQuote>
