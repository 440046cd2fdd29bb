import type { Locale } from '#app/lib/locale/locale.ts'
import type { Theme } from '#app/lib/theme/theme.ts'

export type ShopConfig = {
  name: Record<Locale, string>
  /** What the phone's own bars around the shop are painted in, by theme: `--bg` of tokens.css in hexadecimals. */
  barColor: Record<Theme, string>
  /** Country code and number, digits only. */
  whatsapp: string
  phone: string
  email?: string
  /** Addresses that open a chat with the shop. */
  messenger?: string
  telegram?: string
  /** HH:MM in Cairo; 24:00 is midnight. */
  contactHours: { from: string; to: string }
  headerCategories: readonly string[]
  social: readonly { name: string; url: string }[]
}
