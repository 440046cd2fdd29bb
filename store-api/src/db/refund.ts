import { sql } from 'kysely'

/** What the return `r` of order lines `l` pays back, in piastres; `rl` are its units. */
export const refund = sql`(sum(rl.quantity * l.unit_price - rl.coupon_discount) - r.credited - r.return_fee)::integer`

/**
 * Piastres that the shop owes for received returns of the order `o`: their payment was not noted. As `refundsOf` of the
 * domain order.
 */
export const refundDue = sql<number>`coalesce((
  select sum(due.refund) from (
    select ${refund} as refund from order_return r
    join order_return_line rl on rl.return_id = r.id join order_line l on l.id = rl.order_line_id
    where r.order_id = o.id and r.status = 'received' and r.refunded_at is null group by r.id
  ) due
), 0)::integer`
