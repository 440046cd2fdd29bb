import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { openApp } from '#src/app.fixture.ts'
import { testConfig } from '#src/config.fixture.ts'
import type { Db } from '#src/db/pool.ts'
import { testDb } from '#src/db/testing.ts'
import type { ErrorEnvelope } from '#src/http/envelope.ts'
import type { Cart } from './cart.schema.ts'

/** Variants of the small shop of these tests; prices in piastres. */
export const SHIRT = 11
export const SHIRT_L = 12
export const BALL = 21
export const BUNDLE = 31
export const HIDDEN = 41
export const COMING = 51
export const LAST = 61

export const CAIRO = 1
export const GIZA = 2

export const SERVICE_KEY = testConfig().serviceKey
export const CONTACT = {
  fullName: 'منى عبد الرحمن',
  mobile: '٠١٠ ١٢٣٤ ٥٦٧٨',
  anotherMobile: '+20 111 234 5678',
  email: ' Mona@Example.com ',
}
let guests = 0
/** Returns CONTACT with a new mobile: a mobile has one unconfirmed order at a time. */
export const newContact = () => ({ ...CONTACT, mobile: `010${20_000_000 + ++guests}` })
export const ADDRESS = {
  stateId: CAIRO,
  cityId: 1,
  regionId: 1,
  streetAddress: 'شارع عباس العقاد',
  buildingNumber: '12',
  floorNumber: '٣',
  apartmentNumber: '7',
  landmark: null,
  notes: null,
}

const tables = sql`
  insert into state (id, iso, name_ar, name_en, fee, days_min, days_max) values
    (1, 'C', 'القاهرة', 'Cairo', 5000, 3, 5),
    (2, 'GZ', 'الجيزة', 'Giza', 6000, 3, 5);
  insert into city (id, state_id, name_ar, name_en) values (1, 1, 'مدينة نصر', 'Nasr City'), (2, 2, 'الدقي', 'Dokki');
  insert into region (id, city_id, name_ar, name_en, deliverable) values
    (1, 1, 'الحي الأول', 'First District', true),
    (2, 1, 'الصحراء', 'Far Desert', false),
    (3, 2, 'المساحة', 'El Mesaha', true);
  insert into branch (id, slug, state_id, name_ar, name_en, address_ar, address_en, phone, whatsapp, opens, closes, lat, lng) values
    (1, 'nasr-city', 1, 'مدينة نصر', 'Nasr City', '…', '…', '0222600000', '201000000001', '12:00', '24:00', 30, 31),
    (2, 'maadi', 1, 'المعادي', 'Maadi', '…', '…', '0223500000', '201000000002', '12:00', '24:00', 30, 31),
    (3, 'dokki', 2, 'الدقي', 'Dokki', '…', '…', '0233300000', '201000000003', '12:00', '24:00', 30, 31);
  insert into category (id, slug, name_ar, name_en) values (1, 'kits', 'أطقم', 'Kits');
  insert into color (id, slug, name_ar, name_en, hex) values (1, 'red', 'أحمر', 'Red', '#c8102e');
  insert into size (id, slug, kind, label_ar, label_en, position) values
    (1, 'm', 'clothes', 'M', 'M', 1),
    (2, 'l', 'clothes', 'L', 'L', 2);
  insert into image (id, art, view) values ('shirt-red-front', '{}', 'front');
  insert into product (id, slug, code, kind, status, name_ar, name_en, description_ar, description_en, category_id) values
    (1, 'shirt', 'SH', 'simple', 'online', 'تيشيرت الأهلي', 'Al Ahly shirt', '', '', 1),
    (2, 'ball', 'BA', 'simple', 'online', 'كورة ماتش', 'Match ball', '', '', 1),
    (3, 'bundle', 'BU', 'bundle', 'online', 'باقة المشجع', 'Fan bundle', '', '', 1),
    (4, 'hidden', 'HI', 'simple', 'hidden', 'مخفي', 'Hidden', '', '', 1),
    (5, 'coming', 'CO', 'simple', 'onlineComing', 'جاي قريب', 'Coming', '', '', 1),
    (6, 'last', 'LA', 'simple', 'online', 'آخر قطعة', 'Last one', '', '', 1);
  insert into product_color (product_id, color_id, position) values (1, 1, 1);
  insert into product_image (product_id, color_id, position, image_id, alt_ar, alt_en) values
    (1, 1, 1, 'shirt-red-front', 'قدام', 'Front');
  insert into variant (id, product_id, color_id, size_id, sku, barcode, price, compare_at_price) values
    (11, 1, 1, 1, 'SH-M', '2000000000011', 150000, 180000),
    (12, 1, 1, 2, 'SH-L', '2000000000012', 150000, 180000),
    (21, 2, null, null, 'BA', '2000000000021', 60000, null),
    (31, 3, null, null, 'BU', '2000000000031', 240000, 270000),
    (41, 4, null, null, 'HI', '2000000000041', 1000, null),
    (51, 5, null, null, 'CO', '2000000000051', 1000, null),
    (61, 6, null, null, 'LA', '2000000000061', 99900, null);
  insert into bundle_part (bundle_id, position, product_id, quantity) values (3, 1, 1, 1), (3, 2, 2, 2);
  insert into branch_stock (variant_id, branch_id, on_hand) values
    (11, 1, 4),
    (11, 3, 8),
    (12, 2, 3),
    (21, 1, 5),
    (21, 2, 2),
    (21, 3, 9),
    (41, 1, 9),
    (51, 1, 9),
    (61, 2, 1);
  select refresh_products(array[1, 2, 3, 4, 5, 6])
`

