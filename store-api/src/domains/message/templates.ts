import type { Language } from 'server-kit/language.ts'

/**
 * The templates as they are registered at WhatsApp, with the texts that the outbox shows; `{1}` is the first parameter. A merchant
 * registers them under these names in both languages. Parameters are our own words, numbers, amounts and links: a typed mobile may belong to
 * somebody else, who must not receive other typed text from the shop's number.
 */
export const templates = {
  verify_code: {
    ar: 'كود التأكيد بتاعك هو {1}. صالح لمدة 10 دقايق، وماتديهوش لحد.',
    en: 'Your verification code is {1}. It works for 10 minutes; do not share it.',
  },
  order_confirm: {
    ar: 'أكّد طلبك {1} بقيمة {2}: دوس «أكّد الطلب»، أو افتح {3}، أو اكتب الكود {4}.',
    en: 'Please confirm your order {1} of {2}: tap “Confirm the order”, open {3} or type the code {4}.',
  },
  // Only by SMS; not registered at WhatsApp.
  order_code: {
    ar: 'كود تأكيد طلبك {1} هو {2}. اكتبه في صفحة الطلب.',
    en: 'The code of your order {1} is {2}. Type it on the page of the order.',
  },
  order_confirm_reminder: {
    ar: 'لسه مستنيين تأكيدك للطلب {1}. أكّده من هنا: {2}',
    en: 'Your order {1} still waits for your confirmation: {2}',
  },
  order_confirm_soon: {
    ar: 'اللي طلبته قرّب يخلص: أكّد طلبك {1} قبل {2}، بعدها هيتلغى. أكّده من هنا: {3}',
    en: 'What you ordered is nearly sold out. Confirm your order {1} before {2}, after that it is cancelled: {3}',
  },
  order_moved: { ar: 'طلبك {1}: {2}. تابعه من هنا: {3}', en: 'Your order {1}: {2}. Follow it here: {3}' },
  pickup_ready: {
    ar: 'طلبك {1} جاهز ومستنيك في فرع {2}. قول الكود {3} عند الاستلام. محجوز لك لحد {4}. التفاصيل: {5}',
    en: 'Your order {1} is ready in our branch {2}. Say the code {3} when you collect it. We hold it until {4}: {5}',
  },
  pickup_ending: {
    ar: 'طلبك {1} لسه مستنيك في فرع {2} لحد {3}، وبعدها هيتلغى. التفاصيل: {4}',
    en: 'Your order {1} still waits for you in our branch {2} until {3}, after that it is cancelled: {4}',
  },
  pickup_over: {
    ar: 'وقت استلام طلبك {1} من فرع {2} خلص، فالطلب اتلغى. تقدر تطلبه تاني من هنا: {3}',
    en: 'The time to collect your order {1} in our branch {2} is over, and it was cancelled. Order it again here: {3}',
  },
  ticket_answered: { ar: 'ردّينا على سؤالك {1}. اقرا الرد من هنا: {2}', en: 'We answered your question {1}: {2}' },
  application_received: {
    ar: 'وصلنا تقديمك على وظيفة {1}، ورقم طلبك {2}. هنقراه في خلال 7 أيام شغل، ولو خبرتك مناسبة هنكلّمك.',
    en: 'We received your application for the job “{1}”; its number is {2}. We read it within 7 working days and call you if your experience fits.',
  },
  product_ready: { ar: '{1} بقى متاح دلوقتي: {2}', en: '{1} can be had again: {2}' },
} as const satisfies Record<string, Record<Language, string>>

export type Template = keyof typeof templates

/** Returns the text of a template with its parameters, or null when the parameters were deleted. */
export function renderMessage(template: Template, language: Language, params: string[]): string | null {
  if (params.length === 0) return null
  return templates[template][language].replace(/\{(\d)\}/g, (_, place: string) => params[Number(place) - 1] ?? '')
}

const tappable: ReadonlySet<Template> = new Set<Template>(['order_confirm', 'order_confirm_reminder', 'order_confirm_soon'])

/** Whether a template has the quick-reply button that confirms its order: 'أكّد الطلب', 'Confirm the order'. */
export function tapButton(template: Template): boolean {
  return tappable.has(template)
}

/** Whether a template is one of WhatsApp's authentication templates, whose button copies the code. */
export function isCode(template: Template): boolean {
  return template === 'verify_code'
}
