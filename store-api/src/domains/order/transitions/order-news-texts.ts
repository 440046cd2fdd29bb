import type { Language } from 'server-kit/language.ts'
import type { RefundMethod } from '#src/domains/order/return.schema.ts'

/** What the texts of the news of an order name; sums are formatted, null for nothing. */
export interface NewsFacts {
  /** When the order is expected now. */
  expected: string | null
  /** Until when it must be confirmed. */
  confirmBy: string | null
  total: string
  collected: string
  /** What a return gives back. */
  refund: string | null
  refundMethod: RefundMethod
  isExchange: boolean
  /** What is to be paid for an exchange. */
  toPay: string | null
}

type Text = string | ((facts: NewsFacts) => string)

const methods: Record<Language, Record<RefundMethod, string>> = {
  ar: { cash: 'كاش', instapay: 'على InstaPay', wallet: 'على محفظة الموبايل' },
  en: { cash: 'in cash', instapay: 'by InstaPay', wallet: 'to your mobile wallet' },
}

/** The news of an order, as parameter of the message `order_moved` (docs/rules/messages.md#news-of-an-order). */
const texts = {
  customerConfirmed: {
    ar: 'تأكيدك وصلنا، وهنكلّمك قبل ما نجهّزه',
    en: "confirmed by you, we'll call you before we pack it",
  },
  confirm: { ar: 'اتأكد وهنبدأ نجهّزه', en: "confirmed, we're about to pack it" },
  edited: {
    ar: ({ total }) => `اتعدّل، والإجمالي دلوقتي ${total}`,
    en: ({ total }) => `updated, and the total is now ${total}`,
  },
  onlineComing: {
    ar: 'فيه منتجات لسه بتتصنّع، وهنبعتلك أول ما تجهز',
    en: "some of its items are still being made, we'll message you when they're ready",
  },
  online: {
    ar: ({ confirmBy }) =>
      `اللي طلبته بقى متاح. أكّده من صفحة الطلب${confirmBy ? ` قبل ${confirmBy}` : ''} وهنبدأ نجهّزه`,
    en: ({ confirmBy }) =>
      `what you ordered is available now. Confirm it on the order page${confirmBy ? ` before ${confirmBy}` : ''} and we'll start packing`,
  },
  onlineReminder: {
    ar: ({ confirmBy }) => `لسه مستني تأكيدك. أكّده من صفحة الطلب قبل ${confirmBy ?? ''}، بعدها هيتلغى`,
    en: ({ confirmBy }) =>
      `still waiting for you. Confirm it on the order page before ${confirmBy ?? ''}, or it will be canceled`,
  },
  late: {
    ar: ({ expected }) => `اتأخر عن ميعاده وآسفين.${expected ? ` الميعاد الجديد: ${expected}` : ' شغالين عليه'}`,
    en: ({ expected }) =>
      `later than promised, we're sorry.${expected ? ` New date: ${expected}` : " We're working on it"}`,
  },
  shippingAgent: { ar: 'اتسلّم لشركة الشحن', en: 'handed to the courier' },
  delivery: { ar: 'خرج للتوصيل وجاي لك في الطريق', en: 'out for delivery' },
  abnormal: { ar: 'المندوب ماعرفش يوصّله، اختار ميعاد تاني', en: "couldn't be delivered, choose another time" },
  failedTwice: {
    ar: 'ماعرفناش نوصّله مرتين، فهيرجع لنا ومش هتدفع حاجة',
    en: "couldn't be delivered twice, so it's coming back to us and there's nothing to pay",
  },
  refusedAtDoor: {
    ar: 'مااستلمتوش، فهيرجع لنا ومش هتدفع حاجة',
    en: "you didn't accept it, so it's coming back to us and there's nothing to pay",
  },
  delivered: { ar: 'وصل، نتمنى يعجبك', en: 'delivered, we hope you like it' },
  collected: { ar: 'استلمته من الفرع، نتمنى يعجبك', en: 'collected at the branch, we hope you like it' },
  partAccepted: {
    ar: ({ collected }) => `استلمت جزء منه ودفعت ${collected}، والباقي رجع لنا`,
    en: ({ collected }) => `you took part of it and paid ${collected}, the rest came back to us`,
  },
  canceled: { ar: 'اتلغى', en: 'canceled' },
  notCalled: {
    ar: 'اتلغى لأننا ماعرفناش نكلّمك في الميعاد، حقك علينا. تقدر تطلب تاني',
    en: "canceled because we didn't get to speak with you in time, sorry. You can order again",
  },
  cancelRefused: { ar: 'ماقدرناش نلغيه، وهنكمّله', en: "we couldn't cancel it and are carrying on with it" },
  cancelTooLate: {
    ar: 'ماقدرناش نلغيه لأنه اتسلّم لشركة الشحن',
    en: "we couldn't cancel it, it was already handed to the courier",
  },
  returning: {
    ar: 'راجع لنا من غير تسليم، ومش هتدفع حاجة',
    en: "on its way back to us without a delivery, there's nothing to pay",
  },
  returnRefused: {
    ar: 'الإرجاع ماتمّش والمنتجات فضلت معاك. لو عندك سؤال كلّمنا',
    en: "the return didn't happen and you keep the items. If you have a question, contact us",
  },
  returned: {
    ar: 'المرتجع وصلنا وبنفحصه، وهنبعتلك أول ما نخلّص',
    en: "we've received your return, we're checking it and will message you when we're done",
  },
  returnAccepted: {
    ar: ({ refund, refundMethod, isExchange }) => {
      if (refund) return `فحصنا المرتجع، وهيرجعلك ${refund} ${methods.ar[refundMethod]}`
      return isExchange ? 'استلمنا القديم، والاستبدال تم' : 'فحصنا المرتجع، ومصاريف رجوعه قد تمنه، فمفيش فلوس راجعة'
    },
    en: ({ refund, refundMethod, isExchange }) => {
      if (refund) return `we've checked your return, and you'll get ${refund} back ${methods.en[refundMethod]}`
      return isExchange
        ? 'we have the old items, the exchange is complete'
        : "we've checked your return. The return pick-up cost as much as the items, so there's nothing to refund"
    },
  },
  refunded: {
    ar: ({ refund, refundMethod }) => `رجّعنالك ${refund ?? ''} ${methods.ar[refundMethod]}`,
    en: ({ refund, refundMethod }) => `we refunded you ${refund ?? ''} ${methods.en[refundMethod]}`,
  },
  exchangeConfirmed: {
    ar: ({ toPay }) =>
      `استبدالك اتأكد. هتستلم الجديد وتسلّم القديم في نفس المرة، و${toPay ? `هتدفع ${toPay} فرق` : 'مش هتدفع حاجة'}`,
    en: ({ toPay }) =>
      `your exchange is confirmed. You'll get the new items and hand over the old ones at the same time, and you'll pay ${toPay ?? 'nothing'}`,
  },
  exchangeDelivered: { ar: 'وصل الجديد واستلمنا منك القديم', en: 'delivered, and we have taken the old items' },
  exchangeFailed: {
    ar: 'الاستبدال ماتمّش، والقطع اللي معاك فضلت ليك',
    en: "the exchange didn't happen, you keep the items you have",
  },
  exchangeCanceled: {
    ar: 'الاستبدال اتلغى، والقطع اللي معاك فضلت ليك',
    en: 'the exchange is canceled, you keep the items you have',
  },
} as const satisfies Record<string, Record<Language, Text>>

export type News = keyof typeof texts

/** Returns a piece of news in a language, without the full stop that the message adds. */
export function newsText(news: News, language: Language, facts: NewsFacts): string {
  const text: Text = texts[news][language]
  return typeof text === 'string' ? text : text(facts)
}
