import type { Generated, JSONColumnType } from 'kysely'

export interface CartTables {
  cart: {
    id: Generated<number>
    token_hash: Buffer | null
    revision: Generated<number>
    contact: JSONColumnType<ContactDocument> | null
    address: JSONColumnType<AddressDocument> | null
    customer_id: number | null
    coupon_id: number | null
    pickup_branch_id: number | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  cart_line: {
    id: Generated<number>
    cart_id: number
    variant_id: number
    parts: Generated<number[]>
    quantity: number
    seen_price: number
    added_at: Generated<Date>
  }
}

export interface ContactDocument {
  fullName: string
  mobile: string
  anotherMobile: string
  email: string | null
}

export interface AddressDocument {
  stateId: number
  cityId: number
  /** Null for an area that is not in the list; `regionName` is then as typed. */
  regionId: number | null
  /** Null for an area of the list; absent in addresses of before. */
  regionName?: string | null
  streetAddress: string
  buildingNumber: string
  floorNumber: string
  apartmentNumber: string
  landmark: string | null
  notes: string | null
  /** Decimal degrees; absent in addresses of before. */
  location?: { latitude: number; longitude: number } | null
}
