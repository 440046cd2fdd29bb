import { type Static, Type } from '@fastify/type-provider-typebox'
import { DeliveryAddress, DeliveryAddressBody } from '#src/domains/location/location.schema.ts'
import { FormText, Id } from '#src/http/schema-parts.ts'

export const Address = Type.Object(
  {
    id: Id,
    fullName: Type.String({ description: 'Full name of the recipient' }),
    mobile: Type.String({ description: 'E.164' }),
    anotherMobile: Type.String({ description: 'E.164' }),
    ...DeliveryAddress.properties,
    isDefault: Type.Boolean({ description: 'Whether this is the default address' }),
    deliverable: Type.Boolean({ description: 'Whether the shop currently delivers to the address' }),
  },
  { title: 'Address', description: 'An address of a customer’s address book' },
)

// As elsewhere the service judges the texts; the bound only keeps nonsense away from it.
const Text = FormText(2000)

export const AddressBody = Type.Object({
  fullName: Text,
  mobile: Text,
  anotherMobile: Text,
  ...DeliveryAddressBody.properties,
  isDefault: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
})

export type Address = Static<typeof Address>
export type AddressBody = Static<typeof AddressBody>
