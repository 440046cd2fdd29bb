import { type Kysely, sql } from 'kysely'

/**
 * Tables whose ids a customer sees, and whose number of rows is the shop's own affair. Not `review`, which everybody
 * can count, nor `ticket_message`: messages of one moment are in the order of their ids.
 */
const TABLES = ['cart', 'cart_line', 'order_line', 'order_return', 'ticket', 'customer', 'address'] as const

/**
 * Gives new rows random ids of 15 digits: consecutive ids tell everybody how many orders the shop has. Random rather
 * than a keyed permutation of the sequence: nobody has to keep its key secret. 15 digits are safe integers in
 * JavaScript, and no earlier row has one. `orders` keeps its sequence, because the previous version draws the ids of
 * orders from it by name; this version calls `random_id('orders')`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Draws an id of 'owner' that no row has, between 10^14 and 10^14 + span; the default of span is 2^48.
    create function random_id(owner regclass, span bigint default 281474976710656) returns bigint language plpgsql volatile as $f$
    declare
      candidate bigint;
      taken boolean;
    begin
      loop
        -- The first 48 bits of a version 4 UUID are random, of PostgreSQL's strong generator.
        candidate := 100000000000000 + ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % span;
        execute format('select exists (select from %s where id = $1)', owner) into taken using candidate;
        if not taken then return candidate; end if;
      end loop;
    end $f$
  `.execute(db)
  for (const table of TABLES) {
    await sql`alter table ${sql.table(table)} alter column id drop identity, alter column id set default random_id(${sql.lit(table)})`.execute(
      db,
    )
  }
}
