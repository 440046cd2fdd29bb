import type { Context } from '#src/http/context.ts'
import type { City, DeliveryQuote, Region, State } from './location.schema.ts'

const unbuilt = () => { throw new Error('unbuilt') }
export async function listStates(_: Context): Promise<State[]> { return unbuilt() }
export async function listCities(_: Context, _states: number[]): Promise<City[]> { return unbuilt() }
export async function listRegions(_: Context, _cities: number[]): Promise<Region[]> { return unbuilt() }
/** The promise and fee for a region, else a state, else the promise that holds everywhere (fee null). */
export async function getDeliveryQuote(_: Context, _place: { state?: number; region?: number }): Promise<DeliveryQuote> { return unbuilt() }
