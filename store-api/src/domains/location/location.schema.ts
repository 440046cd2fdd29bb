import { type Static, Type } from '@fastify/type-provider-typebox'
import { FormChoice, FormText, Id, Nullable } from '#src/http/schema-parts.ts'

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
    feeMax: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Maximum fee in piastres: the highest fee of all areas when the area is unknown',
    }),
    feeMin: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Minimum fee in piastres: the lowest fee of all areas when the area is unknown',
    }),
    freeFrom: Type.Union([Type.Integer(), Type.Null()], {
      description:
        'Piastres of items from which delivery is free, the lowest of all areas when the area is unknown; null: never',
    }),
    from: Type.String({ format: 'date', description: 'First day of the delivery estimate, Africa/Cairo' }),
    to: Type.String({ format: 'date', description: 'Last day of the delivery estimate, Africa/Cairo' }),
    daysMin: Type.Integer({ description: 'Business days' }),
    daysMax: Type.Integer({ description: 'Business days' }),
  },
  { title: 'DeliveryQuote', description: 'Fridays, Saturdays and public holidays are not business days' },
)

export const MapPoint = Type.Object(
  {
    latitude: Type.Number({ description: 'Decimal degrees' }),
    longitude: Type.Number({ description: 'Decimal degrees' }),
    mapUrl: Type.String({ description: 'Opens a map at this place' }),
  },
  { title: 'MapPoint' },
)

export const DeliveryAddress = Type.Object(
  {
    stateId: Id,
    stateName: Type.String(),
    cityId: Id,
    cityName: Type.String(),
    regionId: Type.Union([Id, Type.Null()], { description: 'Null for an area that is not in the list' }),
    regionName: Type.String({ description: 'As the customer typed it when `regionId` is null' }),
    streetAddress: Type.String(),
    buildingNumber: Type.String(),
    floorNumber: Type.String(),
    apartmentNumber: Type.String(),
    landmark: Nullable(Type.String()),
    notes: Nullable(Type.String()),
    location: Nullable(MapPoint),
  },
  { title: 'CartAddress' },
)

// The service validates the texts; the bound here only refuses absurdly long ones.
const Text = FormText(2000)
const OptionalText = Type.Optional(Nullable(Type.String({ maxLength: 2000 })))

export const DeliveryAddressBody = Type.Object({
  stateId: FormChoice,
  cityId: FormChoice,
  regionId: Type.Optional(FormChoice),
  regionName: Type.Optional(
    Nullable(
      Type.String({ maxLength: 2000, description: 'Name of an area that is not in the list, instead of `regionId`' }),
    ),
  ),
  streetAddress: Text,
  buildingNumber: Text,
  floorNumber: Text,
  apartmentNumber: Text,
  landmark: OptionalText,
  notes: OptionalText,
  location: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 2000,
        description: 'Place in Egypt: `30.0444, 31.2357`, or the link of a map that contains the coordinates',
      }),
    ),
  ),
})

export const DeliveryGroup = Type.Object(
  {
    id: Id,
    name: Type.String(),
    freeFrom: Nullable(Type.Integer({ description: 'Piastres of items from which delivery is free; null: never' })),
    states: Type.Array(Type.String(), { description: 'ISO codes of its governorates' }),
  },
  { title: 'DeliveryGroup', description: 'Governorates with a common sum from which delivery is free' },
)

export const FreeFromBody = Type.Object({
  freeFrom: Nullable(Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'Piastres; null: never' })),
})

export type DeliveryGroup = Static<typeof DeliveryGroup>
export type State = Static<typeof State>
export type City = Static<typeof City>
export type Region = Static<typeof Region>
export type DeliveryQuote = Static<typeof DeliveryQuote>
export type DeliveryAddress = Static<typeof DeliveryAddress>
export type DeliveryAddressBody = Static<typeof DeliveryAddressBody>
export type MapPoint = Static<typeof MapPoint>
