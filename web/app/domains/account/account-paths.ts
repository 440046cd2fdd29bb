type WayIn = '/login' | '/register' | '/forgot-password'
type Verify = { mobile?: string | null; purpose?: 'mobile'; redirect: string | null }

/** Where a code is typed: for a registration, or with `purpose` for a customer's new number. Codes are never in an address. */
export function verifyPath({ mobile, purpose, redirect }: Verify): string {
  return withQuery('/authentication', { mobile, purpose, redirect })
}

/** Where a new password is set by the code that was sent to `to`, an e-mail or mobile. */
export function resetPath(to: string, redirect: string | null): string {
  return withQuery('/reset-password', { to, redirect })
}

/** A page of those who come in, which leads where the visitor wanted to. */
export function wayIn(path: WayIn, redirect: string | null, more: Record<string, string> = {}): string {
  return withQuery(path, { ...more, redirect })
}

function withQuery(path: string, values: Record<string, string | null | undefined>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const query = new URLSearchParams(given).toString()
  return query ? `${path}?${query}` : path
}
