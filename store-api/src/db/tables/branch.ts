import type { Generated } from 'kysely'

export interface BranchTables {
  branch: {
    id: Generated<number>
    slug: string
    state_id: number
    name_ar: string
    name_en: string
    address_ar: string
    address_en: string
    phone: string
    whatsapp: string
    opens: string
    closes: string
    lat: number
    lng: number
    position: Generated<number>
  }
  branch_stock: { variant_id: number; branch_id: number; on_hand: number; reserved: Generated<number> }
}
