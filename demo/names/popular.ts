import { sql } from 'kysely'
import type { Db } from 'store-api/src/db/pool.ts'

/** What shoppers of the demo shop look for, the most wanted first. A term belongs to the language of its letters. */
const terms = [
  'تيشيرت الأهلي', 'تيشيرت الزمالك', 'منتخب مصر', 'ريال مدريد', 'كوتشي جري', 'برشلونة', 'ليفربول', 'ترينج رجالي',
  'شورت رياضي', 'كورة قدم', 'جزمة كورة', 'شنطة ضهر', 'أديداس', 'نايكي', 'هودي', 'طقم أطفال', 'جوانتي حارس', 'شراب كورة', 'شبشب', 'كاب',
  'al ahly shirt', 'zamalek shirt', 'egypt national team', 'real madrid', 'running shoes', 'barcelona', 'liverpool', 'tracksuit',
  'football boots', 'backpack', 'hoodie', 'shorts', 'match ball', 'adidas', 'nike', 'kids kit', 'goalkeeper gloves', 'socks', 'slides', 'cap',
]
const MOST = 60

/** Writes what was popular in the last days of the demo shop, so that the search field has something to offer from the start. */
export async function fillPopularTerms(db: Db): Promise<void> {
  await sql`
    insert into search_term (day, term, shown, count)
    select current_date, ar_norm(shown), shown, ${MOST}::integer - nth
    from unnest(${terms}::text[]) with ordinality as typed (shown, nth)
    on conflict do nothing
  `.execute(db)
}
