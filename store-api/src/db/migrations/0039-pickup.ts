import { type Kysely, sql } from 'kysely'

/** Pick-up in a branch instead of delivery. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Null: delivery. A branch that is gone leaves the cart with delivery.
    alter table cart add column pickup_branch_id integer references branch on delete set null;
    create index cart_pickup_branch on cart (pickup_branch_id) where pickup_branch_id is not null;

    alter table orders alter column address drop not null,
      add column pickup_branch_id integer references branch,
      -- Time from which the order can be collected, as promised.
      add column pickup_ready_at timestamptz,
      add constraint orders_address_or_pickup check ((address is null) = (pickup_branch_id is not null)),
      add constraint orders_pickup_ready check ((pickup_ready_at is null) = (pickup_branch_id is null));
    create index orders_pickup_branch on orders (pickup_branch_id) where pickup_branch_id is not null
  `.execute(db)
}
