import type { GraphQLResolveInfo } from 'graphql'
import type { Address } from '#src/__generated__/rest.ts'
import type { AddressAddInput, Resolvers } from '#src/__generated__/schema.ts'
import { addressBody, addressFields } from '#src/domains/location/address-input.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { globalId, idOf, withNumber } from '#src/graphql/ids.ts'
import { type FieldsAtFault, refusable } from '#src/graphql/user-errors.ts'

type AddressSource = GraphContext['sources']['addressBook']

const fieldsAtFault: FieldsAtFault = { NOT_FOUND: 'id', ...addressFields() }

// A separate, lazy read: most callers need only the address.
const owned = { customer: (_: unknown, __: unknown, { sources }: GraphContext) => sources.account.viewer() }

export const addressBookResolvers: Resolvers = {
  Customer: {
    addresses: (_, __, { sources }) => sources.addressBook.addresses(),
    address: (_, { id }, { sources }) => withNumber('Address', id, sources.addressBook.address),
  },
  Mutation: {
    addressAdd: (_, { input }, context, info) => change(context, info, (book) => book.add(bodyOf(input))),
    addressUpdate: (_, { input: { id, ...input } }, context, info) =>
      change(context, info, (book) => book.change(idOf('Address', id), bodyOf(input))),
    addressDefaultSet: (_, { input: { id } }, context, info) =>
      change(context, info, (book) => book.makeDefault(idOf('Address', id))),
    async addressDelete(_, { input: { id } }, { sources }, info) {
      const { done, userErrors } = await refusable<{ id: number }>(
        info,
        () => sources.addressBook.remove(idOf('Address', id)),
        fieldsAtFault,
      )
      return { deletedId: done && globalId('Address', done.id), userErrors }
    },
  },
  AddressAddPayload: owned,
  AddressUpdatePayload: owned,
  AddressDefaultSetPayload: owned,
  AddressDeletePayload: owned,
}

async function change(
  { sources }: GraphContext,
  info: GraphQLResolveInfo,
  run: (book: AddressSource) => Promise<Address>,
) {
  const { done, userErrors } = await refusable<Address>(info, () => run(sources.addressBook), fieldsAtFault)
  return { address: done, userErrors }
}

function bodyOf({ address, ...receiver }: AddressAddInput) {
  return { ...receiver, ...addressBody(address) }
}
