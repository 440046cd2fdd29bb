import type { Language } from 'server-kit/language.ts'
import { printable } from 'server-kit/printable.ts'
import type { RefundDue, ShopOrder } from '#src/domains/order/shop/shop.schema.ts'
import { facts, moment, pounds, table } from './table.ts'

/** Formats orders as a table. */
export function orderTable(orders: ShopOrder[]): string {
  const rows = orders.map(({ number, status, placedAt, total, lines, contact, address, pickup }) => [
    number,
    status,
    moment(placedAt),
    pounds(total),
    lines.reduce((sum, { quantity }) => sum + quantity, 0),
    contact.mobile,
    address?.regionId === null
      ? `${address.stateName} (other area)`
      : (address?.stateName ?? pickup?.branch.slug ?? null),
    contact.fullName,
  ])
  return table(['NUMBER', 'STATUS', 'PLACED', 'EGP', 'UNITS', 'MOBILE', 'TO', 'CUSTOMER'], rows, 'No orders.')
}

/** Formats the orders that wait for a call. */
export function callTable(orders: ShopOrder[]): string {
  const rows = orders.map(({ number, callRequestedAt, callBy, confirmBy, total, contact }) => [
    number,
    callRequestedAt && moment(callRequestedAt),
    callBy ? moment(callBy) : confirmBy && moment(confirmBy),
    pounds(total),
    contact.mobile,
    contact.fullName,
  ])
  return table(['NUMBER', 'SINCE', 'CALL BEFORE', 'EGP', 'MOBILE', 'CUSTOMER'], rows, 'Nobody waits for a call.')
}

/**
 * Formats the `first` late orders that are late the longest, with the status that they are late in and the date that
 * their customers were told.
 */
export function lateTable(orders: ShopOrder[], first: number): string {
  const rows = orders
    .map(({ events, ...order }) => ({
      ...order,
      late: events.find(({ to, from }) => to === 'late' && from !== 'cancel'),
    }))
    .toSorted((a, b) => (a.late?.at ?? '').localeCompare(b.late?.at ?? ''))
    .slice(0, first)
    .map(({ number, late, expected, total, contact }) => [
      number,
      late ? moment(late.at) : null,
      late?.from ?? null,
      expected ? `${expected.from} to ${expected.to}` : 'over',
      pounds(total),
      contact.mobile,
      contact.fullName,
    ])
  return table(['NUMBER', 'SINCE', 'WAS', 'TOLD', 'EGP', 'MOBILE', 'CUSTOMER'], rows, 'No order is late.')
}

/** Names the methods of the refunds that are due, each with its sum when there are several. */
function methodsOf(returns: ShopOrder['returns']): string {
  const due = returns.filter(({ status, refund, refundedAt }) => status === 'received' && refund > 0 && !refundedAt)
  if (new Set(due.map(({ refundMethod }) => refundMethod)).size === 1) return due[0]?.refundMethod ?? ''
  return due.map(({ refundMethod, refund }) => `${refundMethod} ${pounds(refund)}`).join(' + ')
}

/** Formats the orders whose refund is due, with the business days left of those that the terms promise. */
export function refundTable(orders: RefundDue[]): string {
  const rows = orders.map(({ number, refundDueSince, refundDaysLeft, refundDue, returns, contact }) => [
    number,
    moment(refundDueSince),
    refundDaysLeft,
    pounds(refundDue),
    methodsOf(returns),
    contact.mobile,
    contact.fullName,
  ])
  return table(['NUMBER', 'SINCE', 'DAYS LEFT', 'EGP', 'BY', 'MOBILE', 'CUSTOMER'], rows, 'No refund is due.')
}

