import type { Resolvers } from '#src/__generated__/schema.ts'
import { numberOrSlug } from '#src/graphql/ids.ts'
import { numberOf } from '#src/graphql/bad-input.ts'

export const branchResolvers: Resolvers = {
  Query: {
    branches: (_, { stateId }, { sources }) =>
      sources.branch.branches(stateId == null ? undefined : numberOf('State', stateId, 'stateId')),
    branch: (_, { id }, { sources }) => sources.branch.branch(numberOrSlug('Branch', id)),
  },
  Branch: {
    whatsapp: ({ whatsapp }) => `+${whatsapp}`,
    lat: ({ location }) => location.latitude,
    lng: ({ location }) => location.longitude,
  },
}
