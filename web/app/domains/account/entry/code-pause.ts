import { visitorCookie } from '#app/lib/http/cookies.ts'
import type { Visit } from '#app/lib/route/route-types.ts'

/** Holds the moment from which another code can be sent, milliseconds since 1970; it expires by itself. */
const COOKIE = 'next-code'
/** Seconds between two codes when the shop does not say. */
export const PAUSE = 60

/** The Set-Cookie value after a code was sent: a page with a resend button knows how long it has to wait, also after a refresh. */
export function pauseCookie(seconds: number | null = PAUSE): string {
  const pause = seconds ?? PAUSE
  return `${COOKIE}=${Date.now() + pause * 1_000}; Path=/; Max-Age=${pause}; SameSite=Lax`
}

/** Loads how many seconds another code has to wait, at most `PAUSE`: the clock that set the cookie may be another. */
export async function loadPause({ request }: Pick<Visit, 'request'>): Promise<{ pause: number }> {
  const end = Number(visitorCookie(request, COOKIE) ?? 0)
  return { pause: Math.min(PAUSE, Math.max(0, Math.ceil((end - Date.now()) / 1_000))) }
}
