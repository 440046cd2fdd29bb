export type ShopConfig = {
  name: { ar: string; en: string }
  /** Colour of the phone's browser bars per theme: `--bg` of tokens.css in hexadecimal. */
  barColor: { dark: string; light: string }
  /** Country code and number, digits only. */
  whatsapp: string
  phone: string
  email?: string
  /** URLs that open a chat with the shop. */
  messenger?: string
  telegram?: string
  /** `HH:MM` in Africa/Cairo; 24:00 is midnight. */
  contactHours: { from: string; to: string }
  headerCategories: readonly string[]
  social: readonly { name: string; url: string }[]
  /** Tax registration number (Egyptian Tax Authority), as printed on the card. */
  taxNumber?: string
  /** Commercial register number. */
  commercialRegister?: string
}
