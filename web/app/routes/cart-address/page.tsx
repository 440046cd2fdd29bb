import { useState } from 'react'
import { useActionData } from 'react-router'
import { cartGuard } from '#app/domains/cart/checkout/cart-guard.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { goTo } from '#app/lib/route/results.ts'
import { AddressForm } from '#app/domains/cart/checkout/address-form.tsx'
import { addressWrite } from '#app/domains/cart/checkout/address-write.ts'
import { CartNotice } from '#app/domains/cart/my-cart/cart-notice.tsx'
import { CartSummary } from '#app/domains/cart/my-cart/cart-summary.tsx'
import { CheckoutSteps } from '#app/domains/cart/checkout/checkout-steps.tsx'
import {
  CartPickupBranchesDocument,
  useCartPickupBranchesQuery,
} from '#app/domains/cart/pickup/__generated__/pickup.ts'
import { PickupFields } from '#app/domains/cart/pickup/pickup-fields.tsx'
import { type Near, nearIn } from '#app/domains/cart/pickup/pickup-form.ts'
import { EmptyCart } from '#app/domains/cart/my-cart/empty-cart.tsx'
import { type Chosen, chosenIn, toPlaceChoice, type Known, loadPlaces } from '#app/domains/location/places.ts'
import { PlaceFields } from '#app/domains/location/place-fields.tsx'
import { CartAddressPageDocument, type CartAddressPageQuery, useCartAddressPageQuery } from './__generated__/page.ts'
import type { Route } from './+types/page'

const load = async (_: Visit, query: Query) => {
  const page = await query(
    CartAddressPageDocument,
    {},
    { fresh: true, subject: 'states', parts: ['deliveryQuote', 'cartPickupBranches'] },
  )
  const to = cartGuard('/cart/address', page.cart)
  if (to) throw goTo(to)
  const chosen = toPlaceChoice(page.cart?.address)
  return { page, chosen, known: await loadPlaces(chosen, query) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
// A refused form returns with the place lists of its choice, and the branches near it.
export const action = serverAction(addressWrite, async ({ form }, query): Promise<Posted> => {
  const chosen = chosenIn(form)
  const [known, near] = await Promise.all([
    loadPlaces(chosen, query),
    query(CartPickupBranchesDocument, nearIn(form), { fresh: true, parts: ['cartPickupBranches'] }),
  ])
  return { places: { chosen, known }, branches: near.cartPickupBranches }
})

export const meta = hiddenMeta((t) => t('cart:steps.address'))

/** Second step of the checkout: delivery address, or the branch of a pick-up. */
export default function CartAddressPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('cart')
  const { cart, states, viewer, deliveryQuote, cartPickupBranches } = useCartAddressPageQuery().data
  const posted = useActionData<Partial<Posted>>()
  const [near, setNear] = useState<Near>()
  const { data, previousData } = useCartPickupBranchesQuery({ variables: near, skip: !near })
  if (!cart || cart.lines.length === 0) return <EmptyCart lastOrder={cart?.lastOrder} />
  const { chosen, known } = posted?.places ?? loaderData
  const branches = (data ?? previousData)?.cartPickupBranches ?? posted?.branches ?? cartPickupBranches ?? []
  const namesOf = (ids: readonly string[]) =>
    cart.lines.flatMap(({ id, product }) => (ids.includes(id) ? [product.name] : [])).join(t('pickup.and'))
  return (
    <>
      <CartNotice />
      <CheckoutSteps now="address" />
      <CartSummary
        cart={cart}
        feeMin={deliveryQuote?.feeMin}
        collapsible
        withLines
        className="lg:order-last lg:self-start"
      />
      <AddressForm
        address={cart.address}
        pickup={cart.pickup}
        book={viewer?.addresses ?? null}
        places={(error) => <PlaceFields states={states ?? []} chosen={chosen} known={known} error={error} />}
        branches={
          branches.length > 0
            ? (values, error) => (
                <PickupFields
                  branches={branches}
                  chosen={values.branchId ?? cart.pickup?.branch.id ?? ''}
                  nearState={values.nearState ?? cart.address?.state.id ?? ''}
                  onNear={setNear}
                  namesOf={namesOf}
                  error={error}
                />
              )
            : undefined
        }
      />
    </>
  )
}

type Posted = { places: { chosen: Chosen; known: Known }; branches: CartAddressPageQuery['cartPickupBranches'] }
