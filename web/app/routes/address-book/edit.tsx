import { useTranslation } from 'react-i18next'
import { profileGuard } from '#app/lib/guards/profile-guard.ts'
import { pageMeta, rootOf } from '#app/lib/head/page-meta.ts'
import { textOf } from '#app/lib/i18n/i18n.ts'
import { browserAction, browserLoader } from '#app/lib/route/in-browser.ts'
import { serverAction, serverLoader } from '#app/lib/route/on-server.server.ts'
import type { Query, Visit } from '#app/lib/route/route-types.ts'
import { keepAfterWrites } from '#app/lib/route/should-revalidate.ts'
import { telling } from '#app/domains/account/entry/telling.ts'
import { loadPlaces } from '#app/domains/location/load-places.ts'
import { AddressEditPageDocument } from './__generated__/form.ts'
import type { Route } from './+types/edit'
import { BookForm } from './book-form.tsx'
import { bookWrite } from './book-write.ts'

const load = async (visit: Visit, query: Query) => {
  const { viewer, states } = await query(AddressEditPageDocument, { id: visit.params.id ?? '' }, { fresh: true, subject: ['viewer.address', 'states'] })
  const { address } = profileGuard(viewer, visit)
  const { stateId, cityId, regionId } = address
  const chosen = { stateId, cityId, regionId }
  return { address, states, chosen, known: await loadPlaces(chosen, query) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(bookWrite)
export const clientAction = browserAction(telling(bookWrite, (t) => t('address:edited')))
export const shouldRevalidate = keepAfterWrites

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: textOf(rootOf(args).locale)('address:editTitle'), hidden: true })

/** A place of the address book, to be changed. */
export default function EditAddressPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('address')
  const { address } = loaderData
  return <BookForm title={t('editTitle')} receiver={address} mayBeDefault={!address.isDefault} {...loaderData} />
}
