import type { Generated } from 'kysely'

export interface WishlistTables {
  wishlist_item: { customer_id: number; product_id: number; added_at: Generated<Date> }
}
