import { type Insertable, sql } from 'kysely'
import type { Tables } from '#src/db/tables.ts'
import { CAIRO, type Shop } from '#src/domains/cart/shop.fixture.ts'

type CouponRow = Insertable<Tables['coupon']>

/** Inserts a coupon that began a day before the clock of the shop, and returns its id; without a benefit it is 10 %. */
export async function makeCoupon(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  coupon: Partial<CouponRow> & { code: string },
): Promise<number> {
  const none = {
    percent: null,
    amount: null,
    maximum: null,
    minimum: null,
    ends_at: null,
    uses: null,
    uses_per_customer: null,
    stopped_at: null,
  }
  const benefit = coupon.benefit ? {} : { benefit: 'percent' as const, percent: 10 }
  const starts_at = new Date(clock.now.getTime() - 86_400_000)
  const row = { ...none, starts_at, benefit: 'percent' as const, ...benefit, ...coupon }
  const { id } = await db.insertInto('coupon').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Makes delivery to Cairo free from a sum in piastres. */
export async function freeFromInCairo({ db }: Pick<Shop, 'db'>, freeFrom: number): Promise<void> {
  await sql`
    with made as (insert into delivery_group (name, free_from) values ('cairo', ${freeFrom}) returning id)
    update state set delivery_group_id = (select id from made) where id = ${CAIRO}
  `.execute(db)
}
