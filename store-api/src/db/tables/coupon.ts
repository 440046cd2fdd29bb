import type { Generated, GeneratedAlways } from 'kysely'

export interface CouponTables {
  coupon: {
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
  coupon_limit: { coupon_id: number; category_id: number | null; club_id: number | null; brand_id: number | null }
  coupon_use: {
    order_id: number
    coupon_id: number
    customer_id: number | null
    mobile: string | null
    saved: number
    at: Date
  }
}
