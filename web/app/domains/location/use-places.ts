import { useCallback, useState } from 'react'
import {
  type CitiesQuery,
  type PlaceQuoteQuery,
  type RegionsQuery,
  useCitiesQuery,
  usePlaceQuoteQuery,
  useRegionsQuery,
} from './__generated__/places.ts'

export type Chosen = { stateId?: string; cityId?: string; regionId?: string }

/** Place lists and delivery estimate of a choice. */
export type Known = {
  cities: NonNullable<CitiesQuery['cities']>
  regions: NonNullable<RegionsQuery['regions']>
  quote: PlaceQuoteQuery['deliveryQuote']
}

/** State of the choice of governorate, city and area, with the lists that depend on it. `known` saves the requests for the initial choice. */
export function usePlaces(first: Chosen, known: Known) {
  const [chosen, setChosen] = useState(first)
  const { stateId, cityId, regionId } = chosen
  const firstState = stateId === first.stateId
  const firstCity = firstState && cityId === first.cityId
  const firstPlace = firstState && regionId === first.regionId
  const cities = useCitiesQuery({ variables: { stateId: stateId ?? '' }, skip: !stateId || firstState })
  const regions = useRegionsQuery({ variables: { cityId: cityId ?? '' }, skip: !cityId || firstCity })
  const place = { stateId: stateId || null, regionId: regionId || null }
  const quote = usePlaceQuoteQuery({ variables: place, skip: !stateId || firstPlace })
  return {
    chosen,
    /** Replaces the whole choice, so callers leave out places that depend on a changed one. */
    choose: useCallback((next: Chosen) => setChosen(next), []),
    cities: (firstState ? known.cities : cities.data?.cities) ?? [],
    regions: (firstCity ? known.regions : regions.data?.regions) ?? [],
    // The previous estimate stays until the next one arrives.
    quote: (firstPlace ? known.quote : (quote.data ?? quote.previousData)?.deliveryQuote) ?? null,
    busy: cities.loading || regions.loading,
  }
}
