import { type Kysely, sql } from 'kysely'

/** The 23 statuses of an order. The code's list is `orderStatuses`; transition.test.ts compares the two. */
const statuses = [
  'new',
  'confirm',
  'edit',
  'cancel',
  'late',
  'inProgress',
  'inTransfer',
  'preparing',
  'ready',
  'waitingCustomer',
  'customerConfirmed',
  'shippingAgent',
  'delivery',
  'abnormal',
  'delivered',
  'returning',
  'returned',
  'split',
  'returnedReceived',
  'canceled',
  'added',
  'online',
  'onlineComing',
]

/**
 * Checks the statuses of orders and their events, keeps events for as long as their order, and indexes foreign keys.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const known = sql`(${sql.join(statuses.map((status) => sql.lit(status)))})`
  await sql`
    alter table orders
      add constraint orders_status_known check (status in ${known}),
      add constraint orders_previous_status_known check (previous_status in ${known});
    alter table order_event
      add constraint order_event_from_status_known check (from_status in ${known}),
      add constraint order_event_to_status_known check (to_status in ${known})
  `.execute(db)
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql as $f$
      begin
        -- Deleting an order deletes its events: the cascade runs once the row of the order is gone.
        if tg_op = 'DELETE' then
          if not exists (select from orders where id = old.order_id) then return old; end if;
        end if;
        raise exception 'the history of an order is append-only';
      end $f$;
    drop trigger order_event_append_only on order_event;
    create trigger order_event_append_only before update or delete on order_event for each row execute function refuse_change();
    -- TRUNCATE fires no row trigger, and TRUNCATE … CASCADE of any table that orders refer to reaches this one.
    create trigger order_event_no_truncate before truncate on order_event for each statement execute function refuse_change();

    -- A deleted order line, order, customer, product or variant finds the rows that follow it.
    create index order_return_order on order_return (order_id);
    create index order_return_line_line on order_return_line (order_line_id);
    create index product_pair_other on product_pair (other_id);
    create index notify_request_variant on notify_request (variant_id) where variant_id is not null;
    create index verification_code_customer on verification_code (customer_id) where customer_id is not null;
    create index review_customer on review (customer_id) where customer_id is not null;
    create index complaint_customer on complaint (customer_id) where customer_id is not null;
    create index complaint_order on complaint (order_id) where order_id is not null;
    create index ticket_order on ticket (order_id) where order_id is not null;
    create index contact_message_customer on contact_message (customer_id) where customer_id is not null;
    create index product_request_customer on product_request (customer_id) where customer_id is not null;
    create index product_request_brand on product_request (brand_id) where brand_id is not null;
    create index product_request_category on product_request (category_id) where category_id is not null;
    create index product_request_club on product_request (club_id) where club_id is not null;
    -- The shop's list of jobs counts the applications of each.
    create index job_application_job on job_application (job_id)
  `.execute(db)
}
