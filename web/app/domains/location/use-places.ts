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

/** The lists and the promise that belong to a choice. */
export type Known = {
  cities: NonNullable<CitiesQuery['cities']>
  regions: NonNullable<RegionsQuery['regions']>
  quote: PlaceQuoteQuery['deliveryQuote']
}

/** What is chosen of governorate, city and area, and the lists that follow. `known` spares asking for the first choice. */
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
    /** Sets the whole choice: what depends on a changed part is left out. */
    choose: useCallback((next: Chosen) => setChosen(next), []),
    cities: (firstState ? known.cities : cities.data?.cities) ?? [],
    regions: (firstCity ? known.regions : regions.data?.regions) ?? [],
    // While the next promise is on its way the last one stands.
    quote: (firstPlace ? known.quote : (quote.data ?? quote.previousData)?.deliveryQuote) ?? null,
    busy: cities.loading || regions.loading,
  }
}
