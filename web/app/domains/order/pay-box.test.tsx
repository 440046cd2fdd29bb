import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { moneyOf } from '#app/lib/money/money.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { wholeOrder } from '#app/domains/order/details/whole-order.fixture.ts'
import { OrderSums } from './order-sums.tsx'
import { PayBox } from './pay-box.tsx'

const money = (pounds: number) => moneyOf(pounds * 100, 'en')

test('an exchange for something dearer is paid by what goes back, and the rest in cash', () => {
  const shown = box({
    credit: money(1490),
    total: money(100),
    subtotal: money(1590),
    deliveryFee: money(0),
    tax: moneyOf(19_526, 'en'),
  })
  expect(shown).toContain('Pay the courierEGP100')
  expect(shown).toContain('Value of the old itemsEGP−1,490')
  expect(shown, 'the VAT is that of the whole price').toContain('14%')
})

test('an exchange at the same price costs nothing at the door', () => {
  expect(box({ credit: money(1490), total: money(0) })).toContain('Nothing to payEGP0The old items cover it.')
})

test('an order with exchanged units shows what was paid, what moved to the exchange and what is left', () => {
  const shown = box({ paid: true, collected: money(1550), total: money(805), refunded: money(0) })
  expect(shown).toContain('Paid to the courierEGP1,550')
  expect(shown).toContain('Used for the exchangeEGP−745')
  expect(shown).toContain('What you paid in totalEGP805')
})

test('a refund that the shop has not noted as paid is still to come', () => {
  const sums = { paid: true, collected: money(1550), total: money(60) }
  const due = box({ ...sums, refunded: money(0), refundDue: money(1490) })
  expect(due).toContain('Still to be refundedEGP−1,490')
  expect(due).toContain("What you'll have paid in totalEGP60")
  expect(due).not.toContain('Refunded')
  const part = box({ ...sums, refunded: money(745), refundDue: money(745) })
  expect(part).toContain("RefundedEGP−745Still to be refundedEGP−745What you'll have paid in totalEGP60")
  const paid = box({ ...sums, refunded: money(1490), refundDue: money(0) })
  expect(paid).toContain('RefundedEGP−1,490What you paid in totalEGP60')
})

test('the pick-up of a return is named where the rest is shown, and the delivery fee when it is a part of the rest', () => {
  const sums = { paid: true, status: 'RETURNED_RECEIVED' as const, collected: money(1550), returnFee: money(60) }
  expect(box({ ...sums, total: money(120), refunded: money(1430) })).toContain(
    "What you paid in totalEGP120Delivery fees aren't refunded.Includes EGP60 for picking up the return.",
  )
  expect(box({ ...sums, total: money(60), refunded: money(1490) }), 'delivery was free').toContain(
    'What you paid in totalEGP60Includes EGP60',
  )
  expect(
    box({ ...sums, status: 'SPLIT', total: money(805), refunded: money(745) }),
    'the rest is of kept items',
  ).not.toContain("Delivery fees aren't")
})

function box(changes: Parameters<typeof wholeOrder>[1]): string {
  const order = wholeOrder(changes?.paid ? 'SPLIT' : 'CONFIRM', changes)
  const { container } = render(
    inLocale(
      'en',
      <PayBox order={order} paid={order.paid}>
        <OrderSums order={order} />
      </PayBox>,
    ),
  )
  return (container.textContent ?? '').replaceAll('\u00a0', '')
}
