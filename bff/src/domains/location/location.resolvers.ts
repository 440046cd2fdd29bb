import type { Resolvers } from '#src/__generated__/schema.ts'
import { numberIn } from '#src/graphql/ids.ts'
import { numberOf } from '#src/graphql/bad-input.ts'

export const locationResolvers: Resolvers = {
  Query: {
    states: (_, __, { sources }) => sources.location.states(),
    state: async (_, { id }, { sources }) => (await sources.location.states()).find((state) => state.id === numberIn('State', id)) ?? null,
    cities: (_, { stateId }, { sources }) => sources.location.citiesByState.load(numberOf('State', stateId, 'stateId')),
    regions: (_, { cityId }, { sources }) => sources.location.regionsByCity.load(numberOf('City', cityId, 'cityId')),
    deliveryQuote: (_, { stateId, regionId }, { sources }) =>
      sources.location.deliveryQuote({
        state: stateId == null ? undefined : numberOf('State', stateId, 'stateId'),
        region: regionId == null ? undefined : numberOf('Region', regionId, 'regionId'),
      }),
  },
  State: { cities: ({ id }, _, { sources }) => sources.location.citiesByState.load(id) },
  City: { regions: ({ id }, _, { sources }) => sources.location.regionsByCity.load(id) },
}
