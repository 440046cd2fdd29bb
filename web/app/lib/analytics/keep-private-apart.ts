import { isPrivate } from './private-address.ts'

/**
 * Loads a new document on every navigation between private and other addresses: a document with pixels never shows a private address, and
 * one without pixels is not reused for others. For visitors who allow pixels, before they are loaded.
 */
export function keepPrivateApart(): void {
  for (const change of ['pushState', 'replaceState'] as const) {
    const own = history[change].bind(history)
    history[change] = (state: unknown, unused: string, to?: string | URL | null) => {
      const target = to ? new URL(to, location.href) : location
      if (isPrivate(target) !== isPrivate(location)) return location.assign(target.href)
      own(state, unused, to)
    }
  }
}
