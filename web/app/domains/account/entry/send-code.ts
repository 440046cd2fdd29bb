import { AccountCodeSendDocument, type AccountCodeSendMutationVariables } from '#app/domains/account/__generated__/account-writes.ts'
import { visitorCookie } from '#app/lib/http/cookies.ts'
import type { Visit, WriteTools } from '#app/lib/route/route-types.ts'

/** Holds the moment from which another code can be sent, milliseconds since 1970; it expires by itself. */
const COOKIE = 'next-code'
/** Seconds between two codes when the shop does not say. */
export const PAUSE = 60

/** Sends a code; a page with a resend button knows afterwards how long it has to wait, also after a refresh. */
export async function sendCode(input: AccountCodeSendMutationVariables['input'], { mutate, setCookie }: Omit<WriteTools, 'query'>) {
  const { accountCodeSend } = await mutate(AccountCodeSendDocument, { input })
  if (accountCodeSend.userErrors.length === 0) setCookie(pauseCookie(accountCodeSend.resendAfter))
  return accountCodeSend
}

/** The Set-Cookie value after a code was sent. */
export function pauseCookie(seconds: number | null = PAUSE): string {
  const pause = seconds ?? PAUSE
  return `${COOKIE}=${Date.now() + pause * 1_000}; Path=/; Max-Age=${pause}; SameSite=Lax`
}

/** Loads how many seconds another code has to wait, at most `PAUSE`: the clock that set the cookie may be another. */
export async function loadPause({ request }: Pick<Visit, 'request'>): Promise<number> {
  const end = Number(visitorCookie(request, COOKIE) ?? 0)
  return Math.min(PAUSE, Math.max(0, Math.ceil((end - Date.now()) / 1_000)))
}
