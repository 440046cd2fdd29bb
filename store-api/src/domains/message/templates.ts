import type { Language } from '#src/http/language.ts'

/**
 * The templates as they are registered at WhatsApp, with the texts that the outbox shows; `{1}` is the first parameter. A merchant
 * registers them under these names in both languages.
 */
export const templates = {
  verify_code: {
    ar: 'كود التأكيد بتاعك هو {1}. صالح لمدة 10 دقايق، وماتديهوش لحد.',
    en: 'Your verification code is {1}. It works for 10 minutes; do not share it.',
  },
  order_confirm: {
    ar: 'أهلًا {1}! أكّد طلبك {2} بقيمة {3}: افتح {4} أو اكتب الكود {5}.',
    en: 'Hello {1}! Please confirm your order {2} of {3}: open {4} or type the code {5}.',
  },
  order_confirm_reminder: {
    ar: 'لسه مستنيين تأكيدك للطلب {1}. أكّده من هنا: {2}',
    en: 'Your order {1} still waits for your confirmation: {2}',
  },
  order_moved: { ar: 'طلبك {1}: {2}. تابعه من هنا: {3}', en: 'Your order {1}: {2}. Follow it here: {3}' },
  ticket_answered: { ar: 'ردّينا على سؤالك {1}. اقرا الرد من هنا: {2}', en: 'We answered your question {1}: {2}' },
  application_received: {
    ar: 'وصلنا تقديمك على وظيفة {1}، ورقم طلبك {2}. هنقراه في خلال 7 أيام شغل، ولو خبرتك مناسبة هنكلّمك.',
    en: 'We received your application for the job “{1}”; its number is {2}. We read it within 7 working days and call you if your experience fits.',
  },
  product_ready: { ar: '{1} بقى متاح دلوقتي: {2}', en: '{1} can be had again: {2}' },
} as const satisfies Record<string, Record<Language, string>>

export type Template = keyof typeof templates

/** What a person reads: the text of the template with its parameters in it; null when they are no longer kept. */
export function renderMessage(template: Template, language: Language, params: string[]): string | null {
  if (params.length === 0) return null
  return templates[template][language].replace(/\{(\d)\}/g, (_, place: string) => params[Number(place) - 1] ?? '')
}

/** Whether a template is one of WhatsApp's authentication templates, whose button copies the code. */
export function isCode(template: Template): boolean {
  return template === 'verify_code'
}
