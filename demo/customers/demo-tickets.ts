/** A question of the demo customer, with what was written to it, in the language she writes. */
export type DemoTicket = {
  number: string
  subject: string
  status: 'answered' | 'closed'
  /** Whether it is about the newest order that reached her; it was asked three hours after that. Else so many days ago. */
  asked: 'about her newest order' | number
  messages: { author: 'customer' | 'shop'; text: string; /** Hours after the question. */ after: number }[]
}

/** What she asked the shop, the oldest first. Numbers are shorter than those that the shop draws. */
export const demoTickets: DemoTicket[] = [
  {
    number: 'T-1042',
    subject: 'ينفع أدفع بالفيزا؟',
    status: 'closed',
    asked: 40,
    messages: [
      { author: 'customer', text: 'ينفع أدفع للمندوب بالفيزا ولا لازم كاش؟', after: 0 },
      {
        author: 'shop',
        text: `أهلًا يا مريم، الدفع كاش بس عند الاستلام، بعد ما تعايني الطلب.
المبلغ مكتوب في صفحة الطلب، والمندوب هيكلّمك قبل ما يوصل.`,
        after: 1,
      },
      { author: 'customer', text: 'تمام، شكرًا.', after: 2 },
    ],
  },
  {
    number: 'T-1187',
    subject: 'أرجّع قطعة واحدة من الطلب',
    status: 'answered',
    asked: 'about her newest order',
    messages: [
      { author: 'customer', text: 'الطلب وصل كامل، بس فيه قطعة مش مناسبة ليّا. ينفع أرجّعها لوحدها؟', after: 0 },
      {
        author: 'shop',
        text: `أهلًا يا مريم، ينفع ترجّعي القطعة لوحدها. افتحي صفحة الطلب، دوسي «رجّع منتجات» واختاري القطعة والسبب.
المندوب هيكلّمك وييجي ياخدها. قدامك 14 يوم من الاستلام، وتمن القطعة بيرجعلك كاش.`,
        after: 2,
      },
    ],
  },
]
