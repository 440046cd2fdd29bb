import type { Texts } from './i18n.ts'

/** '/locales/ar/cart.json' → 'cart'. */
export function byNamespace(files: Record<string, unknown>): Texts {
  const named = Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts])
  return Object.fromEntries(named) as Texts
}
