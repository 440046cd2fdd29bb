import type { Generated } from 'kysely'

export interface LocationTables {
  delivery_group: DeliveryGroupTable
  state: StateTable
  city: CityTable
  region: RegionTable
  holiday: HolidayTable
}

interface DeliveryGroupTable {
  id: Generated<number>
  name: string
  free_from: number | null
}

interface StateTable {
  id: Generated<number>
  iso: string
  name_ar: string
  name_en: string
  deliverable: Generated<boolean>
  fee: number
  days_min: number
  days_max: number
  delivery_group_id: number | null
  position: Generated<number>
}

interface CityTable {
  id: Generated<number>
  state_id: number
  name_ar: string
  name_en: string
  position: Generated<number>
}

interface RegionTable {
  id: Generated<number>
  city_id: number
  name_ar: string
  name_en: string
  deliverable: Generated<boolean>
  position: Generated<number>
}

interface HolidayTable {
  day: string
  name_ar: string
  name_en: string
}
