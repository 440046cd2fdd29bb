import { withAdmin } from '../../store-api/src/db/testing-databases.ts'
import type { Placed } from './shoppers.ts'

/** Reserved units that no line holds: the history of the demo shop has some. */
const UNHELD = `
  select b.variant_id, b.branch_id, b.reserved - coalesce(sum(s.quantity), 0) as units
  from branch_stock b left join order_line_stock s using (variant_id, branch_id) group by b.variant_id, b.branch_id`

/**
 * What must hold in the books of a shop whose open orders were all placed by shoppers, each with what breaks it: the
 * ids of the orders, or the variants.
 */
const RULES: Record<string, string> = {
  'an order without lines':
    'select o.id from new_order o where not exists (select from order_line l where l.order_id = o.id)',
  'two orders of one press': `select min(o.id) as id from new_order o group by o.contact->>'mobile' having count(*) > 1`,
  'a history with a gap':
    'select e.order_id as id from order_event e join new_order o on o.id = e.order_id group by e.order_id having max(e.seq) <> count(*)',
  'a total that is not that of its lines': `
    select o.id from new_order o where o.total <> o.subtotal - o.discount - o.coupon_discount + o.delivery_fee
      or o.subtotal - o.discount <> (select sum(l.quantity * l.unit_price) from order_line l where l.order_id = o.id)`,
  'an order that holds other units than it has': `
    select o.id from new_order o join order_line l on l.order_id = o.id left join order_line_stock s on s.order_line_id = l.id
    where l.parts = '[]' group by o.id, l.id having l.quantity <> coalesce(sum(s.quantity), 0)`,
  'reserved units that no order holds': `
    select b.variant_id as id from (${UNHELD}) b join unheld_before o using (variant_id, branch_id) where b.units <> o.units`,
  'more units reserved than there are': 'select variant_id as id from branch_stock where reserved > on_hand',
  'an order whose customer is not asked once to confirm': `
    select o.id from new_order o
    left join (
      select split_part(key, ':', 2)::bigint as id, count(*) from outbox_message
      where key ~ '^order:\\d+:confirm:\\d+$' group by 1
    ) asked using (id)
    where o.status = 'waitingCustomer' and asked.count is distinct from 1`,
}

/** Notes how the books stand before the shoppers come. Returns the id of the newest order. */
export async function openBooks(databaseUrl: string): Promise<number> {
  return withAdmin(databaseUrl, async (client) => {
    await client.query(`create table unheld_before as ${UNHELD}`)
    return Number((await client.query<{ id: string }>('select coalesce(max(id), 0) as id from orders')).rows[0]?.id)
  })
}

/** Compares what the shop confirmed to shoppers with its books. Returns a line for each difference. */
export async function findDifferences(
  databaseUrl: string,
  after: number,
  placed: readonly Placed[],
): Promise<string[]> {
  return withAdmin(databaseUrl, async (client) => {
    const confirmed = placed.flatMap(({ id }) => (id === null ? [] : Number(id.replace(/\D+/, ''))))
    await client.query(`create temporary view new_order as select * from orders where id > ${after}`)
    const { rows } = await client.query<{ id: string }>('select id from new_order')
    const inBooks = new Set(rows.map(({ id }) => Number(id)))
    const lost = confirmed.filter((id) => !inBooks.has(id))
    const differences = lost.length > 0 ? [`${lost.length} confirmed orders are lost: ${lost.join(', ')}`] : []
    for (const [rule, query] of Object.entries(RULES)) {
      const broken = (await client.query<{ id: string }>(query)).rows
      if (broken.length > 0)
        differences.push(
          `${broken.length} × ${rule}: ${broken
            .map(({ id }) => id)
            .slice(0, 5)
            .join(', ')}`,
        )
    }
    return differences
  })
}
