import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { apolloClient } from '#app/lib/apollo/client.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { ReviewItem_ReviewFragment } from './__generated__/review-item.ts'
import type { ReviewSummary_SummaryFragment } from './__generated__/product-reviews.ts'
import { ProductReviews, ReviewSummary } from './product-reviews.tsx'
import { ReviewItem } from './review-item.tsx'

function summary(stars: number[], fit = { small: 1, trueToSize: 7, large: 2 }): ReviewSummary_SummaryFragment {
  const count = stars.reduce((sum, given) => sum + given, 0)
  const total = stars.reduce((sum, given, place) => sum + given * (place + 1), 0)
  return {
    __typename: 'ReviewSummary',
    average: count && Math.round((total / count) * 10) / 10,
    count,
    stars,
    fit: { __typename: 'FitCounts', ...fit },
  }
}

function review(change: Partial<ReviewItem_ReviewFragment> = {}): ReviewItem_ReviewFragment {
  const variant = {
    color: { __typename: 'Color' as const, id: 'Color_1', name: 'أحمر' },
    size: { __typename: 'Size' as const, id: 'Size_1', label: 'L' },
  }
  const bought = { ...variant, createdAt: '2026-11-03T22:30:00.000Z' }
  return {
    __typename: 'Review',
    id: '1',
    rating: 4,
    fit: 'TRUE_TO_SIZE',
    text: 'خامته حلوة',
    author: 'منى',
    ...bought,
    ...change,
  }
}

function show(locale: Locale, element: React.ReactElement, client = apolloClient()) {
  return render(inLocale(locale, withClient(client, element))).container
}

test.each([
  ['ar', '4.1 من 5', '5 نجوم: 50%', 'مظبوط: 70%'],
  ['en', '4.1 out of 5', '5 stars: 50%', 'As expected: 70%'],
] as const)('in %s rating and fit have text alternatives', (locale, average, five, fits) => {
  show(locale, <ReviewSummary summary={summary([1, 0, 1, 3, 5])} />)
  expect(screen.getByRole('img', { name: average })).toBeTruthy()
  expect(screen.getByText(five)).toBeTruthy()
  expect(screen.getByText(fits)).toBeTruthy()
})

test('the percentages of the stars and of the fit add up to 100', () => {
  const page = show('en', <ReviewSummary summary={summary([1, 0, 2, 5, 5], { small: 5, trueToSize: 22, large: 13 })} />)
  const sumIn = (list: string) => {
    const texts = within(within(page).getByRole('list', { name: list })).getAllByText(/^\d+%$/)
    return texts.reduce((sum, { textContent }) => sum + Number.parseInt(textContent, 10), 0)
  }
  expect([sumIn('What buyers say'), sumIn('How did the size fit?')]).toEqual([100, 100])
})

test('without votes on the fit there is no scale', () => {
  show('ar', <ReviewSummary summary={summary([0, 0, 0, 0, 1], { small: 0, trueToSize: 0, large: 0 })} />)
  expect(screen.queryByRole('heading', { name: 'المقاس طلع إزاي؟' })).toBeNull()
})

test.each([
  ['ar', '4 نوفمبر 2026', 'اشتراه من عندنا', 'اشترى: أحمر · مقاس L · المقاس: مظبوط'],
  ['en', '4 November 2026', 'Bought it here', 'Bought: أحمر · Size L · Size: as expected'],
] as const)('in %s a review shows its author, the variant, and its date in Cairo time', (locale, day, badge, what) => {
  const item = show(
    locale,
    <ul>
      <ReviewItem review={review()} />
    </ul>,
  )
  for (const part of [day, badge, what, 'منى']) expect(item.textContent).toContain(part)
  expect(screen.getByText('خامته حلوة').getAttribute('dir')).toBe('auto')
})

test('a product without reviews says who can review it', () => {
  show('ar', <ProductReviews id="reviews" productId="1" summary={summary([0, 0, 0, 0, 0])} />)
  const section = screen.getByRole('region', { name: 'رأي اللي اشتروه' })
  expect(section.id).toBe('reviews')
  expect(within(section).getByText(/التقييم عندنا للي اشترى بس/)).toBeTruthy()
  expect(within(section).queryByRole('combobox')).toBeNull()
})

test('reviews load near the viewport; a filter starts a new list, and more are appended', async () => {
  const { come } = notNear()
  const { client, asked, answer } = clientWithAnswers()
  show('ar', <ProductReviews id="reviews" productId="1" summary={summary([0, 1, 0, 0, 2])} />, client)
  const user = userEvent.setup()
  expect(asked).toEqual([])
  act(come)
  await act(async () => answer(0, page(['1', '2'], 3, true)))
  expect(await screen.findByText('رأي 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'شوف تقييمات أكتر' }))
  await act(async () => answer(1, page(['3'], 3, false)))
  expect(await screen.findByText('رأي 3')).toBeTruthy()
  expect(screen.getByText('رأي 1')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'نجمتين (1)' }))
  await act(async () => answer(2, page(['2'], 1, false)))
  await waitFor(() => expect(screen.queryByText('رأي 1')).toBeNull())
  expect(screen.getByText('رأي 2')).toBeTruthy()
  expect(asked.map(({ variables: { after, rating, sort } }) => ({ after, rating, sort }))).toEqual([
    { after: undefined, rating: null, sort: 'NEWEST' },
    { after: 'after-2', rating: null, sort: 'NEWEST' },
    { after: undefined, rating: 2, sort: 'NEWEST' },
  ])
})

test('reviews that arrive after the filter changed are not added to the new list', async () => {
  const { come } = notNear()
  const { client, answer } = clientWithAnswers()
  show('ar', <ProductReviews id="reviews" productId="1" summary={summary([0, 1, 0, 0, 2])} />, client)
  act(come)
  await act(async () => answer(0, page(['1', '2'], 3, true)))
  await userEvent.click(screen.getByRole('button', { name: 'شوف تقييمات أكتر' }))
  await userEvent.click(screen.getByRole('button', { name: 'نجمتين (1)' }))
  await act(async () => answer(2, page(['2'], 1, false)))
  await act(async () => answer(1, page(['3'], 3, false)))
  expect(screen.getAllByText(/^رأي \d/).map(({ textContent }) => textContent)).toEqual(['رأي 2'])
})

test('failed reviews can be requested again', async () => {
  const { come } = notNear()
  const { client, answer } = clientWithAnswers()
  show('en', <ProductReviews id="reviews" productId="1" summary={summary([0, 1, 0, 0, 2])} />, client)
  act(come)
  await act(async () => answer(0, new Error('lost')))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await act(async () => answer(1, page(['1'], 1, false)))
  expect(await screen.findByText('رأي 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

/** The visitor is not near the list until she comes. */
function notNear() {
  let come = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: IntersectionObserverCallback) {
        come = () => seen([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
      }
      observe() {}
      disconnect() {}
    },
  )
  return { come: () => come() }
}

function page(ids: string[], totalCount: number, hasNextPage: boolean) {
  const nodes = ids.map((id) => review({ id, text: `رأي ${id}` }))
  const pageInfo = { __typename: 'PageInfo', hasNextPage, endCursor: hasNextPage ? `after-${ids.at(-1)}` : null }
  const reviews = { __typename: 'ReviewConnection', nodes, pageInfo, totalCount }
  return { data: { product: { __typename: 'Product', id: '1', reviews } } }
}
