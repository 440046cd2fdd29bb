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
import { AddressAddPageDocument } from './__generated__/form.ts'
import type { Route } from './+types/add'
import { BookForm } from './book-form.tsx'
import { bookWrite } from './book-write.ts'

const load = async (visit: Visit, query: Query) => {
  const { viewer, states } = await query(AddressAddPageDocument, {}, { fresh: true, subject: 'states' })
  const { fullName, mobile: phone, addresses } = profileGuard(viewer, visit)
  return { receiver: { fullName, phone }, mayBeDefault: addresses === null || addresses.length > 0, states, chosen: {}, known: await loadPlaces({}, query) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(bookWrite)
export const clientAction = browserAction(telling(bookWrite, (t) => t('address:added')))
export const shouldRevalidate = keepAfterWrites

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: textOf(rootOf(args).locale)('address:add'), hidden: true })

/** A new place for the address book; the first one becomes the default by itself. */
export default function AddAddressPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('address')
  return <BookForm title={t('add')} address={null} {...loaderData} />
}
