import type { Complaint } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { idOf } from '#src/graphql/ids.ts'
import { refusable } from '#src/graphql/user-errors.ts'

export const complaintResolvers: Resolvers = {
  Mutation: {
    async complaintAdd(_, { input: { branchId, ...words } }, { sources }, info) {
      const { done, userErrors } = await refusable<Complaint>(info, () =>
        sources.complaint.add({ ...words, branchId: branchId ? idOf('Branch', branchId) : null }),
      )
      return { number: done?.number ?? null, userErrors }
    },
  },
}
