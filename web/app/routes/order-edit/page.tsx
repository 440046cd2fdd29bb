import { useState } from 'react'
import { useActionData, useRevalidator } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AddressFields, addressFieldNames } from '#app/domains/cart/checkout/address-fields.tsx'
import { chosenIn, loadPlaces } from '#app/domains/location/load-places.ts'
import { PlaceFields } from '#app/domains/location/place-fields.tsx'
import type { Chosen, Known } from '#app/domains/location/use-places.ts'
import { EditClock } from '#app/domains/order/changing/edit-clock.tsx'
import { EditClosed } from '#app/domains/order/changing/edit-closed.tsx'
import { EditForm } from '#app/domains/order/changing/edit-form.tsx'
import { loadEdit } from '#app/domains/order/changing/edit-load.ts'
import { EditPlace } from '#app/domains/order/changing/edit-place.tsx'
import { editWrite } from '#app/domains/order/changing/edit-write.ts'
import { orderMeta } from '#app/domains/order/order-meta.ts'
import { OrderPageHead } from '#app/domains/order/order-page-head.tsx'
import { OrderRefusals } from '#app/domains/order/changing/order-refusals.tsx'
import { rootOf } from '#app/lib/head/page-meta.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { browserAction, browserLoader } from '#app/lib/route/in-browser.ts'
import { serverAction, serverLoader } from '#app/lib/route/on-server.server.ts'
import type { Query, Visit, Write } from '#app/lib/route/route-types.ts'
import { OrderEditPageDocument } from './__generated__/page.ts'
import type { Route } from './+types/page'

const load = async (visit: Visit, query: Query) => {
  const edit = await loadEdit(visit, query)
  const page = await query(OrderEditPageDocument, { account: edit.link.token === null }, { fresh: true, subject: 'states' })
  const { stateId, cityId, regionId } = edit.order.address
  const chosen = { stateId, cityId, regionId }
  return { ...edit, page, chosen, known: await loadPlaces(chosen, query) }
}

// A refused form comes back with the lists that belong to what was chosen in it.
const write: Write = async (visit, tools) => {
  const result = await editWrite(visit, tools)
  if (result.ok || !visit.form.has('stateId')) return result
  const chosen = chosenIn(visit.form)
  const places: Places = { chosen, known: await loadPlaces(chosen, tools.query) }
  return { ...result, places }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(write)
export const clientAction = browserAction(write)

export const meta = (args: Route.MetaArgs) => orderMeta(args, textOf(rootOf(args).locale)('order:editing.title'))

/** Changes an order while it is held open: what is in it, and where it goes. */
export default function OrderEditPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('order')
  const { order, link, choices, page } = loaderData
  const posted = useActionData() as { places?: Places } | undefined
  const { revalidate } = useRevalidator()
  const [over, setOver] = useState(false)
  const { chosen, known } = posted?.places ?? loaderData
  const onOver = () => {
    setOver(true)
    void revalidate()
  }
  return (
    <div className="grid w-full max-w-180 gap-6">
      <OrderPageHead title={t('editing.title')} number={order.number} link={link} />
      <OrderRefusals />
      {order.edit?.mine ? (
        <>
          <EditClock until={order.edit.until} onOver={onOver} />
          <EditForm
            key={order.edit.until}
            order={order}
            link={link}
            choices={choices}
            addressNames={addressFieldNames}
            address={({ values, error }) => (
              <EditPlace now={order.address} book={page.viewer?.addresses ?? []} chosen={values.where}>
                <AddressFields
                  address={order.address}
                  values={values}
                  error={error}
                  places={<PlaceFields states={page.states} chosen={chosen} known={known} error={error} />}
                />
              </EditPlace>
            )}
          />
        </>
      ) : (
        <EditClosed order={order} link={link} over={over} />
      )}
    </div>
  )
}

type Places = { chosen: Chosen; known: Known }
