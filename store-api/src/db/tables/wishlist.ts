import type { Generated } from 'kysely'

export interface WishlistTables {
  wish: WishTable
}

interface WishTable {
  customer_id: number
  product_id: number
  added_at: Generated<Date>
}
