import { useMemo, useSyncExternalStore } from 'react'

/** What a shopper chose and measured, stored in this browser alone. */
export type OwnSize = {
  /** Slug of the last chosen size, by the id of its size chart: an M for men is not an M for women. */
  sizes: Readonly<Record<string, string>>
  /** Body measures in centimetres, by the name of their column in a size chart. */
  measures: Readonly<Record<string, number>>
}

const KEY = 'own-size'
const nothing: OwnSize = { sizes: {}, measures: {} }
const listeners = new Set<() => void>()

/** Returns the stored sizes and measures; empty on the server and during hydration. */
export function useOwnSize(): OwnSize {
  const text = useSyncExternalStore(subscribe, readStored, () => '')
  return useMemo(() => parse(text), [text])
}

/** Stores the size that was chosen from a size chart. */
export function rememberSize(chartId: string, size: string): void {
  keep((own) => ({ ...own, sizes: { ...own.sizes, [chartId]: size } }))
}

/** Stores a body measure in centimetres; deletes it with undefined. */
export function rememberMeasure(name: string, centimetres: number | undefined): void {
  keep(({ sizes, measures: { [name]: _, ...others } }) => ({
    sizes,
    measures: centimetres === undefined ? others : { ...others, [name]: centimetres },
  }))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Storage may be unavailable, and its content may have been changed.
function readStored(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function parse(text: string): OwnSize {
  try {
    const own = JSON.parse(text) as Partial<OwnSize> | null
    return { sizes: only('string', own?.sizes), measures: only('number', own?.measures) } as OwnSize
  } catch {
    return nothing
  }
}

function only(type: 'string' | 'number', values: object | undefined): object {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => typeof value === type))
}

function keep(change: (own: OwnSize) => OwnSize): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(change(parse(readStored()))))
  } catch {
    // Without storage nothing is remembered.
  }
  for (const listener of listeners) listener()
}
