import type { Generated, GeneratedAlways } from 'kysely'

export interface CouponTables {
  coupon: CouponTable
  coupon_limit: CouponLimitTable
  coupon_use: CouponUseTable
}

interface CouponTable {
  id: GeneratedAlways<number>
  code: string
  benefit: 'percent' | 'amount' | 'freeDelivery'
  percent: number | null
  amount: number | null
  maximum: number | null
  minimum: number | null
  starts_at: Generated<Date>
  ends_at: Date | null
  uses: number | null
  uses_per_customer: number | null
  on_offers: Generated<boolean>
  stopped_at: Date | null
  created_at: Generated<Date>
}

interface CouponLimitTable {
  coupon_id: number
  category_id: number | null
  club_id: number | null
  brand_id: number | null
}

interface CouponUseTable {
  order_id: number
  coupon_id: number
  customer_id: number | null
  mobile: string | null
  saved: number
  at: Date
}
