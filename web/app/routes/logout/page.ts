import { redirect } from 'react-router'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { AccountLogoutDocument } from '#app/domains/account/__generated__/account-writes.ts'

const logoutWrite = defineWrite({ mutation: AccountLogoutDocument, variables: () => ({}), done: () => accepted({ next: '/' }) })

/** Ends the session; the guest cart stays. */
export const action = serverAction(logoutWrite)

/** Redirects a GET: a link must not log anybody out. */
export function loader() {
  return redirect('/')
}
