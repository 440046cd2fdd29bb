import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import type { NewsCard_ItemFragment } from './__generated__/news-card.ts'
import { NewsList } from './news-list.tsx'
import { StatsBand } from '#app/domains/content/stats-band.tsx'

const item: NewsCard_ItemFragment = {
  __typename: 'NewsItem',
  id: '1',
  slug: 'hours',
  kind: 'BRANCHES',
  title: 'All branches open until midnight',
  summary: 'One set of hours.',
  publishedAt: '2026-11-20T22:30:00.000Z',
  cover: null,
}
const load = () => Promise.resolve()

test('news say what they are and when they came out in Cairo, and older ones are a link that keeps what was chosen', async () => {
  const connection = { nodes: [item], pageInfo: { hasNextPage: true, endCursor: 'c1' }, totalCount: 3 }
  const at = '/multimedia/news?lang=en'
  render(pageStub({ locale: 'en', root: {}, at, Component: () => <NewsList connection={connection} load={load} /> }))
  expect((await screen.findByRole('link', { name: item.title })).getAttribute('href')).toBe('/multimedia/news/hours')
  expect(screen.getByText('21 November 2026')).toBeTruthy()
  expect(screen.getByText('1 of 3 seen')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe('/multimedia/news?lang=en&after=c1')
})

test('who came to an older page without a script finds the way back to the newest', async () => {
  const connection = { nodes: [item], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 3 }
  const at = '/multimedia/news?after=c1'
  render(pageStub({ locale: 'en', root: {}, at, Component: () => <NewsList connection={connection} load={load} /> }))
  expect((await screen.findByRole('link', { name: 'Back to the newest' })).getAttribute('href')).toBe('/multimedia/news')
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull()
})

test('numbers are told with what they count, and a shop without numbers says nothing', async () => {
  const stats = [{ __typename: 'ShopStat' as const, key: 'products', value: 1234, label: 'منتج' }]
  render(pageStub({ locale: 'ar', root: {}, Component: () => <StatsBand stats={stats} /> }))
  expect((await screen.findByText('منتج')).tagName).toBe('DT')
  expect(screen.getByText('1,234').closest('dd')).toBeTruthy()
  render(pageStub({ locale: 'ar', root: {}, Component: () => <StatsBand stats={[]} /> }))
  expect(document.querySelectorAll('dl')).toHaveLength(1)
})
