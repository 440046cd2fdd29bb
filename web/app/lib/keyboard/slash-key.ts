const KEY = 'slash-key'

/** Whether the slash key may go to the search field. Who dictates or types with help can turn it off (WCAG 2.1.4). */
export function mayUseSlash(): boolean {
  return localStorage.getItem(KEY) !== 'off'
}

export function allowSlash(allowed: boolean): void {
  if (allowed) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
}
