import { createContext } from 'react'
import type { Viewer } from '#app/lib/session/use-viewer.ts'

/** Whose hearts the page shows: one look at the cache for all of them. Null for a guest. */
export const Wisher = createContext<Viewer | null>(null)
