import { plainCookie, visitorCookie } from '#app/lib/http/cookies.ts'
import type { Query, Visit } from '#app/lib/route/page-load.ts'
import { CodeChannelsDocument } from '#app/domains/session/__generated__/code-channels.ts'

/** Cookie with the time from which another code can be sent, in milliseconds since 1970. */
const COOKIE = 'next-code'
/** Seconds between two codes when the response has no `resendAfter`. */
export const PAUSE = 60

/** Returns the Set-Cookie value after a code was sent, so that the resend button keeps its countdown over reloads. */
export function pauseCookie(seconds: number | null = PAUSE): string {
  const pause = seconds ?? PAUSE
  return plainCookie(COOKIE, String(Date.now() + pause * 1_000), pause)
}

/**
 * Reads the seconds until another code can be sent: at most `PAUSE`, because the server's clock may differ from the one
 * that set the cookie.
 */
export async function loadPause({ request }: Pick<Visit, 'request'>): Promise<{ pause: number }> {
  const end = Number(visitorCookie(request, COOKIE) ?? 0)
  return { pause: Math.min(PAUSE, Math.max(0, Math.ceil((end - Date.now()) / 1_000))) }
}

/** Loads what the form of a code needs: the pause, and by which ways the shop sends codes. */
export async function loadCodeForm(visit: Visit, query: Query): Promise<{ pause: number }> {
  await query(CodeChannelsDocument, {}, { parts: ['codeChannels'] })
  return loadPause(visit)
}
