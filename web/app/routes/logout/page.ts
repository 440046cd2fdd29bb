import { redirect } from 'react-router'
import { serverAction } from '#app/lib/route/on-server.server.ts'
import { accepted } from '#app/lib/route/results.ts'
import type { Write } from '#app/lib/route/route-types.ts'
import { AccountLogoutDocument } from '#app/domains/account/__generated__/account-writes.ts'

const write: Write = async (_, { mutate }) => {
  await mutate(AccountLogoutDocument, {})
  return accepted({ next: '/' })
}

/** Ends the session; the guest's cart stays. The form is a plain one, so there is no action in the browser. */
export const action = serverAction(write)

/** Somebody opened the address itself: a link must log nobody out. */
export function loader() {
  return redirect('/')
}
