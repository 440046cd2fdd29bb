import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { staffRoutes } from '#src/http/routes.ts'
import { NewCouponBody, ShopCoupon } from './shop-coupon.schema.ts'
import { createCoupon, getShopCoupon, listShopCoupons, stopCoupon } from './shop-coupon.service.ts'

const params = Type.Object({ code: Type.String({ maxLength: 100 }) })

/** Coupons for staff. Requires the service key (docs/shop-side.md#rest). */
export const shopCouponRoutes = staffRoutes(async (app) => {
  app.get(
    '/internal/coupons',
    {
      schema: {
        operationId: 'listShopCoupons',
        description: 'The newest 100 coupons',
        response: ok(Type.Array(ShopCoupon)),
      },
    },
    async ({ context }) => good(await listShopCoupons(context)),
  )

  app.post(
    '/internal/coupons',
    {
      schema: {
        operationId: 'createCoupon',
        description: 'Makes a coupon, with exactly one of `percent`, `amount` and `freeDelivery`',
        body: NewCouponBody,
        response: ok(ShopCoupon),
      },
    },
    async ({ context, body }) => good(await createCoupon(context, body)),
  )

  app.get(
    '/internal/coupons/:code',
    { schema: { operationId: 'getShopCoupon', params, response: ok(ShopCoupon) } },
    async ({ context, params: { code } }) => good(await getShopCoupon(context, code)),
  )

  app.post(
    '/internal/coupons/:code/stop',
    { schema: { operationId: 'stopCoupon', params, response: ok(ShopCoupon) } },
    async ({ context, params: { code } }) => good(await stopCoupon(context, code)),
  )
})
