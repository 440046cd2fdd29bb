import type { Generated } from 'kysely'

export interface LocationTables {
  delivery_group: { id: Generated<number>; name: string; free_from: number | null }
  state: {
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
  city: { id: Generated<number>; state_id: number; name_ar: string; name_en: string; position: Generated<number> }
  region: {
    id: Generated<number>
    city_id: number
    name_ar: string
    name_en: string
    deliverable: Generated<boolean>
    position: Generated<number>
  }
  holiday: { day: string; name_ar: string; name_en: string }
}
