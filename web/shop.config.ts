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
  giftCategory: string
  social: readonly { name: string; url: string }[]
  /** Tax registration number (Egyptian Tax Authority), as printed on the card. */
  taxNumber?: string
  /** Commercial register number. */
  commercialRegister?: string
}

/**
 * The merchant's own settings; the colours are in `app/styles/tokens.css`. The start lists the values that are still
 * placeholders.
 */
export const settings: ShopConfig = {
  name: { ar: 'مدرّج', en: 'Modarag' },
  /** `--bg` of both themes, for places without CSS: the browser bars of phones and the web app manifest. */
  barColor: { dark: '#100e0c', light: '#fefdfc' },
  /** Country code and number, digits only, as wa.me expects it. */
  whatsapp: '201000000000',
  /** The number as people dial it. */
  phone: '02 2000 0000',
  email: 'salam@modarag.example',
  messenger: 'https://m.me/',
  telegram: 'https://t.me/',
  /** Cairo time, HH:MM; 24:00 is midnight (specification §9). */
  contactHours: { from: '12:00', to: '24:00' },
  /**
   * Slugs of the root categories in the header, at most as many as fit beside the search field; the menu has all
   * categories.
   */
  headerCategories: ['football-kits', 'men', 'women', 'kids', 'shoes', 'bags', 'balls'],
  /** Slug of the root category that the home page shows as one wide tile. */
  giftCategory: 'gifts',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'TikTok', url: 'https://www.tiktok.com/' },
  ],
  /** Numbers on invoices, in the footer and under the terms; the law requires both from a seller. */
  taxNumber: '',
  commercialRegister: '',
}
