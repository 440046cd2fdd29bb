import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { installDialog } from '#app/ui/testing-dialog.ts'
import { addingClient } from '#app/domains/catalog/add-to-cart/add-to-cart.fixture.ts'
import { FitNote } from './fit-note.tsx'
import { branches, quote, sizeChart, viewProduct, votes } from '#app/domains/catalog/product.fixture.ts'
import { ProductView } from '#app/domains/catalog/product/product-view.tsx'

installDialog()
beforeEach(() => localStorage.clear())

function show(locale: Locale, product: ReturnType<typeof viewProduct>) {
  const Component = () => <ProductView product={product} branches={branches} quote={quote} />
  const Stub = createRoutesStub([{ path: '/', Component }])
  render(inLocale(locale, withClient(addingClient().client, <Stub />)))
  return userEvent.setup()
}

function open(locale: Locale) {
  return show(locale, viewProduct({ sizeChart, fit: 'القالب عادي', reviewSummary: votes(1, 8, 1) }))
}

test.each([
  ['ar', 'دليل المقاسات', 'بوصة', 'الصدر (بوصة)', 'M (مقاسك)'],
  ['en', 'Size guide', 'in', 'الصدر (in)', 'M (yours)'],
] as const)(
  'in %s the guide opens by keyboard, marks the chosen size, and turns centimetres into inches',
  async (locale, title, inch, head, mine) => {
    const user = open(locale)
    await user.click(screen.getByRole('radio', { name: 'M' }))
    const link = screen.getByRole('link', { name: title })
    expect(link.getAttribute('href')).toBe('#size-guide')
    link.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(within(dialog).getByRole('rowheader', { name: mine })).toBeTruthy()
    expect(within(dialog).getByRole('cell', { name: '96–104' })).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: inch }))
    expect(within(dialog).getByRole('columnheader', { name: head })).toBeTruthy()
    expect(within(dialog).getByRole('cell', { name: '37.8–40.9' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog.hasAttribute('open')).toBe(false))
    expect(document.activeElement).toBe(link)
  },
)

test('the size chart is also in the details, where the link leads without JavaScript', async () => {
  open('ar')
  const table = await screen.findByRole('table')
  expect(table.closest('#size-guide')?.closest('details')).toBeTruthy()
})

test('a size missing from the chart has a row without measures', async () => {
  const user = show(
    'en',
    viewProduct({ sizeChart: { ...sizeChart, rows: sizeChart.rows.filter(({ size }) => size === 'm') } }),
  )
  await user.click(screen.getByRole('radio', { name: 'L' }))
  await user.click(screen.getByRole('link', { name: 'Size guide' }))
  const row = within(await screen.findByRole('dialog', { name: 'Size guide' })).getByRole('row', {
    name: /^L \(yours\)/,
  })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['–', '–'])
})

test.each([
  ['ar', '٩٨', 'مقاس M هيبقى مظبوط عليك.'],
  ['en', '98', 'Size M should fit you well.'],
  ['en', '140', "You're above the largest size in this chart."],
] as const)(
  'in %s the guide of a chart without height asks for the chest, and %s cm gives advice',
  async (locale, typed, advice) => {
    const user = open(locale)
    await user.click(screen.getByRole('link', { name: locale === 'ar' ? 'دليل المقاسات' : 'Size guide' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/مفيهوش طول ولا وزن|not height or weight/)).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: 'الصدر (سم)' }), typed)
    expect(dialog.getByRole('status').textContent).toBe(advice)
  },
)

test('a product without a size chart has no size guide', () => {
  show('ar', viewProduct())
  expect(screen.queryByRole('link', { name: 'دليل المقاسات' })).toBeNull()
})

test.each([
  [votes(0, 4, 0), ''],
  [votes(1, 7, 1), '78% قالوا مقاسه مظبوط'],
  [votes(6, 3, 1), '60% قالوا قالبه صغير: خد مقاس أكبر'],
  [votes(0, 2, 3), '60% قالوا قالبه كبير: خد مقاس أصغر'],
])('with the votes %o it shows the verdict, from five votes on', (reviewSummary, text) => {
  const { container } = render(inLocale('ar', <FitNote product={{ fit: null, reviewSummary }} />))
  expect(container.textContent).toBe(text)
})
