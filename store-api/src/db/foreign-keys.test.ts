import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from './testing.ts'

/**
 * Foreign keys to rows that the code neither deletes nor joins from: no statement would use an index. A manual deletion
 * scans the table once per row.
 */
const WITHOUT_INDEX: Record<string, string[]> = {
  'Places are never deleted, and addresses, branches and stock find their place by its primary key': [
    'address.city_id',
    'address.region_id',
    'address.state_id',
    'branch.state_id',
    'branch_stock.branch_id',
    'complaint.branch_id',
    'order_line_stock.branch_id',
    'state.delivery_group_id',
    'stock_move.from_branch_id',
    'stock_move.to_branch_id',
  ],
  'Names of the catalogue are never deleted; products of one are listed from memory or by an index of the shown products':
    [
      'blog_post.brand_id',
      'blog_post.club_id',
      'club.kit_supplier_id',
      'coupon_limit.brand_id',
      'coupon_limit.category_id',
      'coupon_limit.club_id',
      'product.brand_id',
      'product.category_id',
      'product.club_id',
      'product.season_id',
      'product_image.color_id',
      'size_chart.category_id',
      'variant.color_id',
    ],
  'Coupons are stopped, not deleted': ['cart.coupon_id'],
  'Variants and images are hidden, not deleted; lines and stock are found by their cart, order or key': [
    'cart_line.variant_id',
    'image.photo_id',
    'order_line.image_id',
    'order_line_stock.variant_id',
    'stock_move.variant_id',
  ],
}

test('each foreign key has an index that starts with its columns, or a reason to have none', async () => {
  const { db, close } = await testDb()
  // A partial index of the rows that are not null is enough.
  const { rows } = await sql<{ name: string; follows: boolean }>`
    select f.conrelid::regclass || '.' || string_agg(a.attname, ', ' order by a.attnum) as name, f.confdeltype <> 'a' as follows
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
    where f.contype = 'f' and not exists (
      select from pg_index i
      where i.indrelid = f.conrelid and i.indisvalid and (i.indkey::smallint[])[0:cardinality(f.conkey) - 1] @> f.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)')
    )
    group by f.oid order by 1
  `.execute(db)
  await close()
  expect(rows.filter(({ follows }) => follows)).toEqual([])
  expect(rows.map(({ name }) => name)).toEqual(Object.values(WITHOUT_INDEX).flat().toSorted())
})
