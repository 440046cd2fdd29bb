import { type Static, Type } from '@fastify/type-provider-typebox'
import { CartAddressBody } from '#src/domains/cart/cart.schema.ts'
import { Id, Nullable } from '#src/http/schema-parts.ts'

export const Address = Type.Object(
  {
    id: Id,
    fullName: Type.String({ description: 'Who receives there' }),
    phone: Type.String({ description: 'E.164' }),
    anotherPhone: Type.String({ description: 'E.164' }),
    stateId: Id,
    stateName: Type.String(),
    cityId: Id,
    cityName: Type.String(),
    regionId: Id,
    regionName: Type.String(),
    streetAddress: Type.String(),
    buildingNumber: Type.String(),
    floorNumber: Type.String(),
    apartmentNumber: Type.String(),
    landmark: Nullable(Type.String()),
    notes: Nullable(Type.String()),
    isDefault: Type.Boolean({ description: 'Taken when no other is chosen' }),
    deliverable: Type.Boolean({ description: 'Whether the shop delivers there today' }),
  },
  { title: 'Address', description: 'A place in a customer’s address book' },
)

// As elsewhere the service judges the texts; the bound only keeps nonsense away from it.
const Text = Type.Optional(Type.Union([Type.String({ maxLength: 2000 }), Type.Null()]))

export const AddressBody = Type.Object({
  fullName: Text,
  phone: Text,
  anotherPhone: Text,
  ...CartAddressBody.properties,
  isDefault: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
})

export type Address = Static<typeof Address>
export type AddressBody = Static<typeof AddressBody>