export interface Answer<Data> {
  status: number
  data: Data
  error: ErrorEnvelope
  headers: Record<string, unknown>
}

/** Returns a function that calls an API and reads its envelope. */
export function caller(app: FastifyInstance) {
  return async <Data = Cart>(
    method: 'GET' | 'POST',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> => {
    const answer = await app.inject({
      method,
      url: path,
      headers,
      ...(body !== undefined && { payload: body as object }),
    })
    const json = answer.json<ErrorEnvelope & { data: Data }>()
    return { status: answer.statusCode, data: json.data, error: json, headers: answer.headers }
  }
}

/** Opens a small shop on a new database until the test or its file ends. Its clock stands still at `clock.now`. */
export async function openShop(config = testConfig()) {
  const { db, url } = await testDb()
  await tables.execute(db)
  const clock = { now: new Date('2026-11-22T10:00:00Z') }
  const app = await openApp({ config, db, now: () => clock.now })
  const call = caller(app)
  return { db, url, app, clock, call, config }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
export type Wish = { variantId: number; quantity?: number | string; parts?: number[] }

/** Creates a cart with these lines. */
export async function cartWith({ call }: Pick<Shop, 'call'>, ...wishes: Wish[]) {
  let token = ''
  for (const wish of wishes)
    token = (await call('POST', '/cart/add', wish, { 'x-cart-token': token })).data.token ?? token
  const headers = { 'x-cart-token': token }
  return { token, headers, cart: (await call('GET', '/cart', undefined, headers)).data }
}

/** Creates a cart that is ready to order, and the body of the order. */
export async function readyCart({ call }: Pick<Shop, 'call'>, ...wishes: Wish[]) {
  const { token, headers } = await cartWith({ call }, ...wishes)
  await call('POST', '/cart/contact', newContact(), headers)
  const { data: cart } = await call('POST', '/cart/address', ADDRESS, headers)
  return { token, headers, cart, body: { expectedRevision: cart.revision, acceptTerms: true } }
}

export async function stockOf(db: Db, variantId: number): Promise<{ on_hand: number; reserved: number }> {
  const { rows } = await sql<{ on_hand: number; reserved: number }>`
    select sum(on_hand)::integer as on_hand, sum(reserved)::integer as reserved from branch_stock where variant_id = ${variantId}
  `.execute(db)
  return rows[0] ?? { on_hand: 0, reserved: 0 }
}
