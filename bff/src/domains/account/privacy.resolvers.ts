import type { Customer } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { refusable } from '#src/graphql/user-errors.ts'

/** The customer's rights over her own data. */
export const privacyResolvers: Resolvers = {
  Customer: {
    hasPassword: ({ hasPassword = true }) => hasPassword,
    marketingMessages: ({ marketingMessages = false }) => marketingMessages,
    ownData: async (_, __, { sources }) => JSON.stringify(await sources.account.ownData(), null, 2),
  },
  Mutation: {
    async accountDelete(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<{ deletionDueAt: string }>(
        info,
        () => sources.account.requestDeletion({ ...input }),
        { CODE_INVALID: 'code', CODE_EXPIRED: 'code', CODE_TOO_MANY_TRIES: 'code' },
      )
      return { deletionDueAt: done?.deletionDueAt ?? null, userErrors }
    },
    async accountKeep(_, __, { sources }, info) {
      const { done, userErrors } = await refusable<Customer>(info, () => sources.account.keep())
      return { customer: done, userErrors }
    },
    async accountMarketingUpdate(_, { input: { granted } }, { sources }, info) {
      const { done, userErrors } = await refusable<Customer>(info, () => sources.account.decideMarketing(granted))
      return { customer: done, userErrors }
    },
  },
}
