import { type Asked, readCookie } from '#app/lib/http/cookies.ts'

export type Theme = 'dark' | 'light'

/** Returns 'dark' or 'light' if the text is one of them. */
export function asTheme(text: unknown): Theme | undefined {
  return text === 'dark' || text === 'light' ? text : undefined
}

/** Returns the theme of a request: its cookie, else dark (specification §4). */
export function themeOf(request: Asked): Theme {
  return asTheme(readCookie(request, 'theme')) ?? 'dark'
}

export function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark'
}
