import { isbot } from 'isbot'
import { type Pixels, readConsentMode, readPixels } from '#app/lib/analytics/pixels.ts'
import { readCookie } from '#app/lib/http/cookies.ts'
import { asChoice, type Choice, CONSENT } from './choice.ts'

export type Consent = {
  /** The visitor's choice; undefined before there is one. */
  choice: Choice | undefined
  /** Whether the page shows the consent banner. */
  asks: boolean
  /** The pixels that the document loads. */
  pixels: Pixels
}

/**
 * Returns the pixels allowed for a request: by the visitor's choice, else by the shop's mode. Where the shop asks for consent (`CONSENT`),
 * Global Privacy Control counts as a refusal. Bots are neither asked nor measured.
 */
export function consentOf(request: Request, env: Record<string, string | undefined> = process.env): Consent {
  const pixels = readPixels(env)
  const choice = asChoice(readCookie(request, CONSENT))
  if (Object.keys(pixels).length === 0 || isbot(request.headers.get('user-agent'))) return { choice, asks: false, pixels: {} }
  if (choice) return { choice, asks: false, pixels: choice === 'yes' ? pixels : {} }
  const mode = readConsentMode(env)
  if (mode !== 'unasked' && request.headers.get('sec-gpc') === '1') return { choice, asks: false, pixels: {} }
  const asks = mode === 'opt-in'
  return { choice, asks, pixels: asks ? {} : pixels }
}

/** True if the shop has a tracking pixel. */
export function hasPixels(env: Record<string, string | undefined> = process.env): boolean {
  return Object.keys(readPixels(env)).length > 0
}
