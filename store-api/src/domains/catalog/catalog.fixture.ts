import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/**
 * A small shop for tests: two colours of a kit on two branches, a ball, a bundle of both, a hidden product and one
 * under manufacturing. Ids are fixed, so that a test can name them; what a test counts stands here and nowhere else.
 */
export async function fillCatalogFixture(db: Db): Promise<void> {
  await sql`insert into state (id, iso, name_ar, name_en, fee, days_min, days_max) values (1, 'C', 'القاهرة', 'Cairo', 5000, 3, 5)`.execute(
    db,
  )
  await sql`
    insert into branch (id, slug, state_id, name_ar, name_en, address_ar, address_en, phone, whatsapp, opens, closes, lat, lng, position) values
      (1, 'nasr-city', 1, 'مدينة نصر', 'Nasr City', 'عباس العقاد', 'Abbas El Akkad', '0222600000', '201000000001', '12:00', '24:00', 30.06, 31.33, 1),
      (2, 'maadi', 1, 'المعادي', 'Maadi', 'شارع 9', 'Road 9', '0223500000', '201000000002', '12:00', '02:00', 29.96, 31.26, 2)
  `.execute(db)
  await sql`
    insert into category (id, parent_id, slug, name_ar, name_en, position) values
      (1, null, 'football-kits', 'أطقم كورة', 'Football kits', 1), (2, 1, 'football-kits-home', 'أساسي', 'Home', 1),
      (3, null, 'balls', 'كور', 'Balls', 2), (4, null, 'bundles', 'باقات', 'Bundles', 3)
  `.execute(db)
  await sql`insert into brand (id, slug, name_ar, name_en, founded, position) values (1, 'adidas', 'أديداس', 'adidas', 1949, 1)`.execute(
    db,
  )
  await sql`
    insert into club (id, slug, kind, name_ar, name_en, kit_supplier_id, emblem, position) values
      (1, 'al-ahly', 'club', 'الأهلي', 'Al Ahly', 1, '{"pattern": "solid", "colors": ["#c8102e"]}', 1),
      (2, 'empty', 'club', 'فاضي', 'Empty', null, '{"pattern": "solid", "colors": ["#ffffff"]}', 2)
  `.execute(db)
  await sql`insert into season (id, slug, name, starts_on) values (1, '2026-27', '2026/27', '2026-08-01')`.execute(db)
  await sql`
    insert into color (id, slug, name_ar, name_en, hex, position) values
      (1, 'red', 'أحمر', 'Red', '#c8102e', 1), (2, 'white', 'أبيض', 'White', '#ffffff', 2)
  `.execute(db)
  await sql`
    insert into size (id, slug, kind, label_ar, label_en, position) values
      (1, 'm', 'clothes', 'M', 'M', 1), (2, 'l', 'clothes', 'L', 'L', 2), (3, 'ball-5', 'ball', 'مقاس 5', 'Size 5', 3)
  `.execute(db)
  await sql`
    insert into product (id, slug, code, kind, status, name_ar, name_en, description_ar, description_en,
      category_id, brand_id, club_id, season_id, kit_type, gender, published_at, sold_count) values
      (1, 'ahly-home', 'AHL-H', 'simple', 'online', 'تيشيرت الأهلي الأساسي', 'Al Ahly home shirt', '…', '…',
        2, 1, 1, 1, 'home', 'men', '2026-11-01T10:00:00Z', 50),
      (2, 'match-ball', 'BAL-5', 'simple', 'online', 'كورة ماتش', 'Match ball', '…', '…',
        3, null, null, null, null, null, '2026-05-01T10:00:00Z', 20),
      (3, 'fan-bundle', 'BUN-1', 'bundle', 'online', 'باقة المشجع', 'Fan bundle', '…', '…',
        4, null, null, null, null, null, '2026-06-01T10:00:00Z', 5),
      (4, 'secret', 'HID-1', 'simple', 'hidden', 'مخفي', 'Hidden', '…', '…',
        3, null, null, null, null, null, '2026-06-02T10:00:00Z', 900),
      (5, 'ahly-third', 'AHL-T', 'simple', 'onlineComing', 'تيشيرت الأهلي الثالث', 'Al Ahly third shirt', '…', '…',
        2, 1, 1, 1, 'third', 'men', '2026-11-02T10:00:00Z', 0)
  `.execute(db)
  await sql`insert into product_color (product_id, color_id, position) values (1, 1, 1), (1, 2, 2), (2, 2, 1), (4, 1, 1), (5, 2, 1)`.execute(
    db,
  )
  await sql`
    insert into image (id, art, view) values
      ('kit-red-front', '{"kind": "jersey", "colors": ["#c8102e"]}', 'front'), ('kit-red-back', '{"kind": "jersey", "colors": ["#c8102e"]}', 'back'),
      ('kit-white-front', '{"kind": "jersey", "colors": ["#ffffff"]}', 'front'), ('ball-front', '{"kind": "ball", "colors": ["#ffffff"]}', 'front'),
      ('bundle-front', '{"kind": "bundle", "colors": []}', 'front')
  `.execute(db)
  await sql`
    insert into product_image (product_id, color_id, position, image_id, alt_ar, alt_en) values
      (1, 1, 1, 'kit-red-front', 'أحمر من قدام', 'Red, front'), (1, 1, 2, 'kit-red-back', 'أحمر من ورا', 'Red, back'),
      (1, 2, 3, 'kit-white-front', 'أبيض من قدام', 'White, front'), (2, 2, 1, 'ball-front', 'كورة', 'Ball'),
      (3, null, 1, 'bundle-front', 'الباقة', 'Bundle'), (4, 1, 1, 'ball-front', 'مخفي', 'Hidden'), (5, 2, 1, 'kit-white-front', 'أبيض', 'White')
  `.execute(db)
  await sql`
    insert into variant (id, product_id, color_id, size_id, sku, barcode, price, compare_at_price) values
      (1, 1, 1, 1, 'AHL-H-R-M', '2000000000015', 150000, 180000), (2, 1, 1, 2, 'AHL-H-R-L', '2000000000022', 150000, 180000),
      (3, 1, 2, 1, 'AHL-H-W-M', '2000000000039', 160000, null), (4, 2, 2, 3, 'BAL-5-W', '2000000000046', 60000, null),
      (5, 3, null, null, 'BUN-1', '2000000000053', 190000, 210000), (6, 4, 1, 1, 'HID-1-R', '2000000000060', 1000, null),
      (7, 5, 2, 1, 'AHL-T-W-M', '2000000000077', 170000, null)
  `.execute(db)
  await sql`insert into bundle_part (bundle_id, position, product_id, quantity) values (3, 1, 1, 1), (3, 2, 2, 2)`.execute(
    db,
  )
  // Red M: 30 in both branches. Red L: all reserved. White M: 2 in Maadi. Ball: 7, so 3 bundles. The coming kit's stock
  // is not for sale.
  await sql`
    insert into branch_stock (variant_id, branch_id, on_hand, reserved) values
      (1, 1, 20, 5), (1, 2, 15, 0), (2, 1, 4, 4), (3, 2, 2, 0), (4, 1, 8, 1), (6, 1, 9, 0), (7, 1, 9, 0)
  `.execute(db)
  await sql`select refresh_products(array[1, 2, 3, 4, 5])`.execute(db)
}
