export type ShopConfig = {
  name: { ar: string; en: string }
  /** What the phone's own bars around the shop are painted in, by theme: `--bg` of tokens.css in hexadecimals. */
  barColor: { dark: string; light: string }
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
  /** Number of the tax registration (Egyptian Tax Authority), as it stands on the card. */
  taxNumber?: string
  /** Number in the commercial register. */
  commercialRegister?: string
}
