import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { branches, quote, sizeChart, sized, viewProduct } from '#app/domains/catalog/product.fixture.ts'
import { addingClient } from '#app/domains/catalog/add-to-cart/add-to-cart.fixture.ts'
import { rememberMeasure } from '#app/domains/catalog/sizes/own-size.ts'
import { ProductView } from './product-view.tsx'

beforeEach(() => localStorage.clear())

type Options = {
  locale?: Locale
  product?: Parameters<typeof viewProduct>[0]
  search?: string
  answer?: () => Promise<object[]>
}

/** Renders the page of a product; returns what its form sent to the cart. */
function openProduct({ locale = 'ar', product, search = '', answer }: Options = {}) {
  const { client, sent } = addingClient(answer)
  const Component = () => <ProductView product={viewProduct(product)} branches={branches} quote={quote} />
  const Stub = createRoutesStub([{ path: '/products/:id', Component }])
  render(inLocale(locale, withClient(client, <Stub initialEntries={[`/products/training-hoodie${search}`]} />)))
  return { sent, user: userEvent.setup() }
}

const addButton = (name: RegExp = /ضيف للسلة|Add to bag/) => screen.getAllByRole('button', { name })[0] as HTMLElement

test.each([
  ['ar', 'اختار المقاس الأول'],
  ['en', 'Choose a size first'],
] as const)('in %s nothing is sent without a size; the sizes ask for it and take the focus', async (locale, text) => {
  const { sent, user } = openProduct({ locale })
  await user.click(addButton())
  expect(screen.getByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'M' }))
  expect(sent()).toEqual([])
})

test('a sold-out size in the address is not chosen', async () => {
  const { sent, user } = openProduct({ search: '?color=black&size=l' })
  await user.click(addButton())
  expect(screen.getByText('اختار المقاس الأول')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('buying at once leads on with the chosen size, and asks for one before', async () => {
  const { user } = openProduct()
  await user.click(screen.getByRole('link', { name: 'اشتري دلوقتي' }))
  expect(screen.getByText('اختار المقاس الأول')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'L' }))
  expect(screen.getByRole('link', { name: 'اشتري دلوقتي' }).getAttribute('href')).toBe(
    '/products/purchase-product/training-hoodie?variant=12',
  )
})

test('who comes back from buying at once without a size is asked for it', () => {
  openProduct({ search: '?choose=1' })
  expect(screen.getByText('اختار المقاس الأول')).toBeTruthy()
})

test('the chosen size goes into the cart', async () => {
  const { sent, user } = openProduct()
  await user.click(screen.getByRole('radio', { name: 'L' }))
  await user.click(addButton())
  await waitFor(() =>
    expect(sent()).toMatchObject([{ input: { lines: [{ variantId: '12', quantity: 1, parts: [] }] } }]),
  )
})

test('two presses in a hurry send one piece', async () => {
  let done = () => {}
  const { sent, user } = openProduct({ answer: () => new Promise((resolve) => (done = () => resolve([]))) })
  await user.click(screen.getByRole('radio', { name: 'M' }))
  await user.dblClick(addButton())
  await waitFor(() => expect(sent()).toHaveLength(1))
  done()
  await waitFor(() => expect(addButton().getAttribute('aria-busy')).toBeNull())
  expect(sent()).toHaveLength(1)
  await user.click(addButton())
  await waitFor(() => expect(sent()).toHaveLength(2))
})

test('a size that ran out meanwhile is reported at the sizes', async () => {
  const refusal = {
    __typename: 'UserError',
    code: 'OUT_OF_STOCK',
    path: ['input', 'variantId'],
    message: 'خلص مؤقتًا.',
    available: 0,
    max: null,
    retryAfter: null,
  }
  const { user } = openProduct({ answer: async () => [refusal] })
  await user.click(screen.getByRole('radio', { name: 'M' }))
  await user.click(addButton())
  const sizes = screen.getByRole('radiogroup', { name: /المقاس/ })
  await waitFor(() => expect(within(sizes).getByText('خلص مؤقتًا.')).toBeTruthy())
})

test('a sold-out size is shown, read as such, and cannot be chosen', async () => {
  const { user } = openProduct({ search: '?color=black' })
  const size = screen.getByRole('radio', { name: 'L خلص' })
  await user.click(size)
  expect((size as HTMLInputElement).checked).toBe(false)
  expect(screen.getByText('مقاس L خلص مؤقتًا. اختار مقاس تاني.')).toBeTruthy()
})

test('colours are links to themselves, and the size stays chosen where it can be had', async () => {
  const { user } = openProduct()
  await user.click(screen.getByRole('radio', { name: 'M' }))
  const black = screen.getByRole('link', { name: 'أسود' })
  expect(black.getAttribute('href')).toBe('/products/training-hoodie?color=black&size=m')
  await user.click(black)
  const size = await screen.findByRole('radio', { name: 'L خلص' })
  expect(size).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'M' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'M' }).value).toBe('21')
})

