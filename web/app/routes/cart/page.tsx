import { cartGuard } from '#app/domains/cart/checkout/cart-guard.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { goTo } from '#app/lib/route/results.ts'
import { CartNotice } from '#app/domains/cart/my-cart/cart-notice.tsx'
import { CartSummary } from '#app/domains/cart/my-cart/cart-summary.tsx'
import { CheckoutSteps } from '#app/domains/cart/checkout/checkout-steps.tsx'
import { ContactDetailsForm } from '#app/domains/cart/checkout/contact-details-form.tsx'
import { contactDetailsWrite } from '#app/domains/cart/checkout/contact-write.ts'
import { EmptyCart } from '#app/domains/cart/my-cart/empty-cart.tsx'
import { CartPageDocument, type CartPageQuery, useCartPageQuery } from './__generated__/page.ts'

const load = async (_: Visit, query: Query) => {
  const page = await query(CartPageDocument, {}, { fresh: true, parts: ['deliveryQuote'] })
  const to = cartGuard('/cart', page.cart)
  if (to) throw goTo(to)
  return page
}
export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(contactDetailsWrite)

export const meta = hiddenMeta((t) => t('cart:steps.contact'))

/** First step of the checkout: contact details. */
export default function CartPage() {
  const { cart, viewer, deliveryQuote } = useCartPageQuery().data
  if (!cart || cart.lines.length === 0) return <EmptyCart lastOrder={cart?.lastOrder} />
  return (
    <>
      <CartNotice />
      <CheckoutSteps now="contact" />
      <CartSummary
        cart={cart}
        feeMin={deliveryQuote?.feeMin}
        collapsible
        withLines
        className="lg:order-last lg:self-start"
      />
      <ContactDetailsForm contact={cart.contact ?? contactOf(viewer)} known={viewer !== null} />
    </>
  )
}

/** Returns contact details from the account; the second number comes from the address book. */
function contactOf(viewer: CartPageQuery['viewer']) {
  if (!viewer) return null
  const { fullName, mobile, email, addresses } = viewer
  return { fullName, mobile, anotherMobile: addresses?.[0]?.anotherMobile ?? '', email }
}
