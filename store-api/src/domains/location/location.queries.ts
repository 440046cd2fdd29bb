import { sql } from 'kysely'
import { knownIds } from '#src/db/known-ids.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { City, Region, State } from './location.schema.ts'

/** Selects the governorates in display order. */
export async function selectStates(db: Db, language: Language): Promise<State[]> {
  const { rows } = await sql<State>`
    select id, iso, ${texts(language)('name')} as name, deliverable, fee, days_min as "daysMin", days_max as "daysMax"
    from state order by position, id
  `.execute(db)
  return rows
}

export async function selectCities(db: Db, language: Language, states: number[]): Promise<City[]> {
  const { rows } = await sql<City>`
    select id, state_id as "stateId", ${texts(language)('name')} as name
    from city where state_id = any(${knownIds(states)}::integer[]) order by state_id, position, id
  `.execute(db)
  return rows
}

/** Selects the areas of these cities. An area of a closed governorate is not deliverable. */
export async function selectRegions(db: Db, language: Language, cities: number[]): Promise<Region[]> {
  const { rows } = await sql<Region>`
    select region.id, city_id as "cityId", ${texts(language)('region.name')} as name,
      region.deliverable and state.deliverable as deliverable
    from region
    join city on city.id = region.city_id
    join state on state.id = city.state_id
    where city_id = any(${knownIds(cities)}::integer[])
    order by city_id, region.position, region.id
  `.execute(db)
  return rows
}

export interface PlaceRow {
  state_ar: string
  state_en: string
  city_ar: string
  city_en: string
  city_state_id: number
  region_ar: string
  region_en: string
  region_city_id: number
  deliverable: boolean
}

/** Selects the names of governorate, city and area, if all three exist; they may not belong together. */
export async function selectPlace(db: Db, stateId: number, cityId: number, regionId: number): Promise<PlaceRow | undefined> {
  if (knownIds([stateId, cityId, regionId]).length < 3) return undefined
  const { rows } = await sql<PlaceRow>`
    select state.name_ar as state_ar, state.name_en as state_en, city.name_ar as city_ar, city.name_en as city_en,
      city.state_id as city_state_id, region.name_ar as region_ar, region.name_en as region_en, region.city_id as region_city_id,
      state.deliverable and region.deliverable as deliverable
    from state, city, region
    where state.id = ${stateId} and city.id = ${cityId} and region.id = ${regionId}
  `.execute(db)
  return rows[0]
}
