import { type Asked, readCookie } from '#app/lib/http/cookies.ts'

export type Locale = 'ar' | 'en'

export const locales: readonly Locale[] = ['ar', 'en']

/** Returns 'ar' or 'en' if the text is one of them. */
export function asLocale(text: unknown): Locale | undefined {
  return locales.find((locale) => locale === text)
}

/** Returns the language of the document. Browser only. */
export function documentLocale(): Locale {
  return asLocale(document.documentElement.lang) ?? 'ar'
}

export function directionOf(locale: Locale): 'rtl' | 'ltr' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'ar' ? 'en' : 'ar'
}

/**
 * Returns the language of a request (specification §4): `?lang=` for crawlers, else the cookie, else Arabic when the
 * browser prefers it, else English; Arabic when the request has no preference.
 */
export function localeOf(request: Asked): Locale {
  const asked = asLocale(new URL(request.url).searchParams.get('lang'))
  return asked ?? asLocale(readCookie(request, 'locale')) ?? byBrowser(request.headers.get('accept-language'))
}

function byBrowser(acceptLanguage: string | null): Locale {
  const preferred = acceptLanguage?.trim().toLowerCase()
  if (!preferred || preferred === '*') return 'ar'
  // As in the specification; `arz` is Egyptian Arabic.
  return preferred.startsWith('ar') ? 'ar' : 'en'
}
