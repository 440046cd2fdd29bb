import type { Customer } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { idOf } from '#src/graphql/ids.ts'
import { refusable } from '#src/graphql/user-errors.ts'

export const sessionResolvers: Resolvers = {
  Customer: { sessions: (_, __, { sources }) => sources.account.sessions() },
  Mutation: {
    async sessionRevoke(_, { input: { sessionId } }, { sources }, info) {
      const { done, userErrors } = await refusable<Customer | null>(
        info,
        () => sources.account.revokeSession(idOf('Session', sessionId)),
        { NOT_FOUND: 'sessionId' },
      )
      return { customer: done, userErrors }
    },
    async sessionRevokeOthers(_, __, { sources }, info) {
      const { done, userErrors } = await refusable<Customer>(info, () => sources.account.revokeOtherSessions())
      return { customer: done, userErrors }
    },
  },
}
