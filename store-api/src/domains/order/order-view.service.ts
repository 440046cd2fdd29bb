import { picture } from '#src/domains/catalog/picture.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { Language } from '#src/http/language.ts'
import { type EventRow, type OrderLineRow, type OrderRow, selectEvents, selectLines, selectOrder } from './order.queries.ts'
import type { Order, OrderEvent, OrderLine, OrderStatus } from './order.schema.ts'
import { timelineOf } from './order-timeline.ts'

/** The parts of an order that every view of it shows. */
export async function viewProgress({ db, language }: Context, order: OrderRow) {
  const [lines, events] = await Promise.all([selectLines(db, order.id), selectEvents(db, order.id)])
  const status = order.status as OrderStatus
  const moves = events.map(eventOf)
  return {
    progress: {
      number: order.number,
      status,
      placedAt: order.placed_at.toISOString(),
      promisedFrom: order.promised_from,
      promisedTo: order.promised_to,
      timeline: timelineOf(
        status,
        events.map((event) => ({ to: event.to_status as OrderStatus, at: event.at })),
      ),
      events: moves.toReversed(),
    },
    lines: lines.map((line) => lineOf(line, language)),
  }
}

/** A whole order, in the language of the request; `token` is told by the answer that placed it. Throws NOT_FOUND. */
export async function viewOrder(context: Context, id: number, token: string | null = null): Promise<Order> {
  const order = await selectOrder(context.db, id)
  if (!order) throw new ApiError('NOT_FOUND')
  const { progress, lines } = await viewProgress(context, order)
  const { names, ...address } = order.address
  const { state, city, region } = names[context.language]
  return {
    id: order.id,
    ...progress,
    revision: order.revision,
    token,
    lines,
    client: order.client,
    address: { ...address, stateName: state, cityName: city, regionName: region },
    notes: order.notes,
    subtotal: order.subtotal,
    discount: order.discount,
    deliveryFee: order.delivery_fee,
    tax: order.tax,
    total: order.total,
    paymentMethod: order.payment_method,
    paid: order.paid,
  }
}

function eventOf({ seq, from_status, to_status, at }: EventRow): OrderEvent {
  return { seq, from: from_status as OrderStatus, to: to_status as OrderStatus, at: at.toISOString() }
}

function lineOf(line: OrderLineRow, language: Language): OrderLine {
  const name = line[`name_${language}`]
  return {
    id: line.id,
    productId: line.product_id,
    variantId: line.variant_id,
    name,
    color: line[`color_${language}`],
    size: line[`size_${language}`],
    sku: line.sku,
    barcode: line.barcode,
    image: line.image_id ? picture(line.image_id, name) : null,
    parts: line.parts.map((part) => ({
      name: part[`name_${language}`],
      color: part[`color_${language}`],
      size: part[`size_${language}`],
      quantity: part.quantity,
    })),
    quantity: line.quantity,
    unitPrice: line.unit_price,
    price: line.price,
  }
}
