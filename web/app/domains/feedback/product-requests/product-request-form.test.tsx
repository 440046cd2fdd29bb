import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { perform } from '#app/lib/forms/write.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { attachArea } from '#app/lib/notify/notify.ts'
import { fillIn, renderFeedbackForm } from '#app/domains/feedback/feedback-form.fixture.tsx'
import { type Choices, FindForm } from './product-request-form.tsx'
import { suggestWrite } from './product-request-write.ts'

const makers = {
  clubs: [
    { __typename: 'Club' as const, id: '1', name: 'الأهلي', kind: 'CLUB' as const },
    { __typename: 'Club' as const, id: '2', name: 'مصر', kind: 'NATIONAL' as const },
  ],
  brands: [{ __typename: 'Brand' as const, id: '5', name: 'أديداس' }],
}
const category = {
  __typename: 'Category' as const,
  id: '9',
  name: 'أحذية',
  children: [{ __typename: 'Category' as const, id: '10', name: 'صالات' }],
}
const answer = { number: 'P-48213', userErrors: [] }

const all = { ...makers, categories: [category] }

function open(locale: Locale, choices: Choices = all, queries = {}) {
  const form = <FindForm choices={choices} sent={null} />
  return renderFeedbackForm({
    locale,
    form,
    answer,
    mutation: 'ProductRequestAdd',
    field: 'productRequestAdd',
    queries,
  })
}

test.each([
  ['ar', /^المنتج/, /^رقم الموبايل/, 'دوّروا عليه', 'اختار النادي أو الماركة', /^الماركة/],
  ['en', /^Product/, /^Mobile/, 'Find it for me', 'Club or brand is required', /^Brand/],
] as const)('in %s one of three maker fields is required', async (locale, name, mobile, submit, missing, brand) => {
  const { sent } = open(locale)
  await fillIn(screen.getByRole('textbox', { name }), 'جزمة صالات أطفال')
  await fillIn(screen.getByRole('textbox', { name: mobile }), '01012345678')
  await userEvent.click(screen.getByRole('button', { name: submit }))
  expect((await screen.findByRole('alert')).textContent).toContain(missing)
  const club = screen.getAllByRole('combobox')[0]
  expect(club?.getAttribute('aria-invalid')).toBe('true')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: brand }), '5')
  await waitFor(() => expect(club?.getAttribute('aria-invalid')).toBeNull())
  await userEvent.selectOptions(screen.getByRole('combobox', { name: brand }), '')
  await userEvent.click(screen.getByRole('button', { name: submit }))
  await waitFor(() => expect(club?.getAttribute('aria-invalid')).toBe('true'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: brand }), '5')
  await userEvent.click(screen.getByRole('button', { name: submit }))
  expect(await screen.findByText('P-48213')).toBeTruthy()
  expect(sent()).toMatchObject([
    {
      input: {
        name: 'جزمة صالات أطفال',
        clubId: '',
        brandId: '5',
        otherMaker: '',
        categoryId: '',
        mobile: '01012345678',
      },
    },
  ])
})

test('without its lists the form accepts a typed maker and reports a missing one there', async () => {
  const toasts: unknown[] = []
  attachArea((order) => void toasts.push(order))
  const { sent } = open('en', { clubs: null, brands: null, categories: null })
  expect([screen.queryAllByRole('combobox'), screen.getAllByText("This part didn't load.").length]).toEqual([[], 2])
  await fillIn(screen.getByRole('textbox', { name: /^Product/ }), 'Futsal shoes')
  await fillIn(screen.getByRole('textbox', { name: /^Mobile/ }), '01012345678')
  await userEvent.click(screen.getByRole('button', { name: 'Find it for me' }))
  const link = within(await screen.findByRole('alert')).getByRole('link', { name: /Club or brand is required/ })
  const maker = document.querySelector(link.getAttribute('href') ?? '')
  expect([maker?.getAttribute('name'), maker?.getAttribute('aria-invalid')]).toEqual(['otherMaker', 'true'])
  // Nothing was sent, so no call failed.
  expect(toasts).toEqual([])
  await userEvent.type(maker as HTMLElement, 'Kelme')
  expect(maker?.getAttribute('aria-invalid')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Find it for me' }))
  expect(await screen.findByText('P-48213')).toBeTruthy()
  expect(sent()).toMatchObject([{ input: { otherMaker: 'Kelme', clubId: '', brandId: '', categoryId: '' } }])
})

const product = {
  __typename: 'Product',
  id: '1',
  slug: 'sala-pro',
  name: 'جزمة صالات برو',
  discountPercent: null,
  compareAtPrice: null,
  image: { __typename: 'Image', base: '/images/sala' },
  price: { __typename: 'Money', amount: '1490.00', currencyCode: 'EGP', formatted: '1,490\u00a0ج.م' },
}

test('matching products of the shop are shown while the name is typed', async () => {
  const { asked } = open('ar', all, {
    ProductMatches: () => ({ searchSuggestions: { __typename: 'SearchSuggestions', products: [product] } }),
  })
  expect(screen.queryByRole('textbox', { name: /^رابط/ })).toBeNull()
  await fillIn(screen.getByRole('textbox', { name: /^المنتج/ }), '  جزمة   صالات ')
  await waitFor(() => expect(asked('ProductMatches')).toEqual([{ q: 'جزمة صالات' }]))
  const box = await screen.findByText('يمكن يكون عندنا')
  const [link, more] = within(box.closest('[role=status]') as HTMLElement).getAllByRole('link')
  expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual(['/products/sala-pro', '_blank'])
  expect(more?.getAttribute('href')).toBe(`/search?${new URLSearchParams({ q: 'جزمة صالات' }).toString()}`)
})

test('a suggestion accepts a link and a picture; a picture that is too large is not sent', async () => {
  const sent: Record<string, unknown>[] = []
  const write = (image: Blob, answer: object = { number: 'P-48213', userErrors: [] }) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({
      name: 'Kelme futsal shoe',
      otherMaker: 'Kelme',
      link: 'shop.example/kelme',
      mobile: '01012345678',
    }))
      form.set(name, value)
    form.set('image', image, 'shoe.png')
    const url = new URL('http://shop/suggest-product')
    const send = async (variables: Record<string, unknown>) => (
      sent.push(variables),
      { productRequestAdd: answer } as never
    )
    const visit = { form, url, params: {}, locale: 'en' as const, request: new Request(url) }
    return perform(suggestWrite, visit, { send, mutate: send as never, setCookie: () => undefined })
  }
  expect(await write(new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]))).toMatchObject({
    ok: false,
    userErrors: [{ path: ['image'] }],
  })
  expect(sent).toEqual([])
  expect(await write(new Blob(['png']))).toMatchObject({ ok: true, without: '/suggest-product?sent=P-48213' })
  expect(await write(new Blob([]))).toMatchObject({ ok: true })
  expect(sent).toMatchObject([
    { input: { otherMaker: 'Kelme', link: 'shop.example/kelme', image: { size: 3 } } },
    { input: { image: null } },
  ])
  const refused = await write(new Blob(['gif']), {
    number: null,
    userErrors: [{ code: 'FILE_TYPE', path: ['image'], message: '' }],
  })
  expect(refused).toMatchObject({
    ok: false,
    userErrors: [{ code: 'FILE_TYPE', path: ['image'] }],
    values: { name: 'Kelme futsal shoe' },
  })
})
