import { useTranslation } from '#app/lib/i18n/use-translation.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { useForm } from '#app/lib/forms/use-form.tsx'
import { profileGuard } from '#app/domains/session/guards.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { useAddressAddMutation } from '#app/domains/account/address-book/__generated__/address-writes.ts'
import { loadPlaces } from '#app/domains/location/places.ts'
import { AddressAddPageDocument, useAddressAddPageQuery } from './__generated__/form.ts'
import type { Route } from './+types/add'
import { BookForm } from './book-form.tsx'
import { addressAddWrite, bookFields, placesOf } from './book-writes.ts'

const load = async (visit: Visit, query: Query) => {
  const { viewer } = await query(AddressAddPageDocument, {}, { fresh: true, subject: 'states' })
  profileGuard(viewer, visit)
  return { known: await loadPlaces({}, query) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(addressAddWrite, placesOf)

export const meta = hiddenMeta((t) => t('address:add'))

/** Adds an address; the first one becomes the default. */
export default function AddAddressPage({ loaderData: { known } }: Route.ComponentProps) {
  const { t } = useTranslation('address')
  const { viewer, states } = useAddressAddPageQuery().data
  const form = useForm(addressAddWrite, useAddressAddMutation(), { fields: bookFields })
  const receiver = { fullName: viewer?.fullName, mobile: viewer?.mobile }
  const mayBeDefault = viewer?.addresses?.length !== 0
  return (
    <BookForm
      title={t('add')}
      {...{ form, receiver, mayBeDefault, known }}
      address={null}
      states={states ?? []}
      chosen={{}}
    />
  )
}