test('the chosen size is in the address, and an address opens with its size', async () => {
  const { user } = openProduct({ search: '?choose=1' })
  await user.click(screen.getByRole('radio', { name: 'L' }))
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'أسود' }).getAttribute('href')).toBe(
      '/products/training-hoodie?color=black&size=l',
    ),
  )
  expect(location.search).toBe('?size=l')
  history.replaceState(null, '', '/')
  cleanup()
  openProduct({ search: '?size=l' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'L' }).checked).toBe(true)
})

test.each([
  ['ar', 'اخترنالك L زي آخر مرة. تقدر تغيّره.'],
  ['en', 'We picked L, your size last time. Change it if you like.'],
] as const)(
  'in %s the next product of the same size chart starts with the size of last time, if it has it',
  async (locale, note) => {
    const first = openProduct({ locale, product: { sizeChart } })
    await first.user.click(screen.getByRole('radio', { name: 'L' }))
    expect(document.body.textContent).not.toContain(note)
    cleanup()
    const { sent, user } = openProduct({ locale, product: { sizeChart } })
    expect(document.body.textContent).toContain(note)
    await user.click(addButton())
    await waitFor(() => expect(sent()).toMatchObject([{ input: { lines: [{ variantId: '12' }] } }]))
    cleanup()
    openProduct({ locale, product: { sizeChart }, search: '?color=black' })
    openProduct({ locale, product: { sizeChart: { ...sizeChart, id: '2' } } })
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  },
)

test.each([
  ['ar', 'HEIGHT', 178, 'طولك 178 سم؟ مقاس L هيبقى مظبوط.'],
  ['en', 'CHEST', 108, 'By your measurements, size L should fit you well.'],
] as const)('in %s a shopper who typed %s reads which size fits', (locale, name, centimetres, note) => {
  rememberMeasure(name, centimetres)
  const columns = [
    { __typename: 'SizeChartColumn' as const, key: name, label: name === 'HEIGHT' ? 'الطول (سم)' : 'Chest (cm)' },
  ]
  const rows = [
    ['m', '96–104'],
    ['l', name === 'HEIGHT' ? '170–180' : '104–112'],
  ] as const
  const chart = {
    ...sizeChart,
    columns,
    rows: rows.map(([size, value]) => ({ __typename: 'SizeChartRow' as const, size, values: [value] })),
  }
  openProduct({ locale, product: { sizeChart: chart } })
  expect(document.body.textContent).toContain(note)
})

test.each([
  ['ar', 'متوفر في فرعين من 3', 'آخر قطع', 'لو طلبت دلوقتي: بين الأحد 29 نوفمبر والخميس 3 ديسمبر.'],
  ['en', 'In 2 of 3 branches', 'Last few', 'Order now to get it between Sunday 29 November and Thursday 3 December.'],
] as const)('in %s it says which branches have the size, and when it arrives', async (locale, count, low, dates) => {
  const { user } = openProduct({ locale })
  await user.click(screen.getByRole('radio', { name: 'M' }))
  const text = document.body.textContent ?? ''
  for (const part of [count, low, dates]) expect(text).toContain(part)
})

