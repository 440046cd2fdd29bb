import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { moneyOf } from '#app/lib/money/money.ts'
import type { Query } from '#app/lib/route/page-load.ts'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Invoice_OrderFragment as Order } from './__generated__/order-invoice.ts'
import { loadInvoice } from './invoice-load.ts'
import { Invoice } from './invoice.tsx'
import { wholeOrder } from '#app/domains/order/details/whole-order.fixture.ts'
import { pickupOf } from '#app/domains/order/order.fixture.ts'

test.each([
  [
    'ar',
    'فاتورة',
    'الصافي قبل الضريبة1,359.65\u00a0ج.م',
    'منها ضريبة قيمة مضافة 14%190.35\u00a0ج.م',
    'المطلوب كاش عند الاستلام1,550\u00a0ج.م',
  ],
  [
    'en',
    'Invoice',
    'Net without VATEGP\u00a01,359.65',
    'Of which 14% VATEGP\u00a0190.35',
    'To be paid in cash on deliveryEGP\u00a01,550',
  ],
] as const)('in %s an invoice shows the VAT in the total to the piastre', (locale, title, ...rows) => {
  const money = (piastres: number) => moneyOf(piastres, locale)
  const whole = wholeOrder('CONFIRM', { total: money(155_000), subtotal: money(149_000), deliveryFee: money(6000) })
  const [line] = whole.lines
  const order: Order = {
    ...whole,
    __typename: 'Order',
    placedAt: '2026-11-21T10:00:00.000Z',
    vatPercent: 14,
    branchName: 'Maadi',
    tax: money(19_035),
    lines: line ? [{ ...line, sku: 'AHL-26-H-L', unitPrice: money(74_500) }] : [],
  }
  render(inLocale(locale, <Invoice order={order} />))
  const invoice = screen.getByRole('article', { name: title })
  for (const row of rows) expect(invoice.textContent).toContain(row)
  expect(screen.getAllByRole('row')).toHaveLength(2)
  // Black on white, whatever the theme of the page.
  expect(invoice.dataset.theme).toBe('light')
})

test('the invoice of a pick-up order is to be paid at the branch', () => {
  const whole = wholeOrder('PREPARING', { pickup: pickupOf() })
  const facts = { placedAt: '2026-11-21T10:00:00.000Z', vatPercent: 14, branchName: 'Maadi', tax: moneyOf(0, 'en') }
  render(inLocale('en', <Invoice order={{ ...whole, ...facts, __typename: 'Order', lines: [] }} />))
  expect(screen.getByRole('article').textContent).toMatch(/To be paid in cash at the branchEGP/)
})

test('the invoice of an exchange shows the whole price with its VAT, and what the returned items pay of it', () => {
  const money = (piastres: number) => moneyOf(piastres, 'en')
  const whole = wholeOrder('DELIVERED', {
    paid: true,
    collected: money(10_000),
    total: money(10_000),
    credit: money(149_000),
    subtotal: money(159_000),
    deliveryFee: money(0),
  })
  render(
    inLocale(
      'en',
      <Invoice
        order={{
          ...whole,
          __typename: 'Order',
          placedAt: '2026-11-21T10:00:00.000Z',
          vatPercent: 14,
          branchName: null,
          tax: money(19_526),
          lines: [],
        }}
      />,
    ),
  )
  const invoice = screen.getByRole('article', { name: 'Invoice' }).textContent
  for (const row of [
    'Total with VATEGP\u00a01,590',
    'Net without VATEGP\u00a01,394.74',
    'Value of the old itemsEGP\u00a0\u200e−1,490',
    'Paid in cashEGP\u00a0100',
  ])
    expect(invoice).toContain(row)
})

test('the invoice of a return says which refund was paid, and which is still to come', () => {
  const money = (piastres: number) => moneyOf(piastres, 'en')
  const whole = wholeOrder('SPLIT', {
    paid: true,
    collected: money(155_000),
    refunded: money(20_000),
    refundDue: money(54_500),
    total: money(80_500),
  })
  render(
    inLocale(
      'en',
      <Invoice
        order={{
          ...whole,
          __typename: 'Order',
          placedAt: '2026-11-21T10:00:00.000Z',
          vatPercent: 14,
          branchName: null,
          tax: money(9_886),
          lines: [],
        }}
      />,
    ),
  )
  const invoice = screen.getByRole('article', { name: 'Invoice' }).textContent
  for (const row of ['RefundedEGP\u00a0\u200e−200', 'Still to be refundedEGP\u00a0\u200e−545'])
    expect(invoice).toContain(row)
})

test('an order without an invoice answers 404', async () => {
  const query = (order: Partial<Order>) => (() => Promise.resolve({ order })) as unknown as Query
  const visit = { params: { id: '5' }, url: new URL('https://shop.example/client/order/5/invoice?token=t') }
  const thrown = await loadInvoice(visit, query({ id: '5', hasInvoice: false })).catch((fault: unknown) => fault)
  expect(thrown).toMatchObject({ init: { status: 404 } })
  expect(await loadInvoice(visit, query({ id: '5', hasInvoice: true }))).toMatchObject({ order: { id: '5' } })
})
