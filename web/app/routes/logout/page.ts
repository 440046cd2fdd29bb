import { redirect } from 'react-router'
import type { Route } from './+types/page'
import { serverAction } from '#app/lib/forms/server-action.server.ts'
import { accepted, defineWrite } from '#app/lib/forms/write.ts'
import { ownOutdated } from '#app/lib/http/cookies.ts'
import { AccountLogoutDocument } from '#app/domains/account/__generated__/account-writes.ts'

const logoutWrite = defineWrite({
  mutation: AccountLogoutDocument,
  variables: () => ({}),
  done: () => accepted({ next: '/' }),
})

/**
 * Ends the session; the guest cart stays. The browser deletes its stored pages and drafts, but no cookies: the next
 * person of the device must not find them. Its HTTP cache holds nothing personal, and Chromium would take seconds to
 * walk it.
 */
export async function action(args: Route.ActionArgs) {
  return logout(args).catch((thrown: unknown) => {
    if (thrown instanceof Response) {
      thrown.headers.set('clear-site-data', '"storage"')
      thrown.headers.append('set-cookie', ownOutdated())
    }
    throw thrown
  })
}
const logout = serverAction(logoutWrite)

/** Redirects a GET: a link must not log anybody out. */
export function loader() {
  return redirect('/')
}
