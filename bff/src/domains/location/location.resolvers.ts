import type { Address, CartAddress } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { numberOf } from '#src/graphql/bad-input.ts'
import { lazyFields } from '#src/graphql/fields.ts'
import { numberIn } from '#src/graphql/ids.ts'
import type { RegionRef, StateRef } from './location-models.ts'

const state = ({ stateId, stateName }: { stateId: number; stateName: string }) => ({ id: stateId, name: stateName })

const places = {
  state,
  city: ({ cityId, cityName }: Address | CartAddress) => ({ id: cityId, name: cityName }),
  region: ({ regionId, cityId, regionName }: Address | CartAddress) =>
    regionId === null ? null : { id: regionId, cityId, name: regionName },
}

export const locationResolvers: Resolvers = {
  Query: {
    states: (_, __, { sources }) => sources.location.states(),
    state: async (_, { id }, { sources }) =>
      (await sources.location.states()).find((each) => each.id === numberIn('State', id)) ?? null,
    cities: (_, { stateId }, { sources }) => sources.location.citiesByState.load(numberOf('State', stateId, 'stateId')),
    regions: (_, { cityId }, { sources }) => sources.location.regionsByCity.load(numberOf('City', cityId, 'cityId')),
    deliveryQuote: (_, { stateId, regionId }, { sources }) =>
      sources.location.deliveryQuote({
        state: stateId == null ? undefined : numberOf('State', stateId, 'stateId'),
        region: regionId == null ? undefined : numberOf('Region', regionId, 'regionId'),
      }),
  },
  Address: places,
  DeliveryAddress: places,
  Branch: { state },
  State: {
    ...lazyFields(['id', 'name'], 'State', ({ id }: StateRef, { sources }) => sources.location.state(id)),
    cities: ({ id }, _, { sources }) => sources.location.citiesByState.load(id),
  },
  City: { regions: ({ id }, _, { sources }) => sources.location.regionsByCity.load(id) },
  Region: {
    async deliverable({ id, cityId, deliverable }: RegionRef, _, { sources }) {
      if (deliverable !== undefined) return deliverable
      const regions = await sources.location.regionsByCity.load(cityId)
      return regions.find((each) => each.id === id)?.deliverable ?? false
    },
  },
}
