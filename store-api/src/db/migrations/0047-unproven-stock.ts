import { type Kysely, sql } from 'kysely'

/**
 * The stock of an order's lines says whether the order is unproven, so that the units that unproven orders hold of a
 * variant are found by an index: neither by all orders that ever had the variant, nor by all unproven ones. Writers set
 * it; the trigger clears it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_line_stock add column unproven boolean not null default false;
    update order_line_stock t set unproven = true
      from order_line l join orders o on o.id = l.order_id where l.id = t.order_line_id and o.placed_from is not null;
    create index order_line_stock_unproven on order_line_stock (variant_id) where unproven;

    create function note_proven() returns trigger language plpgsql as $f$
    begin
      update order_line_stock t set unproven = false from order_line l where l.id = t.order_line_id and l.order_id = new.id;
      return null;
    end $f$;
    create trigger note_proven after update of placed_from on orders
      for each row when (old.placed_from is not null and new.placed_from is null) execute function note_proven();
  `.execute(db)
}
