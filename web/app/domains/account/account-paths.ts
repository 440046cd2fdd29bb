import { numberOf } from '#app/lib/route/number-of.ts'

type EntryPage = '/login' | '/register' | '/forgot-password'
type Verify = { mobile?: string | null; purpose?: 'mobile'; redirect: string | null }

/**
 * Returns the address of the verification page: of a registration, or with `purpose` of a customer's new mobile.
 * Addresses never contain a code.
 */
export function verifyPath({ mobile, purpose, redirect }: Verify): string {
  return withQuery('/authentication', { mobile, purpose, redirect })
}

/** Returns the address where the code sent to `to`, an e-mail or mobile, sets a new password. */
export function resetPath(to: string, redirect: string | null): string {
  return withQuery('/reset-password', { to, redirect })
}

/** Returns the address of a page for visitors without a session, which leads on to `redirect`. */
export function entryPath(path: EntryPage, redirect: string | null, more: Record<string, string> = {}): string {
  return withQuery(path, { ...more, redirect })
}

function withQuery(path: string, values: Record<string, string | null | undefined>): string {
  const present = Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const query = new URLSearchParams(present).toString()
  return query ? `${path}?${query}` : path
}

/** The pages of the account menu, in its order. */
export const profilePaths = {
  info: '/profile',
  orders: '/profile/orders',
  wishlist: '/profile/wishlist',
  addressBook: '/profile/addressBook',
  tickets: '/profile/tickets',
  changePassword: '/profile/changePassword',
  privacy: '/profile/privacy',
} as const

export type ProfilePage = keyof typeof profilePaths

export const addAddressPath = `${profilePaths.addressBook}/addAddress`

export function editAddressPath(id: string): string {
  return `${profilePaths.addressBook}/${numberOf(id)}/edit`
}

/** Maximum number of addresses; the shop refuses more. */
export const MOST_ADDRESSES = 20
