import { useCallback, useState } from 'react'
import { OTHER_AREA } from './address-input.ts'
import { field } from '#app/lib/forms/field.ts'
import type { Query } from '#app/lib/route/page-load.ts'
import {
  CitiesDocument,
  type CitiesQuery,
  PlaceQuoteDocument,
  type PlaceQuoteQuery,
  RegionsDocument,
  type RegionsQuery,
  useCitiesQuery,
  usePlaceQuoteQuery,
  useRegionsQuery,
} from './__generated__/places.ts'

const ID = /^(?:[A-Z][a-z]+_)?\d{1,15}$/

/** Loads the place lists and the delivery estimate of a choice. Invalid ids are ignored. */
export async function loadPlaces({ stateId, cityId, regionId }: Chosen, query: Query): Promise<Known> {
  const [cities, regions, quote] = await Promise.all([
    isId(stateId) ? query(CitiesDocument, { stateId }, { subject: 'cities' }) : undefined,
    isId(cityId) ? query(RegionsDocument, { cityId }, { subject: 'regions' }) : undefined,
    isId(stateId)
      ? query(PlaceQuoteDocument, { stateId, regionId: isId(regionId) ? regionId : null }, { parts: ['deliveryQuote'] })
      : undefined,
  ])
  return { cities: cities?.cities ?? [], regions: regions?.regions ?? [], quote: quote?.deliveryQuote ?? null }
}

/** Returns the places that a form chose. */
export function chosenIn(form: FormData): Chosen {
  const text = (name: string) => field(form, name) || undefined
  return {
    stateId: text('stateId'),
    cityId: text('cityId'),
    regionId: text('regionId'),
    regionName: text('regionName'),
  }
}

/** Returns the places of a stored address; none without one. */
export function toPlaceChoice(address: StoredPlaces | null | undefined): Chosen {
  if (!address) return {}
  const { state, city, region, regionName } = address
  const within = { stateId: state.id, cityId: city.id }
  return region ? { ...within, regionId: region.id } : { ...within, regionId: OTHER_AREA, regionName }
}

/**
 * Returns the place whose fee a choice costs: its area, or the governorate for an area that is not in the list; none
 * before an area is chosen.
 */
export function quotedPlace({ stateId, regionId }: Chosen): { regionId: string | null; stateId: string | null } {
  if (regionId === OTHER_AREA) return { regionId: null, stateId: isId(stateId) ? stateId : null }
  return { regionId: isId(regionId) ? regionId : null, stateId: null }
}

function isId(id: string | undefined): id is string {
  return id !== undefined && ID.test(id)
}

type StoredPlaces = { state: { id: string }; city: { id: string }; region: { id: string } | null; regionName: string }

export type Chosen = {
  stateId?: string
  cityId?: string
  /** `OTHER_AREA` for an area that is not in the list. */
  regionId?: string
  regionName?: string
}

/** Place lists and delivery estimate of a choice. */
export type Known = {
  cities: NonNullable<CitiesQuery['cities']>
  regions: NonNullable<RegionsQuery['regions']>
  quote: PlaceQuoteQuery['deliveryQuote']
}

/**
 * State of the choice of governorate, city and area, with the lists that depend on it. `known` saves the requests for
 * the initial choice.
 */
export function usePlaces(first: Chosen, known: Known) {
  const [chosen, setChosen] = useState(first)
  const { stateId, cityId, regionId } = chosen
  const firstState = stateId === first.stateId
  const firstCity = firstState && cityId === first.cityId
  const firstPlace = firstState && regionId === first.regionId
  const cities = useCitiesQuery({ variables: { stateId: stateId ?? '' }, skip: !stateId || firstState })
  const regions = useRegionsQuery({ variables: { cityId: cityId ?? '' }, skip: !cityId || firstCity })
  const place = { stateId: stateId || null, regionId: isId(regionId) ? regionId : null }
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
