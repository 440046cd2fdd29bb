import { isbot } from 'isbot'
import { readCookie } from '#app/lib/http/cookies.ts'
import { type Pixels, readConsentMode, readPixels } from './pixels.ts'
import { asChoice, type Choice, CONSENT } from './consent-choice.ts'
import { isPrivate } from './private-address.ts'
import { contentSecurityPolicy, pictureOrigins } from './content-security-policy.ts'

export type Consent = {
  /** The visitor's choice; undefined before there is one. */
  choice: Choice | undefined
  /** Whether the page shows the consent banner. */
  asks: boolean
  /** The pixels that the document loads. */
  pixels: Pixels
}

/**
 * Returns the pixels allowed for a request: by the visitor's choice, else by the shop's mode. Where the shop asks for
 * consent (`CONSENT`), Global Privacy Control counts as a refusal. Bots are neither asked nor measured.
 */
export function consentOf(request: Request, env: Record<string, string | undefined> = process.env): Consent {
  const pixels = readPixels(env)
  const choice = asChoice(readCookie(request, CONSENT))
  if (Object.keys(pixels).length === 0 || isbot(request.headers.get('user-agent')))
    return { choice, asks: false, pixels: {} }
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

/**
 * Returns the content security policy of a response: it allows the pixels that the visitor accepts, on pages where they
 * may run.
 */
export function documentPolicy(
  request: Request,
  nonce: string,
  env: Record<string, string | undefined> = process.env,
): string {
  const pixels = isPrivate(new URL(request.url)) ? {} : consentOf(request, env).pixels
  return contentSecurityPolicy(nonce, pixels, pictureOrigins(env))
}

/** Cookies that pixels of Meta, Google and TikTok set for this site. */
const THEIRS = /^(_fb[pc]|_ga(_.+)?|_gid|_gat(_.+)?|_gcl_.+|_ttp|_tt_.+|ttcsid(_.+)?|ttclid)$/

/**
 * Returns Set-Cookie values that delete the pixels' cookies for this host and every parent domain, because scripts set
 * them on the widest possible domain. `cookies` is the request header.
 */
export function withoutPixelCookies(cookies: string | null, hostname: string): string[] {
  const names = (cookies ?? '').split(';').flatMap((pair) => pair.trim().split('=', 1))
  const domains = ['', ...domainsOf(hostname)]
  return names.filter((name) => THEIRS.test(name)).flatMap((name) => domains.map((domain) => gone(name, domain)))
}

function gone(name: string, domain: string): string {
  return `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`
}

/** 'www.shop.example' → itself and 'shop.example'. IP addresses and single-label hosts have no parent domain. */
function domainsOf(hostname: string): string[] {
  if (/^[\d.]+$|:/.test(hostname)) return []
  const parts = hostname.split('.')
  return parts.slice(0, -1).map((_, from) => parts.slice(from).join('.'))
}
