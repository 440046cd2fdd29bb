import { LIGHT } from '#demo/art/kit/color.ts'
import { hash } from '#demo/art/kit/number.ts'
import { KINDS } from './kinds.ts'
import type { SingleArt, Spec } from './art.ts'

/** Returns JSON with sorted keys, so that equal values give equal text; a database may change the order of keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}

/** Adds the defaults of its kind to a checked art. */
export function specOf(art: SingleArt): Spec {
  const { colors, seed: given = 1, ...rest } = art
  const [main = LIGHT, second = main, accent = second] = colors
  const seed = hash(String(given))
  const { patterns, seeded } = KINDS[art.kind]
  const pattern = art.pattern ?? patterns[seeded ? seed % patterns.length : 0] ?? 'solid'
  return { ...rest, main, second, accent, pattern, seed }
}
