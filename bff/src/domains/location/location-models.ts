import type { City, Region, State } from '#src/__generated__/rest.ts'

/** A governorate, or what an address tells of it. */
export type StateRef = Pick<State, 'id' | 'name'> & Partial<State>

/** A city, or what an address tells of it. */
export type CityRef = Pick<City, 'id' | 'name'>

/** An area, or what an address tells of it. */
export type RegionRef = Pick<Region, 'id' | 'cityId' | 'name'> & Partial<Region>
