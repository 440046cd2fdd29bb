import { contendedTransaction } from '#src/contended-transaction.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { foldCode } from './coupon-rules.ts'
import {
  insertCoupon,
  insertLimits,
  selectOrdersOf,
  selectShopCoupons,
  type ShopCouponRow,
  updateStopped,
} from './shop-coupon.queries.ts'
import type { NewCouponBody, ShopCoupon } from './shop-coupon.schema.ts'

const [LISTED, ORDERS] = [100, 50]

/** Returns the newest 100 coupons with the number of their uses. */
export async function listShopCoupons({ db }: Context): Promise<ShopCoupon[]> {
  return (await selectShopCoupons(db, { limit: LISTED })).map((row) => viewShopCoupon(row))
}

/** Returns a coupon with the newest orders that use it. Throws NOT_FOUND. */
export async function getShopCoupon({ db }: Context, typed: string): Promise<ShopCoupon> {
  const code = foldCode(typed) ?? ''
  const [row] = await selectShopCoupons(db, { code, limit: 1 })
  if (!row) throw new ApiError('NOT_FOUND')
  return {
    ...viewShopCoupon(row),
    orders: (await selectOrdersOf(db, code, ORDERS)).map(({ at, ...same }) => ({ ...same, at: at.toISOString() })),
  }
}

/**
 * Makes a coupon (docs/rules/coupons.md#benefit). Throws VALIDATION_FAILED for a code that is none or taken, not
 * exactly one benefit, an end before the start, a maximum without a percentage, and slugs that name nothing.
 */
export async function createCoupon(context: Context, body: NewCouponBody): Promise<ShopCoupon> {
  const {
    percent = null,
    amount = null,
    freeDelivery,
    maximum = null,
    endsAt,
    startsAt,
    categories = [],
    clubs = [],
    brands = [],
  } = body
  const code = foldCode(body.code)
  if (code === null) throw invalid('code', 'type')
  if ([percent !== null, amount !== null, freeDelivery === true].filter(Boolean).length !== 1)
    throw invalid('percent', 'required')
  if (maximum !== null && percent === null) throw invalid('maximum', 'type')
  const starts = startsAt === undefined ? context.now() : new Date(startsAt)
  if (endsAt !== undefined && new Date(endsAt) <= starts) throw invalid('endsAt', 'date')
  const row = {
    code,
    percent,
    amount,
    maximum,
    benefit:
      percent !== null ? ('percent' as const) : amount !== null ? ('amount' as const) : ('freeDelivery' as const),
    minimum: body.minimum ?? null,
    starts_at: starts,
    ends_at: endsAt === undefined ? null : new Date(endsAt),
    uses: body.uses ?? null,
    uses_per_customer: body.usesPerCustomer ?? null,
    on_offers: body.onOffers ?? false,
    stopped_at: null,
    created_at: context.now(),
  }
  await contendedTransaction(context.db, async (db) => {
    const id = await insertCoupon(db, row)
    if (id === undefined) throw invalid('code', 'taken')
    for (const [field, table, named] of [
      ['categories', 'category', categories],
      ['clubs', 'club', clubs],
      ['brands', 'brand', brands],
    ] as const) {
      const found = await insertLimits(db, id, table, named)
      if (named.some((slug) => !found.includes(slug))) throw invalid(field, 'ref')
    }
  })
  return getShopCoupon(context, code)
}

/** Stops a coupon for new orders; a repeat changes nothing. Throws NOT_FOUND. */
export async function stopCoupon(context: Context, typed: string): Promise<ShopCoupon> {
  if (!(await updateStopped(context.db, foldCode(typed) ?? '', context.now()))) throw new ApiError('NOT_FOUND')
  return getShopCoupon(context, typed)
}

function viewShopCoupon({ startsAt, endsAt, stoppedAt, ...same }: ShopCouponRow): ShopCoupon {
  return {
    ...same,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    stoppedAt: stoppedAt?.toISOString() ?? null,
    orders: [],
  }
}

function invalid(field: string, rule: string): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { [field]: [{ rule }] } })
}
