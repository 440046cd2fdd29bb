const KEY = 'slash-key'

/**
 * Whether the slash key focuses the search field. Users of speech input or assistive technology can disable it (WCAG
 * 2.1.4).
 */
export function mayUseSlash(): boolean {
  return localStorage.getItem(KEY) !== 'off'
}

export function allowSlash(allowed: boolean): void {
  if (allowed) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
}
