import { useState } from 'react'
import { useActionData, useRevalidator } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { addressFieldNames } from '#app/domains/location/address-input.ts'
import { AddressFields } from '#app/domains/cart/checkout/address-fields.tsx'
import { type Chosen, chosenIn, toPlaceChoice, type Known, loadPlaces } from '#app/domains/location/places.ts'
import { PlaceFields } from '#app/domains/location/place-fields.tsx'
import { EditClock, EditClosed } from '#app/domains/order/changes/edit-window.tsx'
import { EditForm } from '#app/domains/order/changes/edit-form.tsx'
import { loadChoices } from '#app/domains/order/changes/edit-line.tsx'
import { EditPlace } from '#app/domains/order/changes/edit-place.tsx'
import { saveEditWrite } from '#app/domains/order/changes/edit-writes.ts'
import { orderLinkOf } from '#app/domains/order/order-paths.ts'
import { ownOrder } from '#app/domains/order/own-order.ts'
import { orderMeta } from '#app/domains/order/order-meta.ts'
import { OrderPageHead } from '#app/domains/order/order-page-head.tsx'
import { PostedRefusals } from '#app/lib/forms/posted-refusals.tsx'
import { rootData } from '#app/lib/head/page-meta.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { OrderEditPageDocument, useOrderEditPageQuery } from './__generated__/page.ts'
import type { Route } from './+types/page'

const load = async (visit: Visit, query: Query) => {
  const link = orderLinkOf(visit)
  const variables = { ...link, account: link.token === null }
  const page = await query(OrderEditPageDocument, variables, { fresh: true, subject: 'states' })
  const order = await ownOrder(page.order, visit, query)
  const chosen = toPlaceChoice(order.address)
  const [known] = await Promise.all([
    loadPlaces(chosen, query),
    order.edit?.mine ? loadChoices(order, query) : undefined,
  ])
  return { link, variables, chosen, known }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
// A refused form needs the cities and regions of the choices made in it.
export const action = serverAction(saveEditWrite, async ({ form }, query) => {
  if (!form.has('stateId')) return {}
  const chosen = chosenIn(form)
  return { places: { chosen, known: await loadPlaces(chosen, query) } satisfies Places }
})

export const meta = (args: Route.MetaArgs) => orderMeta(args, rootData(args).t('order:editing.title'))

/** Edits the lines and the address of an order. */
export default function OrderEditPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('order')
  const { link, variables } = loaderData
  const { order, states, viewer } = useOrderEditPageQuery({ variables }).data
  const posted = useActionData<{ places?: Places }>()
  const { revalidate } = useRevalidator()
  const [over, setOver] = useState(false)
  const { chosen, known } = posted?.places ?? loaderData
  const onOver = () => {
    setOver(true)
    void revalidate()
  }
  if (!order || !states) return null
  return (
    <div className="grid w-full max-w-180 gap-6">
      <OrderPageHead title={t('editing.title')} number={order.number} link={link} />
      <PostedRefusals className="mt-6" />
      {order.edit?.mine ? (
        <>
          <EditClock until={order.edit.until} onOver={onOver} />
          <EditForm
            key={order.edit.until}
            order={order}
            link={link}
            addressNames={addressFieldNames}
            address={({ values, error }) =>
              // A pick-up order keeps its branch.
              order.address ? (
                <EditPlace now={order.address} book={viewer?.addresses ?? []} chosen={values.where}>
                  <AddressFields
                    address={order.address}
                    values={values}
                    error={error}
                    places={<PlaceFields states={states} chosen={chosen} known={known} error={error} />}
                  />
                </EditPlace>
              ) : null
            }
          />
        </>
      ) : (
        <EditClosed order={order} link={link} over={over} />
      )}
    </div>
  )
}

type Places = { chosen: Chosen; known: Known }
