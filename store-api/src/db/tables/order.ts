import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AddressDocument, ContactDocument } from './cart.ts'
import type { OrderStatus } from '#src/order-statuses.ts'

export interface OrderTables {
  orders: {
    id: GeneratedAlways<number>
    number: string
    cart_id: number | null
    status: OrderStatus
    previous_status: OrderStatus | null
    revision: Generated<number>
    contact: JSONColumnType<ContactDocument>
    /** Null for a pick-up order. */
    address: JSONColumnType<OrderAddressDocument> | null
    notes: string | null
    language: 'ar' | 'en'
    subtotal: number
    discount: Generated<number>
    delivery_fee: number
    tax: number
    total: number
    payment_method: 'cod'
    paid: Generated<boolean>
    coupon_code: string | null
    coupon_discount: Generated<number>
    coupon_free_delivery: Generated<boolean>
    promised_from: string
    promised_to: string
    promised_dispatch_at: ColumnType<Date, Date, Date>
    placed_at: Generated<Date>
    delivered_at: Date | null
    customer_id: number | null
    edit_holder: string | null
    edit_until: Date | null
    hold_until: Date | null
    wanted_day: string | null
    wanted_part: 'morning' | 'afternoon' | 'evening' | null
    collected: Generated<number>
    refunded: Generated<number>
    /**
     * Hash of the network that an unproven order came from: nothing has shown that its mobile is the buyer's. Null for
     * any other order.
     */
    placed_from: string | null
    /** The order is above the limits of its buyer: the shop calls before it goes on, since `call_asked_at`. */
    awaits_call: Generated<boolean>
    code_sms_at: Date | null
    call_asked_at: Date | null
    /** The order whose items this one replaces. */
    exchange_of: number | null
    /** Piastres of the returned items that pay for this order. */
    credit: Generated<number>
    /** The order that replaces items of this one; null without an exchange, and once it ended without a hand-over. */
    exchange_order_id: number | null
    pickup_branch_id: number | null
    pickup_ready_at: Date | null
  }
  order_line: {
    id: Generated<number>
    order_id: number
    position: number
    variant_id: number
    product_id: number
    name_ar: string
    name_en: string
    color_ar: string | null
    color_en: string | null
    size_ar: string | null
    size_en: string | null
    sku: string
    barcode: string
    image_id: string | null
    parts: JSONColumnType<OrderLinePartDocument[], string | undefined>
    quantity: number
    unit_price: number
    price: number
    returned_quantity: Generated<number>
    compare_at_price: number | null
    coupon_discount: Generated<number>
  }
  order_line_stock: {
    order_line_id: number
    variant_id: number
    branch_id: number
    quantity: number
    /** The order is unproven or waits for a call. A trigger follows the order. */
    unproven: Generated<boolean>
  }
  order_event: {
    id: GeneratedAlways<number>
    order_id: number
    seq: number
    from_status: OrderStatus
    to_status: OrderStatus
    actor: 'C' | 'B' | 'K' | 'S'
    actor_id: string | null
    reason_code: string | null
    notes: string | null
    key: string | null
    at: Generated<Date>
  }
  order_return: {
    id: Generated<number>
    order_id: number
    status: 'asked' | 'withdrawn' | 'received'
    notes: string | null
    asked_at: Generated<Date>
    closed_at: Date | null
    refund_method: Generated<'cash' | 'instapay' | 'wallet'>
    refund_account: string | null
    refunded_at: Date | null
    credited: Generated<number>
    return_method: Generated<'courier' | 'branch'>
    return_fee: Generated<number>
    /** Orders the returns of an order that were asked for in the same moment. */
    position: Generated<number>
  }
  order_return_line: {
    return_id: number
    order_line_id: number
    quantity: number
    coupon_discount: Generated<number>
    reason: 'size' | 'changedMind' | 'defect' | 'wrongItem' | 'late' | 'other'
  }
  stock_move: {
    id: GeneratedAlways<number>
    key: string
    variant_id: number
    from_branch_id: number | null
    to_branch_id: number | null
    quantity: number
    reason: string | null
    at: Generated<Date>
  }
  idempotency_key: {
    scope: string
    key: string
    request_hash: Buffer
    answer: JSONColumnType<Record<string, unknown>> | null
    created_at: Generated<Date>
  }
}

/** An order keeps the names of its places as they were, in both languages. */
export interface OrderAddressDocument extends AddressDocument {
  names: Record<'ar' | 'en', { state: string; city: string; region: string }>
}

export interface OrderLinePartDocument {
  name_ar: string
  name_en: string
  color_ar: string | null
  color_en: string | null
  size_ar: string | null
  size_en: string | null
  quantity: number
}

/**
 * All columns of an order, for statements that need all: with `*` a prepared statement fails once a migration adds a
 * column.
 */
export const ORDER_COLUMNS = [
  'id',
  'number',
  'cart_id',
  'status',
  'previous_status',
  'revision',
  'contact',
  'address',
  'notes',
  'language',
  'subtotal',
  'discount',
  'delivery_fee',
  'tax',
  'total',
  'payment_method',
  'paid',
  'coupon_code',
  'coupon_discount',
  'coupon_free_delivery',
  'promised_from',
  'promised_to',
  'promised_dispatch_at',
  'placed_at',
  'delivered_at',
  'customer_id',
  'edit_holder',
  'edit_until',
  'hold_until',
  'wanted_day',
  'wanted_part',
  'collected',
  'refunded',
  'placed_from',
  'awaits_call',
  'code_sms_at',
  'call_asked_at',
  'exchange_of',
  'credit',
  'exchange_order_id',
  'pickup_branch_id',
  'pickup_ready_at',
] as const satisfies (keyof OrderTables['orders'])[]

/** All columns of an order line. */
export const ORDER_LINE_COLUMNS = [
  'id',
  'order_id',
  'position',
  'variant_id',
  'product_id',
  'name_ar',
  'name_en',
  'color_ar',
  'color_en',
  'size_ar',
  'size_en',
  'sku',
  'barcode',
  'image_id',
  'parts',
  'quantity',
  'unit_price',
  'price',
  'returned_quantity',
  'compare_at_price',
  'coupon_discount',
] as const satisfies (keyof OrderTables['order_line'])[]
