import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface AccountTables {
  marketing_consent: {
    id: GeneratedAlways<number>
    mobile: string
    granted: boolean
    source: 'registration' | 'checkout' | 'account' | 'message' | 'deletion'
    customer_id: number | null
    order_id: number | null
    at: Date
    erased_at: Date | null
  }
  customer: {
    id: Generated<number>
    mobile: string
    email: string | null
    full_name: string
    gender: 'male' | 'female' | null
    date_of_birth: string | null
    password_hash: string
    language: Generated<'ar' | 'en'>
    verified_at: Date | null
    blocked_at: Date | null
    deletion_asked_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  customer_photo: {
    customer_id: number
    id: string
    bytes: Buffer
    width: number
    height: number
    created_at: Generated<Date>
  }
  session: {
    token_hash: Buffer
    customer_id: number
    user_agent: string | null
    created_at: Generated<Date>
    seen_at: Generated<Date>
    expires_at: Date
  }
  customer_network: { customer_id: number; network: string; seen_at: Date }
  verification_code: {
    id: GeneratedAlways<number>
    mobile: string
    purpose: 'register' | 'reset' | 'mobile' | 'order' | 'delete'
    customer_id: number | null
    code_hash: Buffer
    tries: Generated<number>
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  rate_limit: { key: string; points: Generated<number>; expire: number | null }
  address: {
    id: Generated<number>
    customer_id: number
    full_name: string
    mobile: string
    another_mobile: string
    state_id: number
    city_id: number
    region_id: number | null
    region_name: string | null
    street_address: string
    building_number: string
    floor_number: string
    apartment_number: string
    landmark: string | null
    notes: string | null
    location: JSONColumnType<{ latitude: number; longitude: number }> | null
    is_default: Generated<boolean>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
}
