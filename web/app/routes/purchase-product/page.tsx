import { useCallback, useState } from 'react'
import { redirect, useActionData, useLocation } from 'react-router'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { randomId } from '#app/lib/http/random-id.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { goTo } from '#app/lib/route/results.ts'
import {
  BuyNowPickupBranchesDocument,
  type BuyNowPickupBranchesQueryVariables,
  BuyNowQuoteDocument,
  useBuyNowPickupBranchesQuery,
  useBuyNowQuoteQuery,
} from '#app/domains/cart/buy-now/__generated__/buy-now.ts'
import { BuyNowForm, type BuyNowPlace, buyNowWrite } from '#app/domains/cart/buy-now/buy-now-form.tsx'
import { BuyNowSummary } from '#app/domains/cart/buy-now/buy-now-summary.tsx'
import type { PickupBranch_BranchFragment as PickupBranch } from '#app/domains/cart/pickup/__generated__/pickup.ts'
import { PickupFields } from '#app/domains/cart/pickup/pickup-fields.tsx'
import { type Near, nearIn } from '#app/domains/cart/pickup/pickup-form.ts'
import {
  type BuyNowChoice,
  choosePath,
  purchasePath,
  readBuyNowChoice,
  readPickupBranch,
} from '#app/domains/catalog/add-to-cart/buy-now-choice.ts'
import {
  type Chosen,
  chosenIn,
  toPlaceChoice,
  type Known,
  loadPlaces,
  quotedPlace,
} from '#app/domains/location/places.ts'
import { PlaceFields } from '#app/domains/location/place-fields.tsx'
import { PurchaseProductPageDocument, usePurchaseProductPageQuery } from './__generated__/page.ts'
import type { Route } from './+types/page'

type Posted = { places: { chosen: Chosen; known: Known }; branches: readonly PickupBranch[] }

// Guard `order` (docs/rules/cart.md#guard-order): redirects to the product when the choice cannot be bought.
const load = async ({ params: { id = '' }, url }: Visit, query: Query) => {
  const page = await query(
    PurchaseProductPageDocument,
    { id },
    { fresh: true, subject: ['product', 'states'], parts: ['deliveryQuote'] },
  )
  const { product, viewer } = page
  const choice = readBuyNowChoice(url.searchParams)
  if (!choice) throw goTo(choosePath(product.slug))
  if (id !== product.slug) throw redirect(purchasePath(product.slug, choice, readPickupBranch(url.searchParams)), 301)
  const branchId = readPickupBranch(url.searchParams)
  const address = viewer?.addresses?.find(({ isDefault }) => isDefault) ?? null
  const chosen = toPlaceChoice(address)
  const [{ buyNowQuote: quote }, known, near] = await Promise.all([
    query(
      BuyNowQuoteDocument,
      { ...choice, ...quotedPlace(chosen), pickupBranchId: branchId || null },
      { fresh: true },
    ),
    loadPlaces(chosen, query),
    loadBranches(choice, { stateId: address?.state.id ?? null }, query),
  ])
  if (quote?.product.id !== product.id || quote.quantity < choice.quantity) throw goTo(choosePath(product.slug))
  return { page, quote, choice, branchId, address, chosen, known, branches: near, idempotencyKey: randomId() }
}

async function loadBranches(choice: BuyNowChoice, near: Near, query: Query) {
  return (
    (
      await query(BuyNowPickupBranchesDocument, branchesOf(choice, near), {
        fresh: true,
        parts: ['buyNowPickupBranches'],
      })
    ).buyNowPickupBranches ?? []
  )
}

/** A coupon changes no stock. */
function branchesOf(
  { variantId, quantity, parts }: BuyNowChoice,
  near: Near | undefined,
): BuyNowPickupBranchesQueryVariables {
  return { variantId, quantity, parts, ...near }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
// A refused form returns with the place lists of its choice, and the branches near it.
export const action = serverAction(buyNowWrite, async ({ form, url }, query): Promise<Posted> => {
  const chosen = chosenIn(form)
  const choice = readBuyNowChoice(url.searchParams)
  const [known, branches] = await Promise.all([
    loadPlaces(chosen, query),
    choice ? loadBranches(choice, nearIn(form), query) : [],
  ])
  return { places: { chosen, known }, branches }
})

export const meta = hiddenMeta((t) => t('cart:buyNow.title'))

/** Page that orders one product without the cart. */
export default function PurchaseProductPage({ loaderData }: Route.ComponentProps) {
  const { choice, branchId, quote: first, address } = loaderData
  const { states, viewer, deliveryQuote } = usePurchaseProductPageQuery({ variables: { id: first.product.slug } }).data
  const posted = useActionData<Partial<Posted> & { values?: Record<string, string> }>()
  const { pathname, search } = useLocation()
  const { chosen, known } = posted?.places ?? loaderData
  const [place, setPlace] = useState<BuyNowPlace>(() => {
    const { regionId, stateId } = quotedPlace(chosen)
    const way = posted?.values?.way ?? (branchId ? 'pickup' : 'delivery')
    return { way, regionId: regionId ?? '', stateId: stateId ?? '', branchId: posted?.values?.branchId ?? branchId }
  })
  const isPickup = place.way === 'pickup'
  const where = {
    regionId: (!isPickup && place.regionId) || null,
    stateId: (!isPickup && place.stateId) || null,
    pickupBranchId: (isPickup && place.branchId) || null,
  }
  const { data, refetch } = useBuyNowQuoteQuery({
    variables: { ...choice, ...where },
    fetchPolicy: 'cache-and-network',
    refetchOn: { windowFocus: true },
  })
  const [near, setNear] = useState<Near>()
  const { data: nearer, previousData } = useBuyNowPickupBranchesQuery({
    variables: branchesOf(choice, near),
    skip: !near,
  })
  const branches = (nearer ?? previousData)?.buyNowPickupBranches ?? posted?.branches ?? loaderData.branches
  // On a failure the previous quote stays; the store checks the order itself.
  const quoteAgain = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const quote = data?.buyNowQuote ?? first
  const contact = viewer && { ...viewer, email: viewer.email ?? null, anotherMobile: address?.anotherMobile ?? '' }
  return (
    <>
      <BuyNowSummary
        quote={quote}
        choice={choice}
        branchId={branchId}
        feeMin={deliveryQuote?.feeMin}
        className="lg:order-last lg:self-start"
      />
      <BuyNowForm
        quote={quote}
        action={pathname + search}
        idempotencyKey={loaderData.idempotencyKey}
        contact={contact}
        address={address}
        places={(error) => <PlaceFields states={states ?? []} chosen={chosen} known={known} error={error} />}
        branches={
          branches.length > 0
            ? (values, error) => (
                <PickupFields
                  branches={branches}
                  chosen={values.branchId ?? branchId}
                  nearState={values.nearState ?? address?.state.id ?? ''}
                  onNear={setNear}
                  error={error}
                />
              )
            : undefined
        }
        pickup={branchId !== ''}
        onPlace={(to) => setPlace((from) => ({ ...from, ...to }))}
        onRefused={quoteAgain}
      />
    </>
  )
}
