import { field } from '#app/lib/forms/field.ts'
import type { Query } from '#app/lib/route/route-types.ts'
import { CitiesDocument, PlaceQuoteDocument, RegionsDocument } from './__generated__/places.ts'
import type { Chosen, Known } from './use-places.ts'

const ID = /^\d{1,15}$/

/** Loads the place lists and the delivery estimate of a choice. Invalid ids are ignored. */
export async function loadPlaces({ stateId, cityId, regionId }: Chosen, query: Query): Promise<Known> {
  const [cities, regions, quote] = await Promise.all([
    isId(stateId) ? query(CitiesDocument, { stateId }, { subject: 'cities' }) : undefined,
    isId(cityId) ? query(RegionsDocument, { cityId }, { subject: 'regions' }) : undefined,
    isId(stateId) ? query(PlaceQuoteDocument, { stateId, regionId: isId(regionId) ? regionId : null }, { parts: ['deliveryQuote'] }) : undefined,
  ])
  return { cities: cities?.cities ?? [], regions: regions?.regions ?? [], quote: quote?.deliveryQuote ?? null }
}

/** Returns the places that a form chose. */
export function chosenIn(form: FormData): Chosen {
  const id = (name: string) => field(form, name) || undefined
  return { stateId: id('stateId'), cityId: id('cityId'), regionId: id('regionId') }
}

function isId(id: string | undefined): id is string {
  return id !== undefined && ID.test(id)
}