test('a single size needs no choice', async () => {
  const { sent, user } = openProduct({ product: { variants: [sized({ id: '31', size: 'مقاس واحد' })] } })
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(addButton())
  await waitFor(() =>
    expect(sent()).toMatchObject([{ input: { lines: [{ variantId: '31', quantity: 1, parts: [] }] } }]),
  )
})

test.each([
  ['ONLINE_COMING', 'لسه بيتصنّع، قريبًا عندنا'],
  ['ONLINE', 'خلص مؤقتًا'],
] as const)('a product that is %s and unavailable cannot be added and shows a contact', async (status, text) => {
  const variants = [sized({ id: '41', size: 'M', available: 0 }), sized({ id: '42', size: 'L', available: 0 })]
  openProduct({ product: { status, inStock: false, variants } })
  expect(screen.queryByRole('button', { name: 'ضيف للسلة' })).toBeNull()
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'اسأل عنه' }).getAttribute('href')).toContain('https://wa.me/')
  expect(await screen.findByText('استبدال خلال', { exact: false })).toBeTruthy()
  expect(screen.queryByText('لو طلبت دلوقتي', { exact: false })).toBeNull()
})

test('an announced product is not struck through as sold out', async () => {
  const variants = [sized({ id: '41', size: 'M', available: 0 }), sized({ id: '42', size: 'L', available: 0 })]
  openProduct({ locale: 'en', product: { status: 'ONLINE_COMING', inStock: false, variants } })
  expect(screen.queryByRole('radio')).toBeNull()
  const sizes = await screen.findByRole('combobox', { name: /Which size/ })
  expect([...(sizes as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['Any size', 'M', 'L'])
})

test.each([
  ['ar', 'بلّغني', 'بلّغني لما مقاس L يرجع', 'L خلص'],
  ['en', 'Tell me', 'Tell me when size L is back', 'L sold out'],
] as const)('in %s pressing a sold-out size offers a notify-me request for it', async (locale, send, title, size) => {
  const { user } = openProduct({ locale, search: '?color=black' })
  expect(screen.queryByRole('button', { name: send })).toBeNull()
  await user.click(screen.getByRole('radio', { name: size }))
  const form = (await screen.findByRole('button', { name: send })).closest('form') as HTMLFormElement
  expect(form.textContent).toContain(title)
  expect(form.getAttribute('action')).toBe('/products/training-hoodie/notify')
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ productId: '1', variantId: '22', mobile: '' })
  await user.click(screen.getByRole('radio', { name: 'M' }))
  expect(screen.queryByRole('button', { name: send })).toBeNull()
})

test('club, brand and rating link to the club, the brand and the reviews', () => {
  const club = { __typename: 'Club' as const, id: '3', slug: 'al-ahly', name: 'الأهلي' }
  const brand = { __typename: 'Brand' as const, id: '4', slug: 'adidas', name: 'adidas' }
  openProduct({ product: { club, brand, rating: { __typename: 'Rating', average: 4.6, count: 12 } } })
  const hrefOf = (name: RegExp | string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')
  expect(hrefOf('الأهلي')).toBe('/about/club-details/al-ahly')
  expect(hrefOf('adidas')).toBe('/about/brand-details/adidas')
  expect(hrefOf(/4\.6 من 5 نجوم/)).toBe('#reviews')
  expect(hrefOf('شارك المنتج')).toContain('https://wa.me/?text=')
})

test.each(['ar', 'en'] as const)(
  'the document of the server leaves no question to the browser, which would ask in its own language: %s',
  (locale) => {
    const Component = () => <ProductView product={viewProduct()} branches={branches} quote={quote} />
    const Stub = createRoutesStub([{ path: '/', Component }])
    const html = new DOMParser().parseFromString(
      renderToString(inLocale(locale, withClient(addingClient().client, <Stub />))),
      'text/html',
    )
    expect(html.querySelector('form[action="/my-cart"]')?.hasAttribute('novalidate')).toBe(true)
  },
)
