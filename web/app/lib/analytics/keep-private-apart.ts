import { isPrivate } from './private-address.ts'

/**
 * Between private addresses and all others every step is a document of its own: one with pixels never gets to a private address,
 * whatever they listen to, and one without them never takes their place. For visitors who let pixels in, before they are loaded.
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
