import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cartEmptyGuard, cartGuard } from '#app/domains/cart/checkout/cart-guard.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { randomId } from '#app/lib/http/random-id.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { goTo } from '#app/lib/route/results.ts'
import { CartSummary } from '#app/domains/cart/my-cart/cart-summary.tsx'
import { CouponBox } from '#app/domains/cart/coupon/coupon-box.tsx'
import { CheckoutSteps } from '#app/domains/cart/checkout/checkout-steps.tsx'
import { EmptyCart } from '#app/domains/cart/my-cart/empty-cart.tsx'
import { OrderReview } from '#app/domains/cart/checkout/order-review.tsx'
import { orderWrite } from '#app/domains/cart/checkout/order-write.ts'
import { PlaceOrderForm } from '#app/domains/cart/checkout/place-order-form.tsx'
import { PAYMENTS_PATH } from '#app/domains/cart/coupon/coupon-writes.ts'
import { Panel } from '#app/ui/panel.tsx'
import { CartPaymentsPageDocument, useCartPaymentsPageQuery } from './__generated__/page.ts'
import type { Route } from './+types/page'

const load = async (_: Visit, query: Query) => {
  const page = await query(CartPaymentsPageDocument, {}, { fresh: true })
  const to = cartEmptyGuard(page.cart) ?? cartGuard('/cart/payments', page.cart)
  if (to) throw goTo(to)
  return { page, idempotencyKey: randomId() }
}
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(orderWrite)

export const meta = hiddenMeta((t) => t('cart:steps.confirm'))

/** Last step of the checkout: review and order. */
export default function CartPaymentsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('cart')
  const {
    data: { cart },
    refetch,
  } = useCartPaymentsPageQuery({ refetchOn: { windowFocus: true } })
  if (!cart || cart.lines.length === 0) return <EmptyCart lastOrder={cart?.lastOrder} />
  return (
    <>
      <CheckoutSteps now="confirm" />
      <CartSummary cart={cart} collapsible className="lg:order-last lg:self-start" />
      <div className="grid gap-6">
        <h1 className="type-h1">{t('review.title')}</h1>
        <OrderReview cart={cart} />
        <Panel as="section">
          <CouponBox coupon={cart.coupon} page={PAYMENTS_PATH} />
        </Panel>
        <PlaceOrderForm
          revision={cart.revision}
          mobile={cart.contact?.mobile ?? ''}
          idempotencyKey={loaderData.idempotencyKey}
          onRefused={refetch}
          pickup={cart.pickup !== null}
        />
      </div>
    </>
  )
}
