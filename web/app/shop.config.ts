import { withoutRootLinks } from '#app/lib/shop/placeholders.ts'
import type { ShopConfig } from '#app/lib/shop/shop-config.ts'

/**
 * What makes this shop this shop: a merchant edits this file, and the colours in `app/styles/tokens.css`. The start names what is
 * still a placeholder.
 */
export const settings: ShopConfig = {
  name: { ar: 'مدرّج', en: 'Modarag' },
  /** `--bg` of both themes, for what does not read CSS: a phone's bars, the installed shop. */
  barColor: { dark: '#100e0c', light: '#fefdfc' },
  /** Country code and number, digits only, as wa.me takes it. */
  whatsapp: '201000000000',
  /** As people dial it. */
  phone: '02 2000 0000',
  email: 'salam@modarag.example',
  messenger: 'https://m.me/',
  telegram: 'https://t.me/',
  /** Cairo time, HH:MM; 24:00 is midnight (specification §9). */
  contactHours: { from: '12:00', to: '24:00' },
  /** Slugs of the root categories in the header, as many as fit beside the search field; all of them are in the menu. */
  headerCategories: ['football-kits', 'men', 'women', 'kids', 'shoes', 'bags', 'balls'],
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'TikTok', url: 'https://www.tiktok.com/' },
  ],
  /** Shown on invoices, in the footer and under the terms; the law wants both from a seller. */
  taxNumber: '',
  commercialRegister: '',
}

/** The settings as pages show them. */
export const shop = withoutRootLinks(settings)
