import type { FeedbackNumber } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { refusable } from '#src/graphql/user-errors.ts'

export const contactResolvers: Resolvers = {
  Mutation: {
    async contactSend(_, { input }, { sources }, info) {
      const { done, userErrors } = await refusable<FeedbackNumber>(info, () => sources.contact.send(input))
      return { number: done?.number ?? null, userErrors }
    },
  },
}
