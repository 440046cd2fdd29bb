import type { GraphQLResolveInfo } from 'graphql'
import type { Address } from '#src/__generated__/rest.ts'
import type { AddressInput, Resolvers } from '#src/__generated__/schema.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { choiceOf, idOf, withNumber } from '#src/graphql/ids.ts'
import { refusable } from '#src/graphql/user-errors.ts'

type AddressSource = GraphContext['sources']['address']

// A separate, lazy read: most callers need only the address.
const owner = (_: unknown, __: unknown, { sources }: GraphContext) => sources.account.viewer()

export const addressResolvers: Resolvers = {
  Customer: {
    addresses: (_, __, { sources }) => sources.address.addresses(),
    address: (_, { id }, { sources }) => withNumber('Address', id, sources.address.address),
  },
  Mutation: {
    addressAdd: (_, { input }, context, info) => change(context, info, (book) => book.add(bodyOf(input))),
    addressUpdate: (_, { id, input }, context, info) => change(context, info, (book) => book.change(idOf('Address', id), bodyOf(input))),
    addressDefaultSet: (_, { id }, context, info) => change(context, info, (book) => book.makeDefault(idOf('Address', id))),
    async addressDelete(_, { id }, { sources }, info) {
      const { done, userErrors } = await refusable<{ id: number }>(info, () => sources.address.remove(idOf('Address', id)))
      return { deletedId: done && String(done.id), userErrors }
    },
  },
  AddressPayload: { customer: owner },
  AddressDeletePayload: { customer: owner },
}

async function change({ sources }: GraphContext, info: GraphQLResolveInfo, run: (book: AddressSource) => Promise<Address>) {
  const { done, userErrors } = await refusable<Address>(info, () => run(sources.address))
  return { address: done, userErrors }
}

function bodyOf({ stateId, cityId, regionId, ...same }: AddressInput) {
  return { ...same, stateId: choiceOf('State', stateId), cityId: choiceOf('City', cityId), regionId: choiceOf('Region', regionId) }
}
