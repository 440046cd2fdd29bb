import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import { type CartOwner, type CartRow, type CartWithLines, lineDocument } from './cart.queries.ts'

/** Changes of one cart, written by one statement. */
export interface CartWrite {
  columns?: Partial<Pick<CartRow, 'contact' | 'address' | 'couponId' | 'pickupBranchId'>>
  /**
   * Lines to put in, in this order; a line of the same choice gets the quantity, and the price as the one that was
   * seen.
   */
  put?: { variantId: number; parts: number[]; quantity: number; price: number }[]
  /** Ids of lines to remove. */
  remove?: number[]
}

/** The key of a change and the hash of its contents. */
export interface ChangeKey {
  key: string
  hash: Buffer
}

type Written = Pick<CartWithLines, 'id' | 'revision' | 'lines'>

/**
 * Writes a change in one statement and increases the revision, and returns the cart as it is then. Returns undefined,
 * and writes nothing, when the cart has another revision than `cart`, or when a concurrent change used the key. Without
 * a `write` it only claims the key.
 */
export async function writeCart(
  db: Db,
  cart: CartWithLines,
  write: CartWrite | null,
  key?: ChangeKey,
): Promise<CartWithLines | undefined> {
  const { contact, address, couponId, pickupBranchId } = { ...cart, ...write?.columns }
  const target = sql`
    update cart set revision = revision + ${write ? 1 : 0}, updated_at = now(), contact = ${jsonOf(contact)}::jsonb, address = ${jsonOf(address)}::jsonb,
      coupon_id = ${couponId}, pickup_branch_id = ${pickupBranchId}
    where id = ${cart.id} and revision = ${cart.revision}
    returning id, revision`
  const written = await writeLines(db, target, write ?? {}, key)
  if (!written) return undefined
  const kept = cart.lines
    .filter(({ id }) => !write?.remove?.includes(id))
    .map((line) => written.lines.find(({ id }) => id === line.id) ?? line)
  const added = written.lines.filter(({ id }) => !cart.lines.some((line) => line.id === id))
  return { ...cart, contact, address, couponId, pickupBranchId, revision: written.revision, lines: [...kept, ...added] }
}

/**
 * Creates a cart with these lines in one statement; returns undefined when a concurrent request created the customer's
 * cart.
 */
export async function createCart(
  db: Db,
  owner: CartOwner,
  put: NonNullable<CartWrite['put']>,
  key?: ChangeKey,
): Promise<Written | undefined> {
  const [customerId, tokenHash] = 'customerId' in owner ? [owner.customerId, null] : [null, owner.tokenHash]
  const target = sql`
    insert into cart (customer_id, token_hash) values (${customerId}, ${tokenHash}) on conflict (customer_id) do nothing
    returning id, revision`
  return writeLines(db, target, { put }, key)
}

const UNIQUE_VIOLATION = '23505'

async function writeLines(
  db: Db,
  target: RawBuilder<unknown>,
  { put = [], remove = [] }: CartWrite,
  key: ChangeKey | undefined,
): Promise<Written | undefined> {
  const lines = put.map(({ variantId, parts, quantity, price }, nth) => ({
    nth,
    variant_id: variantId,
    parts,
    quantity,
    seen_price: price,
  }))
  const claim =
    key &&
    sql`, claimed as (
    insert into idempotency_key (scope, key, request_hash) select 'cart-change:' || id, ${key.key}, ${key.hash} from target
  )`
  const query = sql<Written>`
    with target as (${target}) ${claim ?? sql``},
    removed as (delete from cart_line l using target where l.cart_id = target.id and l.id = any(${remove}::bigint[])),
    l as (
      insert into cart_line (cart_id, variant_id, parts, quantity, seen_price, added_at)
      -- A microsecond apart, because lines are in the order of this time.
      select target.id, variant_id, parts, quantity, seen_price, now() + nth * interval '1 microsecond' from target, json_to_recordset(${JSON.stringify(lines)}::json)
        as put (nth integer, variant_id integer, parts integer[], quantity integer, seen_price integer)
      on conflict (cart_id, variant_id, parts) do update set quantity = excluded.quantity, seen_price = excluded.seen_price
      returning id, variant_id, parts, quantity, seen_price, added_at
    )
    select target.*, (
      select coalesce(json_agg(${lineDocument} order by l.added_at, l.id), '[]') from l
      cross join lateral (select product_id, price from variant where id = l.variant_id offset 0) v
      cross join lateral (select status, name_ar, name_en from product where id = v.product_id offset 0) p
    ) as lines
    from target
  `
  const { rows } = await query.execute(db).catch((error: { code?: unknown }) => {
    // Only the key can be taken: lines of the same choice are updated.
    if (key && error.code === UNIQUE_VIOLATION) return { rows: [] }
    throw error
  })
  return rows[0]
}

function jsonOf(value: object | null): string | null {
  return value && JSON.stringify(value)
}
