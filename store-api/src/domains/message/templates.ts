import type { Language } from 'server-kit/language.ts'

/**
 * The messages to customers, as the outbox shows them and WhatsApp registers them (template-registration.ts); `{1}` is
 * the first parameter. Meta refuses a body that begins or ends with a parameter, or has few words for its parameters:
 * templates.test.ts holds these to its rules. Parameters are our own words, numbers, amounts and links: a typed mobile
 * may belong to somebody else, who must not receive other typed text from the shop's number.
 */
export const templates = {
  // By WhatsApp with a text of Meta's; this one goes by SMS.
  verify_code: {
    ar: 'كود التأكيد بتاعك هو {1}. صالح لمدة 10 دقايق، وماتديهوش لحد.',
    en: "Your verification code is {1}. It works for 10 minutes; don't share it.",
  },
  order_confirm: {
    ar: 'أكّد طلبك {1} بقيمة {2}: دوس «أكّد الطلب» تحت، أو افتح {3} وأكّده من صفحة الطلب.',
    en: 'Please confirm your order {1} for {2}: tap “Confirm the order” below, or open {3} and confirm it there.',
  },
  // Only by SMS; not registered at WhatsApp, which takes codes in authentication templates alone.
  order_code: {
    ar: 'كود تأكيد طلبك {1} هو {2}. اكتبه في صفحة الطلب.',
    en: 'The code for your order {1} is {2}. Enter it on the order page.',
  },
  order_confirm_reminder: {
    ar: 'لسه مستنيين تأكيدك للطلب {1}. أكّده من هنا {2} وهنبدأ نجهّزه على طول.',
    en: "Your order {1} is still waiting for your confirmation. Confirm it here {2} and we'll start packing.",
  },
  order_confirm_soon: {
    ar: 'اللي طلبته قرّب يخلص: أكّد طلبك {1} قبل {2}، بعدها هيتلغى. أكّده من هنا {3} أو دوس الزرار تحت.',
    en: 'What you ordered is nearly sold out. Confirm your order {1} before {2}, or it will be canceled. Confirm it here {3} or tap the button below.',
  },
  order_moved: {
    ar: 'طلبك {1} فيه جديد: {2}. تقدر تتابعه من هنا {3} في أي وقت.',
    en: 'Your order {1} has an update: {2}. You can track it here {3} at any time.',
  },
  pickup_ready: {
    ar: 'طلبك {1} جاهز ومستنيك في فرع {2}. قول الكود {3} عند الاستلام. محجوز لك لحد {4}. كل التفاصيل هنا {5} لو محتاجها.',
    en: "Your order {1} is ready at our {2} branch. Give the code {3} when you collect it. We'll hold it until {4}. All the details are here {5} if you need them.",
  },
  pickup_ending: {
    ar: 'طلبك {1} لسه مستنيك في فرع {2} لحد {3}، وبعدها هيتلغى. كل التفاصيل هنا {4} لو محتاجها.',
    en: 'Your order {1} is still waiting for you at our {2} branch. Collect it before {3}, or it will be canceled. All the details are here {4} if you need them.',
  },
  pickup_over: {
    ar: 'وقت استلام طلبك {1} من فرع {2} خلص، فالطلب اتلغى. تقدر تطلبه تاني من هنا {3} في أي وقت.',
    en: 'The time to collect your order {1} from our {2} branch is up, so it was canceled. You can order it again here {3} at any time.',
  },
  ticket_answered: {
    ar: 'ردّينا على سؤالك {1}. تقدر تقرا الرد من هنا {2} في أي وقت.',
    en: 'We answered your question {1}. You can read the answer here {2} at any time.',
  },
  application_received: {
    ar: 'وصلنا تقديمك على وظيفة {1}، ورقم طلبك {2}. هنقراه في خلال 7 أيام شغل، ولو خبرتك مناسبة هنكلّمك.',
    en: "We've received your application for “{1}”, number {2}. We'll read it within 7 working days, and call you if your experience is a good match.",
  },
  product_ready: {
    ar: 'اللي طلبت نبلّغك بيه بقى متاح دلوقتي: {1}. تقدر تطلبه من هنا {2} طول ما هو موجود.',
    en: 'The item you asked about is available now: {1}. You can order it here {2} while it is in stock.',
  },
} as const satisfies Record<string, Record<Language, string>>

export type Template = keyof typeof templates

/** Returns the text of a template with its parameters, or null when the parameters were deleted. */
export function renderMessage(template: Template, language: Language, params: string[]): string | null {
  if (params.length === 0) return null
  return templates[template][language].replace(/\{(\d)\}/g, (_, place: string) => params[Number(place) - 1] ?? '')
}

const tappable: ReadonlySet<Template> = new Set<Template>([
  'order_confirm',
  'order_confirm_reminder',
  'order_confirm_soon',
])

/** Whether a template has the quick-reply button that confirms its order: 'أكّد الطلب', 'Confirm the order'. */
export function tapButton(template: Template): boolean {
  return tappable.has(template)
}

/** Whether a template is one of WhatsApp's authentication templates, whose button copies the code. */
export function isCode(template: Template): boolean {
  return template === 'verify_code'
}
