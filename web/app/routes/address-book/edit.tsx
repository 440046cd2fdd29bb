import { useParams } from 'react-router'
import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { profileGuard } from '#app/domains/session/guards.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { useAddressUpdateMutation } from '#app/domains/account/address-book/__generated__/address-writes.ts'
import { toPlaceChoice, loadPlaces } from '#app/domains/location/places.ts'
import { AddressEditPageDocument, useAddressEditPageQuery } from './__generated__/form.ts'
import type { Route } from './+types/edit'
import { BookForm } from './book-form.tsx'
import { addressUpdateWrite, bookFields, placesOf } from './book-writes.ts'

const load = async (visit: Visit, query: Query) => {
  const { viewer } = await query(
    AddressEditPageDocument,
    { id: visit.params.id ?? '' },
    { fresh: true, subject: ['viewer.address', 'states'] },
  )
  const chosen = toPlaceChoice(profileGuard(viewer, visit).address)
  return { chosen, known: await loadPlaces(chosen, query) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(addressUpdateWrite, placesOf)

export const meta = hiddenMeta((t) => t('address:editTitle'))

/** Changes an address. */
export default function EditAddressPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('address')
  const { id = '' } = useParams()
  const { viewer, states } = useAddressEditPageQuery({ variables: { id } }).data
  const form = useForm(addressUpdateWrite, useAddressUpdateMutation(), { fields: bookFields })
  const address = viewer?.address
  if (!address) return null
  const mayBeDefault = !address.isDefault
  return (
    <BookForm
      title={t('editTitle')}
      {...loaderData}
      {...{ form, address, mayBeDefault }}
      receiver={address}
      states={states ?? []}
    />
  )
}
