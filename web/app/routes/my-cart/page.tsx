import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { cartGuard } from '#app/domains/cart/checkout/cart-guard.ts'
import { pendingMergeReport } from '#app/domains/cart/merge/merge-report.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { goTo } from '#app/lib/route/results.ts'
import { CartNotice, MergedNotice } from '#app/domains/cart/my-cart/cart-notice.tsx'
import { cartWrites } from '#app/domains/cart/cart-writes.ts'
import { couponWrites } from '#app/domains/cart/coupon/coupon-writes.ts'
import { EmptyCart } from '#app/domains/cart/my-cart/empty-cart.tsx'
import { FullCart } from '#app/domains/cart/my-cart/full-cart.tsx'
import { ProductRail } from '#app/domains/catalog/cards/product-rail.tsx'
import { MyCartPageDocument, useMyCartPageQuery } from './__generated__/page.ts'
import type { Route } from './+types/page'
import { PostedRefusals } from '#app/lib/forms/posted-refusals.tsx'

const load = async ({ request }: Visit, query: Query) => {
  const page = await query(MyCartPageDocument, {}, { fresh: true, parts: ['products', 'deliveryQuote'] })
  const to = cartGuard('/my-cart', page.cart)
  if (to) throw goTo(to)
  return { page, merged: pendingMergeReport(request) }
}
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction({ ...cartWrites, ...couponWrites })

// Removing the notice of a redirect from the URL must not load the cart again.
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.searchParams.has('notice') ? false : defaultShouldRevalidate

export const meta = hiddenMeta((t) => t('cart:title'))

/** Page of the cart. Its action handles the cart forms of the whole site. */
export default function MyCartPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('cart')
  const { cart, products, deliveryQuote } = useMyCartPageQuery({ refetchOn: { windowFocus: true } }).data
  const full = cart && (cart.lines.length > 0 || cart.changes.length > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {loaderData.merged ? <MergedNotice merged={loaderData.merged} /> : null}
      <CartNotice />
      {/* A line shows the refusal of its quantity itself, a coupon that of its code. */}
      <PostedRefusals exceptIntents={['update', 'coupon']} />
      {full ? <FullCart cart={cart} feeMin={deliveryQuote?.feeMin} /> : <EmptyCart lastOrder={cart?.lastOrder} />}
      <ProductRail title={t('bestSellers')} products={products?.nodes ?? null} className="pt-section" />
    </div>
  )
}
