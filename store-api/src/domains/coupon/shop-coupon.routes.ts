import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { requireServiceKey, StaffHeaders as headers } from '#src/http/service-key.ts'
import { NewCouponBody, ShopCoupon } from './shop-coupon.schema.ts'
import { createCoupon, getShopCoupon, listShopCoupons, stopCoupon } from './shop-coupon.service.ts'

const tags = ['internal']
const params = Type.Object({ code: Type.String({ maxLength: 100 }) })

/** Coupons for staff. Requires the service key (docs/shop-side.md#rest). */
export const shopCouponRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/internal/coupons',
    {
      schema: {
        tags,
        operationId: 'listShopCoupons',
        description: 'The newest 100 coupons',
        headers,
        response: ok(Type.Array(ShopCoupon)),
      },
    },
    async ({ context, headers }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await listShopCoupons(context))
    },
  )

  app.post(
    '/internal/coupons',
    {
      schema: {
        tags,
        operationId: 'createCoupon',
        description: 'Makes a coupon, with exactly one of `percent`, `amount` and `freeDelivery`',
        headers,
        body: NewCouponBody,
        response: ok(ShopCoupon),
      },
    },
    async ({ context, headers, body }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await createCoupon(context, body))
    },
  )

  app.get(
    '/internal/coupons/:code',
    { schema: { tags, operationId: 'getShopCoupon', headers, params, response: ok(ShopCoupon) } },
    async ({ context, headers, params: { code } }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await getShopCoupon(context, code))
    },
  )

  app.post(
    '/internal/coupons/:code/stop',
    { schema: { tags, operationId: 'stopCoupon', headers, params, response: ok(ShopCoupon) } },
    async ({ context, headers, params: { code } }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await stopCoupon(context, code))
    },
  )
}
