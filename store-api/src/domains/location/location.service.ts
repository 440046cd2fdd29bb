import { LRUCache } from 'lru-cache'
import type { Db } from '#src/db/pool.ts'
import { followChanges } from '#src/change-log.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { AddressDocument } from '#src/db/tables/cart.ts'
import type { Context } from '#src/http/context.ts'
import {
  type PlaceRow,
  selectAddressTerms,
  selectCities,
  selectDeliveryGroups,
  selectLowestFreeFrom,
  selectPlace,
  selectRegionQuote,
  selectStateFees,
  selectStateQuote,
  selectStates,
  selectWidestQuote,
  updateFreeFrom,
} from './location.queries.ts'
import type { City, DeliveryGroup, DeliveryQuote, State } from './location.schema.ts'

type PlaceNames = { state: string; city: string; region: string }

/** A governorate, a city and an area that exist, or a typed area; they may not belong together. */
export interface Place {
  names: Record<'ar' | 'en', PlaceNames>
  deliverable: boolean
  cityInState: boolean
  regionInCity: boolean
}

export async function listStates({ db, language }: Context): Promise<State[]> {
  return selectStates(db, language)
}

export async function listCities({ db, language }: Context, states: number[]): Promise<City[]> {
  return selectCities(db, language, states)
}

/**
 * The promise and fee for a region, else a state, else the promise that holds everywhere (fee null, feeMin and feeMax
 * of all places). Fee in piastres, days are days in Cairo. Throws NOT_FOUND for a region or state that does not exist.
 */
export async function getDeliveryQuote(
  { db, now }: Context,
  { state, region }: { state?: number | undefined; region?: number | null | undefined },
): Promise<DeliveryQuote> {
  const quote = await (region != null
    ? selectRegionQuote(db, region, now())
    : state !== undefined
      ? selectStateQuote(db, state, now())
      : selectWidestQuote(db, now()))
  if (!quote) throw new ApiError('NOT_FOUND')
  return quote
}

/** Returns the delivery fees of governorates in piastres, which a courier also takes to fetch a return. */
export function getStateFees({ db }: Pick<Context, 'db'>, stateIds: number[]): Promise<Map<number, number>> {
  return selectStateFees(db, stateIds)
}

/** Returns the delivery groups (docs/rules/coupons.md#free-delivery). */
export async function listDeliveryGroups({ db }: Context): Promise<DeliveryGroup[]> {
  return selectDeliveryGroups(db)
}

/**
 * Sets from which sum delivery to a group is free, in piastres, null for never. Returns all groups. Throws NOT_FOUND.
 */
export async function setFreeFrom({ db }: Context, id: number, freeFrom: number | null): Promise<DeliveryGroup[]> {
  if (!(await updateFreeFrom(db, id, freeFrom))) throw new ApiError('NOT_FOUND')
  return selectDeliveryGroups(db)
}

/**
 * Returns the lowest sum of items, in piastres, from which delivery is free somewhere; null when it is free nowhere. It
 * is kept as the terms of findAddressTerms are: call it after `readChanges`.
 */
export async function findLowestFreeFrom({ db }: Context): Promise<number | null> {
  if (db.isTransaction) return selectLowestFreeFrom(db)
  const createCache = poolCache(db)
  createCache.freeFrom ??= selectLowestFreeFrom(db).catch((error: Error) => {
    createCache.freeFrom = undefined
    throw error
  })
  return createCache.freeFrom
}

/**
 * Returns the data of an address's place, or undefined when one of the three does not exist; `regionName` names an area
 * that is not in the list.
 */
export async function findPlace({ db }: Context, place: AddressPlace): Promise<Place | undefined> {
  const row = await selectPlace(db, place)
  return row && placeOf(row, place.regionName ?? '')
}

/** An address's place with its delivery quote, that of the governorate for an area that is not in the list. */
export interface AddressTerms extends Place {
  quote: DeliveryQuote
  /** When an order placed now should have left the shop: the end of a business day in Cairo. */
  dispatchAt: Date
}

type AddressPlace = Pick<AddressDocument, 'stateId' | 'cityId' | 'regionId' | 'regionName'>

/**
 * Like findPlace, with the terms of delivery. They depend on the place and the day in Cairo, and are kept until the
 * change log names a change of delivery: call it after `readChanges` (decision 023). Inside a transaction it reads the
 * database.
 */
export async function findAddressTerms({ db, now }: Context, address: AddressPlace): Promise<AddressTerms | undefined> {
  const row = await (db.isTransaction ? selectAddressTerms(db, address, now()) : readTerms(db, address, now()))
  return row && { ...placeOf(row, address.regionName ?? ''), quote: row.quote, dispatchAt: row.dispatchAt }
}

type Terms = ReturnType<typeof selectAddressTerms>

/** Answers that are kept until a change of delivery; a read that is running then ends among those that were dropped. */
interface Kept {
  terms: LRUCache<string, Terms>
  freeFrom?: Promise<number | null> | undefined
}

const MOST_TERMS = 2_000
const pools = new WeakMap<Db, Kept>()
const dayInCairo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo', dateStyle: 'short' })

function readTerms(db: Db, address: AddressPlace, at: Date): Terms {
  const { terms } = poolCache(db)
  const key = [address.stateId, address.cityId, address.regionId, dayInCairo.format(at)].join()
  const known = terms.get(key)
  if (known) return known
  const read = selectAddressTerms(db, address, at)
  read.catch(() => terms.delete(key))
  terms.set(key, read)
  return read
}

function poolCache(db: Db): Kept {
  const known = pools.get(db)
  if (known) return known
  const kept = () => ({ terms: new LRUCache<string, Terms>({ max: MOST_TERMS }) })
  followChanges(db, { onDelivery: () => void pools.set(db, kept()) })
  const first = kept()
  pools.set(db, first)
  return first
}

/** `typed` names an area that is not in the list. */
function placeOf(row: PlaceRow, typed: string): Place {
  return {
    names: {
      ar: { state: row.state_ar, city: row.city_ar, region: row.region_ar ?? typed },
      en: { state: row.state_en, city: row.city_en, region: row.region_en ?? typed },
    },
    deliverable: row.deliverable,
    cityInState: row.city_state_id === row.state_id,
    regionInCity: row.region_city_id === null || row.region_city_id === row.city_id,
  }
}
