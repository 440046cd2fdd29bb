import { useRouteLoaderData } from 'react-router'
import type { Pixels } from '#app/lib/analytics/pixels.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import type { Theme } from '#app/lib/theme/theme.ts'

/** What the root's loader gives every page. */
export type RootData = {
  locale: Locale
  theme: Theme
  /** `https://shop.example`: where the shop is found, else where it was asked. */
  origin: string
  /** Owner of this tab's drafts: the customer's id, '' for a guest, null while the shop does not answer. */
  owner: string | null
  /** The pixels that this document lets in (specification §1). */
  pixels: Pixels
  /** Whether the visitor is asked to let them in. */
  asks: boolean
  /** Where the texts of this language are. */
  textsUrl: string | undefined
  /** The year in Cairo. */
  year: number
}

const otherwise: RootData = { locale: 'ar', theme: 'dark', origin: '', owner: null, pixels: {}, asks: false, textsUrl: undefined, year: 2026 }

/** The root's data; its defaults when even the root could not load. */
export function useRootData(): RootData {
  return (useRouteLoaderData('root') as RootData | undefined) ?? otherwise
}
