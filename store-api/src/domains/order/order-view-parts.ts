import type { OrderAddressDocument } from '#src/db/tables/order.ts'
import { picture } from '#src/domains/catalog/picture.service.ts'
import type { DeliveryAddress } from '#src/domains/location/location.schema.ts'
import { viewPoint } from '#src/domains/location/point.service.ts'
import type { Language } from 'server-kit/language.ts'
import type { EventRow, LineViewRow, ReturnRow } from './order.queries.ts'
import type { OrderEvent, OrderLine } from './order.schema.ts'
import type { OrderFacts } from './order-facts.ts'
import { maskAccount } from './refund-rules.ts'
import { exchangeRefusal, openReasons, returnRefusal } from './return-rights.ts'
import type { OrderReturn } from './return.schema.ts'

/** Returns a line with the rights that its order and its product leave. */
export function viewLine(
  line: LineViewRow,
  language: Language,
  { facts, hygieneLines, now }: { facts: OrderFacts; hygieneLines: Set<number>; now: Date },
): OrderLine {
  const name = line[`name_${language}`]
  const kept = line.quantity - line.returned_quantity
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
    couponDiscount: line.coupon_discount,
    returnedQuantity: line.returned_quantity,
    returnableQuantity: returnRefusal(facts, now) === null ? kept : 0,
    exchangeableQuantity: line.parts.length === 0 && exchangeRefusal(facts, now) === null ? kept : 0,
    returnReasons: kept > 0 ? openReasons(facts, hygieneLines.has(line.id), now) : [],
    reviewable: facts.deliveredAt !== null && kept > 0 && line.product_slug !== null && !line.reviewed,
    productSlug: line.product_slug,
  }
}

/** Returns a return request; the account of its refund is masked. */
export function viewReturn({ orderId: _, askedAt, refundAccount, refundedAt, ...same }: ReturnRow): OrderReturn {
  return {
    ...same,
    refundAccount: refundAccount && maskAccount(refundAccount),
    refundedAt: refundedAt?.toISOString() ?? null,
    askedAt: askedAt.toISOString(),
  }
}

/** Returns a status change; one to `returning` may be that of an exchange. */
export function viewEvent({ seq, from_status, to_status, reason_code, at }: EventRow): OrderEvent {
  const exchange = to_status === 'returning' && reason_code === 'exchange'
  return { seq, from: from_status, to: to_status, at: at.toISOString(), exchange }
}

/** Returns the address of an order with the names of its places. */
export function viewAddress({ names, ...address }: OrderAddressDocument, language: Language): DeliveryAddress {
  const { state, city, region } = names[language]
  return { ...address, location: viewPoint(address.location), stateName: state, cityName: city, regionName: region }
}
