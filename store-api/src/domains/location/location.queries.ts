import { type RawBuilder, sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { City, DeliveryGroup, DeliveryQuote, Region, State } from './location.schema.ts'

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
  state_id: number
  city_id: number
  state_ar: string
  state_en: string
  city_ar: string
  city_en: string
  city_state_id: number
  /** Null without an area. */
  region_ar: string | null
  region_en: string | null
  region_city_id: number | null
  deliverable: boolean
}

interface AddressIds {
  stateId: number
  cityId: number
  /** Null for an area that is not in the list. */
  regionId: number | null
}

/** Selects the names of governorate, city and area, if all of them exist; they may not belong together. */
export async function selectPlace(db: Db, ids: AddressIds): Promise<PlaceRow | undefined> {
  if (!areKnown(ids)) return undefined
  const { rows } = await sql<PlaceRow>`${placeOf(ids)}`.execute(db)
  return rows[0]
}

/** The place of an address, its delivery quote, and when an order placed now should have left the shop. */
export type AddressTermsRow = PlaceRow & { quote: DeliveryQuote; dispatchAt: Date }

/**
 * Like selectPlace, with the terms of delivery in the same statement: those of the governorate for an area that is not
 * in the list.
 */
export async function selectAddressTerms(db: Db, ids: AddressIds, at: Date): Promise<AddressTermsRow | undefined> {
  if (!areKnown(ids)) return undefined
  const quote = quoteOf(ids.regionId === null ? stateTerms(ids.stateId) : regionTerms(ids.regionId))
  const { rows } = await sql<AddressTermsRow>`
    with ${workdays(at)}
    select place.*, to_json(terms) as quote, (${dispatchAt}) as "dispatchAt" from (${placeOf(ids)}) place cross join (${quote}) terms
  `.execute(db)
  return rows[0]
}

function areKnown({ stateId, cityId, regionId }: AddressIds): boolean {
  const ids = [stateId, cityId, ...(regionId === null ? [] : [regionId])]
  return knownIds(ids).length === ids.length
}

const placeOf = ({ stateId, cityId, regionId }: AddressIds) => sql`
  select state.id as state_id, city.id as city_id, state.name_ar as state_ar, state.name_en as state_en,
    city.name_ar as city_ar, city.name_en as city_en, city.state_id as city_state_id,
    region.name_ar as region_ar, region.name_en as region_en, region.city_id as region_city_id,
    state.deliverable and coalesce(region.deliverable, true) as deliverable
  from state cross join city left join region on region.id = ${regionId}::integer
  where state.id = ${stateId} and city.id = ${cityId} and (${regionId}::integer is null or region.id is not null)
`

