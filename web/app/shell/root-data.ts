import { useRouteLoaderData } from 'react-router'
import type { Pixels } from '#app/domains/pixels/pixels.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import type { Theme } from '#app/lib/theme/theme.ts'

/** Data of the root's loader, available on every page. */
export type RootData = {
  locale: Locale
  theme: Theme
  /** Public origin of the shop (`https://shop.example`), else the origin of the request. */
  origin: string
  /** Whether everybody gets this document (docs/decisions/029): it knows nothing of its visitor. */
  shared: boolean
  /** Owner of this tab's drafts: the customer's id, '' for a guest, null while unknown. */
  owner: string | null
  /** The pixels that this document allows (specification §1). */
  pixels: Pixels
  /** Whether the visitor is asked for consent. */
  asks: boolean
  /** Address of the texts of this language. */
  textsUrl: string | undefined
  /** The current year in Cairo. */
  year: number
}

const otherwise: RootData = {
  locale: 'ar',
  theme: 'dark',
  origin: '',
  shared: false,
  owner: null,
  pixels: {},
  asks: false,
  textsUrl: undefined,
  year: 2026,
}

/** Returns the root's data, or defaults if the root failed to load. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? otherwise
}
