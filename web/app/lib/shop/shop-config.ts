import type { Locale } from '#app/lib/locale/locale.ts'

export type ShopConfig = {
  name: Record<Locale, string>
  /** Country code and number, digits only. */
  whatsapp: string
  phone: string
  /** HH:MM in Cairo; 24:00 is midnight. */
  contactHours: { from: string; to: string }
  headerCategories: readonly string[]
  social: readonly { name: string; url: string }[]
}
