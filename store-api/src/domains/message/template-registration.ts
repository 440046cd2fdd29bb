import type { Language } from 'server-kit/language.ts'
import { isCode, tapButton, type Template, templates } from './templates.ts'

/** One template in one language, as `POST /{WhatsApp business account}/message_templates` of the Graph API takes it. */
export interface Registration {
  name: string
  language: Language
  category: 'AUTHENTICATION' | 'UTILITY' | 'MARKETING'
  components: object[]
}

/**
 * Example parameters, which Meta's reviewers read; `link` begins with the address of the shop. `order_code` is never
 * sent by WhatsApp.
 */
const examples: Record<Exclude<Template, 'order_code'>, Record<Language, string[]>> = {
  verify_code: { ar: [], en: [] },
  order_confirm: {
    ar: ['MD-482135', '1,250 ج.م', '/client/order/17?confirm=a1b2'],
    en: ['MD-482135', 'EGP 1,250', '/client/order/17?confirm=a1b2'],
  },
  order_confirm_reminder: {
    ar: ['MD-482135', '/client/order/17?confirm=a1b2'],
    en: ['MD-482135', '/client/order/17?confirm=a1b2'],
  },
  order_confirm_soon: {
    ar: ['MD-482135', 'الأحد 4:00 م', '/client/order/17?confirm=a1b2'],
    en: ['MD-482135', 'Sunday 4:00 PM', '/client/order/17?confirm=a1b2'],
  },
  order_moved: {
    ar: ['MD-482135', 'خرج للتوصيل', '/client/order/17?token=a1b2'],
    en: ['MD-482135', 'out for delivery', '/client/order/17?token=a1b2'],
  },
  pickup_ready: {
    ar: ['MD-482135', 'مدينة نصر', '4821', 'الأحد 4:00 م', '/client/order/17?token=a1b2'],
    en: ['MD-482135', 'Nasr City', '4821', 'Sunday 4:00 PM', '/client/order/17?token=a1b2'],
  },
  pickup_ending: {
    ar: ['MD-482135', 'مدينة نصر', 'الأحد 4:00 م', '/client/order/17?token=a1b2'],
    en: ['MD-482135', 'Nasr City', 'Sunday 4:00 PM', '/client/order/17?token=a1b2'],
  },
  pickup_over: {
    ar: ['MD-482135', 'مدينة نصر', '/client/order/17?token=a1b2'],
    en: ['MD-482135', 'Nasr City', '/client/order/17?token=a1b2'],
  },
  ticket_answered: { ar: ['1024', '/profile/tickets/7'], en: ['1024', '/profile/tickets/7'] },
  application_received: { ar: ['بائع', '1024'], en: ['Shop assistant', '1024'] },
  product_ready: { ar: ['تيشيرت الأهلي', '/products/shirt'], en: ['Al Ahly shirt', '/products/shirt'] },
}

const buttons = {
  copy: { ar: 'انسخ الكود', en: 'Copy the code' },
  confirm: { ar: 'أكّد الطلب', en: 'Confirm the order' },
}
/** Minutes that a code works (docs/rules/accounts.md#codes). */
const CODE_MINUTES = 10

/** Returns all templates in both languages, ready to register. Links of the examples begin with `publicUrl`. */
export function templateRegistrations(publicUrl: string): Registration[] {
  const names = Object.keys(examples) as (keyof typeof examples)[]
  return names.flatMap((name) =>
    (['ar', 'en'] as const).map((language) => ({
      name,
      language,
      ...(isCode(name) ? authentication(language) : describeTemplate(name, language, publicUrl)),
    })),
  )
}

/** Meta sets the text of a code; the shop chooses its advice, its time and its button. */
function authentication(language: Language): Pick<Registration, 'category' | 'components'> {
  const components = [
    { type: 'BODY', add_security_recommendation: true },
    { type: 'FOOTER', code_expiration_minutes: CODE_MINUTES },
    { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE', text: buttons.copy[language] }] },
  ]
  return { category: 'AUTHENTICATION', components }
}

/**
 * The category is what the text does: news of something that the customer ordered or asked for is a utility, an offer
 * to buy is not.
 */
function describeTemplate(
  name: keyof typeof examples,
  language: Language,
  publicUrl: string,
): Pick<Registration, 'category' | 'components'> {
  const values = examples[name][language].map((value) => (value.startsWith('/') ? publicUrl + value : value))
  const body = {
    type: 'BODY',
    text: templates[name][language].replace(/\{(\d)\}/g, '{{$1}}'),
    example: { body_text: [values] },
  }
  const button = { type: 'BUTTONS', buttons: [{ type: 'QUICK_REPLY', text: buttons.confirm[language] }] }
  return {
    category: name === 'product_ready' ? 'MARKETING' : 'UTILITY',
    components: tapButton(name) ? [body, button] : [body],
  }
}
