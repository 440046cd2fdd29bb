import { useCallback, useState } from 'react'
import { redirect, useActionData, useLocation } from 'react-router'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { pageMeta, rootOf } from '#app/lib/head/page-meta.ts'
import { randomId } from '#app/lib/http/random-id.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { useRefreshed } from '#app/lib/live/use-refreshed.ts'
import { browserLoader } from '#app/lib/route/in-browser.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { goTo } from '#app/lib/route/results.ts'
import type { Query, Visit } from '#app/lib/route/route-types.ts'
import { BuyNowQuoteDocument, useBuyNowQuoteQuery } from '#app/domains/cart/buying-now/__generated__/buy-now.ts'
import { BuyNowForm, buyNowWrite } from '#app/domains/cart/buying-now/buy-now-form.tsx'
import { BuyNowSummary } from '#app/domains/cart/buying-now/buy-now-summary.tsx'
import { choosePath, purchasePath, readBuyNowChoice } from '#app/domains/catalog/buying/buy-now-choice.ts'
import { type Chosen, chosenIn, chosenOf, type Known, loadPlaces, quotedPlace } from '#app/domains/location/places.ts'
import { PlaceFields } from '#app/domains/location/place-fields.tsx'
import { PurchaseProductPageDocument, usePurchaseProductPageQuery } from './__generated__/page.ts'
import type { Route } from './+types/page'

type Places = { chosen: Chosen; known: Known }

// Guard `order` (docs/rules/cart.md#guard-order): redirects to the product when the choice cannot be bought.
const load = async ({ params: { id = '' }, url }: Visit, query: Query) => {
  const page = await query(PurchaseProductPageDocument, { id }, { fresh: true, subject: ['product', 'states'], parts: ['deliveryQuote'] })
  const { product, viewer } = page
  const choice = readBuyNowChoice(url.searchParams)
  if (!choice) throw goTo(choosePath(product.slug))
  if (id !== product.slug) throw redirect(purchasePath(product.slug, choice), 301)
  const address = viewer?.addresses?.find(({ isDefault }) => isDefault) ?? null
  const chosen = chosenOf(address)
  const [{ buyNowQuote: quote }, known] = await Promise.all([
    query(BuyNowQuoteDocument, { ...choice, ...quotedPlace(chosen) }, { fresh: true }),
    loadPlaces(chosen, query),
  ])
  if (quote?.product.id !== product.id || quote.quantity < choice.quantity) throw goTo(choosePath(product.slug))
  return { page, quote, choice, address, chosen, known, idempotencyKey: randomId() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
// A refused form returns with the place lists of its choice.
export const action = serverAction(buyNowWrite, async ({ form }, query): Promise<{ places: Places }> => {
  const chosen = chosenIn(form)
  return { places: { chosen, known: await loadPlaces(chosen, query) } }
})

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: textOf(rootOf(args).locale)('cart:buyNow.title'), hidden: true })

/** Page that orders one product without the cart. */
export default function PurchaseProductPage({ loaderData }: Route.ComponentProps) {
  const { choice, quote: first, address } = loaderData
  const { data: { states, viewer, deliveryQuote } } = usePurchaseProductPageQuery({ variables: { id: first.product.slug } })
  const posted = useActionData() as { places?: Places } | undefined
  const { pathname, search } = useLocation()
  const { chosen, known } = posted?.places ?? loaderData
  const [place, setPlace] = useState(quotedPlace(chosen))
  const { data, refetch } = useBuyNowQuoteQuery({ variables: { ...choice, ...place }, fetchPolicy: 'cache-and-network' })
  // On a failure the previous quote stays; the store checks the order itself.
  const quoteAgain = useCallback(() => void refetch().catch(() => undefined), [refetch])
  useRefreshed(quoteAgain)
  const quote = data?.buyNowQuote ?? first
  const contact = viewer && { ...viewer, email: viewer.email ?? null, anotherMobile: address?.anotherMobile ?? '' }
  return (
    <>
      <BuyNowSummary quote={quote} choice={choice} feeMin={deliveryQuote?.feeMin} className="lg:order-last lg:self-start" />
      <BuyNowForm
        quote={quote}
        action={pathname + search}
        idempotencyKey={loaderData.idempotencyKey}
        contact={contact}
        address={address}
        places={(error) => <PlaceFields states={states ?? []} chosen={chosen} known={known} error={error} />}
        onPlace={({ regionId, stateId }) => setPlace({ regionId: regionId || null, stateId: stateId || null })}
        onRefused={quoteAgain}
      />
    </>
  )
}