/** Selects the area of a city that has this name in one of the languages, however it is spelt. */
export async function selectRegionOfName(db: Db, cityId: number, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from region
    where city_id = ${cityId} and ar_norm(${name}) in (ar_norm(name_ar), ar_norm(name_en))
    order by id limit 1
  `.execute(db)
  return rows[0]?.id
}

/** Selects fee and days of an area, or undefined when it does not exist. */
export function selectRegionQuote(db: Db, region: number, at: Date): Promise<DeliveryQuote | undefined> {
  return selectQuote(db, at, regionTerms(region))
}

const regionTerms = (region: number) => sql`
  select state.deliverable and region.deliverable as deliverable, fee, fee as fee_min, fee as fee_max, free_from, days_min, days_max
  from region
  join city on city.id = region.city_id
  join state on state.id = city.state_id
  left join delivery_group g on g.id = state.delivery_group_id
  where region.id = any(${knownIds([region])}::integer[])
`

export async function selectStateFees(db: Db, stateIds: number[]): Promise<Map<number, number>> {
  const rows = await db.selectFrom('state').select(['id', 'fee']).where('id', 'in', stateIds).execute()
  return new Map(rows.map(({ id, fee }) => [id, fee]))
}

/** Selects fee and days of a governorate, or undefined when it does not exist. */
export function selectStateQuote(db: Db, state: number, at: Date): Promise<DeliveryQuote | undefined> {
  return selectQuote(db, at, stateTerms(state))
}

const stateTerms = (state: number) => sql`
  select deliverable, fee, fee as fee_min, fee as fee_max, free_from, days_min, days_max
  from state left join delivery_group g on g.id = delivery_group_id where state.id = any(${knownIds([state])}::integer[])
`

/** Selects the delivery estimate that holds everywhere, with the lowest and the highest fee. */
export function selectWidestQuote(db: Db, at: Date): Promise<DeliveryQuote | undefined> {
  return selectQuote(
    db,
    at,
    sql`
    select true as deliverable, null::integer as fee, min(fee) as fee_min, max(fee) as fee_max, min(free_from) as free_from,
      min(days_min) as days_min, max(days_max) as days_max
    from state left join delivery_group g on g.id = delivery_group_id where deliverable having count(*) > 0
  `,
  )
}

/** Returns the delivery groups with their governorates. */
export async function selectDeliveryGroups(db: Db): Promise<DeliveryGroup[]> {
  const { rows } = await sql<DeliveryGroup>`
    select g.id, g.name, g.free_from as "freeFrom",
      array(select s.iso from state s where s.delivery_group_id = g.id order by s.position, s.id) as states
    from delivery_group g order by g.id
  `.execute(db)
  return rows
}

/** Sets from which sum delivery to a group is free, in piastres. Returns whether the group exists. */
export async function updateFreeFrom(db: Db, id: number, freeFrom: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('delivery_group')
    .set({ free_from: freeFrom })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Returns the lowest sum of items, in piastres, from which delivery is free somewhere; null when it is free nowhere.
 */
export async function selectLowestFreeFrom(db: Db): Promise<number | null> {
  const { rows } = await sql<{ freeFrom: number | null }>`
    select min(free_from) as "freeFrom" from state join delivery_group g on g.id = delivery_group_id where deliverable
  `.execute(db)
  return rows[0]?.freeFrom ?? null
}

async function selectQuote(db: Db, at: Date, place: RawBuilder<unknown>): Promise<DeliveryQuote | undefined> {
  const { rows } = await sql<DeliveryQuote>`with ${workdays(at)} ${quoteOf(place)}`.execute(db)
  return rows[0]
}

/**
 * CTE of the business days from the day after `at` in Cairo, numbered from 1: Friday, Saturday and holidays are
 * skipped. It depends on that day alone. The widest promise is 7 business days (specification §9); 120 days hold those
 * of any `days_max` that a shop would give, however long a feast lasts.
 */
const workdays = (at: Date) => sql`workday as materialized (
  select date as day, row_number() over (order by date) as nth
  from (select (${at}::timestamptz at time zone 'Africa/Cairo')::date as day) as today, generate_series(1, 120) as ahead,
    lateral (select today.day + ahead as date) as later
  where extract(dow from date) not in (5, 6) and not exists (select from holiday where holiday.day = date)
)`

/** The quote of a place, in a statement with `workdays`. */
const quoteOf = (place: RawBuilder<unknown>) => sql`
  select deliverable, case when deliverable then fee end as fee, case when deliverable then fee_max end as "feeMax",
    case when deliverable then fee_min end as "feeMin", case when deliverable then free_from end as "freeFrom",
    days_min as "daysMin", days_max as "daysMax",
    first.day as "from", last.day as "to"
  from (${place}) place
  join workday first on first.nth = days_min
  join workday last on last.nth = days_max
`

/** Business days until an order should have left the shop; the job `late` watches it. */
const DISPATCH_DAYS = 2

/** When an order should have left: the end of that business day in Cairo. In a statement with `workdays`. */
const dispatchAt = sql`select (day + interval '1 day') at time zone 'Africa/Cairo' from workday where nth = ${DISPATCH_DAYS}`
