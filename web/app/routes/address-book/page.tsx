import { profileGuard } from '#app/domains/session/guards.ts'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { hiddenMeta } from '#app/lib/head/page-meta.ts'
import { browserLoader, type Query, type Visit } from '#app/lib/route/page-load.ts'
import { serverLoader } from '#app/lib/route/on-server.server.ts'
import { AddressBook } from '#app/domains/account/address-book/address-book.tsx'
import { addressDefaultWrite, addressDeleteWrite } from '#app/domains/account/address-book/address-book-writes.ts'
import { ProfileNav } from '#app/domains/account/profile/profile-nav.tsx'
import { AddressBookPageDocument, useAddressBookPageQuery } from './__generated__/page.ts'

const load = async (visit: Visit, query: Query) => {
  const page = await query(AddressBookPageDocument, {}, { fresh: true, subject: 'viewer.addresses' })
  profileGuard(page.viewer, visit)
  return page
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction({ delete: addressDeleteWrite, default: addressDefaultWrite })

export const meta = hiddenMeta((t) => t('address:title'))

/** The customer's address book. */
export default function AddressBookPage() {
  const { viewer } = useAddressBookPageQuery().data
  return (
    <>
      <ProfileNav current="addressBook" />
      <AddressBook addresses={viewer?.addresses ?? []} />
    </>
  )
}