/** Formats one order with its address, lines, returns, history and allowed status changes. */
export function orderSheet(order: ShopOrder, language: Language): string {
  const { contact, address, pickup } = order
  const head = facts([
    ['Order', `${order.number} (id ${order.id}, revision ${order.revision})`],
    ['Status', order.status],
    ['Placed', moment(order.placedAt)],
    ['Promised', `${order.promisedFrom} to ${order.promisedTo}`],
    ['Customer', contact.fullName],
    ['Mobile', `${contact.mobile}, ${contact.anotherMobile}`],
    ['Area', address?.regionId === null ? `${address.regionName}: typed by the customer, not in the list` : null],
    ['Call', order.callRequestedAt && `wanted since ${moment(order.callRequestedAt)}`],
    [
      'Pick-up',
      pickup &&
        `${pickup.branch.name}, ${pickup.until ? `held until ${moment(pickup.until)}` : `promised for ${moment(pickup.readyAt)}`}`,
    ],
    ['Branch', order.branchName],
    [
      'Comes again',
      order.deliveryTime && `${order.deliveryTime.day} ${order.deliveryTime.from}–${order.deliveryTime.to}`,
    ],
    ['Notes', order.notes],
    [
      'Coupon',
      order.coupon &&
        `${order.coupon.code}: ${order.coupon.freeDelivery ? 'delivery' : `${pounds(order.couponDiscount)} EGP`}`,
    ],
    ['Exchange', exchangeOf(order)],
    ['Sums', `${sumsOf(order)} = ${pounds(order.total)} EGP`],
    [
      'Cash',
      order.paid
        ? `${pounds(order.collected)} taken, ${pounds(order.refunded)} given back${order.refundDue > 0 ? `, ${pounds(order.refundDue)} to give back` : ''}`
        : 'not taken',
    ],
  ])
  const lines = table(
    ['LINE', 'VARIANT', 'SKU', 'UNITS', 'RETURNED', 'EGP', 'PRODUCT'],
    order.lines.map((line) => [
      line.id,
      line.variantId,
      line.sku,
      line.quantity,
      line.returnedQuantity,
      pounds(line.price),
      [line.name, line.color, line.size].filter(Boolean).join(' · '),
    ]),
  )
  const returns = order.returns.map(
    ({
      status,
      returnMethod,
      returnFee,
      refund,
      credited,
      refundMethod,
      refundAccount,
      refundedAt,
      lines: units,
      notes,
    }) =>
      [
        `Return ${status}`,
        `by ${returnMethod}${returnFee > 0 ? ` for ${pounds(returnFee)} EGP` : ''}`,
        `${pounds(refund)} EGP by ${printable([refundMethod, refundAccount].filter(Boolean).join(' '))}${refundedAt ? `, paid ${moment(refundedAt)}` : ''}${credited > 0 ? `, ${pounds(credited)} EGP credited to the exchange` : ''}`,
        units.map(({ lineId, quantity, reason }) => `${lineId}:${quantity} (${reason})`).join(', '),
        printable((notes ?? '').replace(/\s+/g, ' ')),
      ].join('  '),
  )
  const events = table(
    ['#', 'AT', 'FROM', 'TO', 'BY', 'REASON', 'NOTES'],
    order.events
      .toReversed()
      .map(({ seq, at, from, to, actor, actorId, reason, notes }) => [
        seq,
        moment(at),
        from,
        to,
        [actor, actorId].filter(Boolean).join(' '),
        reason,
        notes,
      ]),
  )
  return [
    head,
    ...(address ? [`Deliver to:\n\n${addressBlock(order, address, language)}`] : []),
    lines,
    ...returns,
    events,
    `May move to: ${describeMoves(order)}`,
  ].join('\n\n')
}

const addressTexts = {
  ar: {
    building: 'عمارة',
    floor: 'الدور',
    apartment: 'شقة',
    landmark: 'علامة مميزة',
    notes: 'ملاحظات للمندوب',
    comma: '، ',
  },
  en: {
    building: 'building',
    floor: 'floor',
    apartment: 'apartment',
    landmark: 'Landmark',
    notes: 'Notes for the courier',
    comma: ', ',
  },
}

/**
 * Formats all that a courier needs in lines to copy. The shop clears the texts of an address when its customer deletes
 * the account.
 */
function addressBlock({ contact }: ShopOrder, address: NonNullable<ShopOrder['address']>, language: Language): string {
  const { building, floor, apartment, landmark, notes, comma } = addressTexts[language]
  const named = (name: string, value: string | null, sign = ' ') => value && `${name}${sign}${value}`
  const join = (parts: (string | null)[]) => parts.filter(Boolean).join(comma)
  const { buildingNumber, floorNumber, apartmentNumber, location } = address
  return [
    contact.fullName,
    join([contact.mobile, contact.anotherMobile]),
    join([
      address.streetAddress,
      named(building, buildingNumber),
      named(floor, floorNumber),
      named(apartment, apartmentNumber),
    ]),
    join([address.regionName, address.cityName, address.stateName]),
    named(landmark, address.landmark, ': '),
    named(notes, address.notes, ': '),
    location && `${location.latitude}, ${location.longitude}  ${location.mapUrl}`,
  ]
    .flatMap((line) => (line ? [printable(line.replace(/\s+/g, ' '))] : []))
    .join('\n')
}

function exchangeOf({ exchangeOf: old, exchangeOrder }: ShopOrder): string | null {
  if (old) return `brings items for those of ${old.number}, which the courier takes`
  return exchangeOrder && `its returned items are replaced by ${exchangeOrder.number}`
}

/** Prices less offers, coupon and the credit of an exchange, the delivery fee, and the fees of returns. */
function sumsOf({ subtotal, discount, couponDiscount, credit, deliveryFee, returnFee }: ShopOrder): string {
  const less = [discount, couponDiscount, credit].filter((sum, index) => index === 0 || sum > 0)
  return [
    pounds(subtotal),
    ...less.map((sum) => `− ${pounds(sum)}`),
    `+ ${pounds(deliveryFee)}`,
    ...(returnFee > 0 ? [`+ ${pounds(returnFee)}`] : []),
  ].join(' ')
}

/** 'preparing (B), cancel (B, S)': the allowed status changes and who may make them. */
export function describeMoves({ moves }: ShopOrder): string {
  return moves.map(({ to, actors }) => `${to} (${actors.join(', ')})`).join(', ') || 'nothing'
}
