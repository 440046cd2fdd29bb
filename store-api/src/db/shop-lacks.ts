import { sql } from 'kysely'
import type { Db } from './pool.ts'

/** Pages that the web links to; without one its address answers 404. */
const PAGES = ['about', 'terms', 'accessibility']

/** What a shop lacks before customers can order, one sentence each for its owner; the most important first. */
export async function shopLacks(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    branch: boolean
    delivery: boolean
    category: boolean
    product: boolean
    stock: boolean
    holiday: boolean
    pages: string[]
  }>`
    select
      exists (select from branch) as branch,
      exists (select from state join city on state_id = state.id join region on city_id = city.id where state.deliverable and region.deliverable) as delivery,
      exists (select from category) as category,
      exists (select from product where status = 'online') as product,
      exists (select from branch_stock where on_hand > reserved) as stock,
      exists (select from holiday where day > current_date + 60) as holiday,
      array(select slug from unnest(${PAGES}::text[]) with ordinality as needed (slug, nth)
        where not exists (select from page where page.slug = needed.slug) order by nth) as pages
  `.execute(db)
  const [has] = rows
  if (!has) return []
  const sentences: [has: boolean, sentence: string][] = [
    [has.branch, 'No branch: nobody can order, because stock belongs to branches (branches.yaml).'],
    [has.delivery, 'No area is delivered to: nobody can order (delivery.csv).'],
    [has.category, 'No category: no product can be imported (categories.yaml).'],
    [has.product, 'No product for sale: npm run catalog:import (docs/catalog-files.md).'],
    [!has.product || has.stock, 'No stock: every product is shown as sold out (column stock:BRANCH of the catalogue).'],
    [has.pages.length === 0, `No page ${has.pages.join(', ')}: the address answers 404 (pages/*.md).`],
    [
      has.holiday,
      'No public holiday later than 60 days from now: delivery dates will count holidays as working days (table holiday).',
    ],
  ]
  return sentences.filter(([isThere]) => !isThere).map(([, sentence]) => sentence)
}
