import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import type { NewsCard_ItemFragment } from './__generated__/news-list.ts'
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

test('news show title and date in Cairo time, and the link to older ones keeps the other parameters', async () => {
  const connection = { nodes: [item], pageInfo: { hasNextPage: true, endCursor: 'c1' }, totalCount: 3 }
  const at = '/multimedia/news?lang=en'
  render(pageStub({ locale: 'en', root: {}, at, Component: () => <NewsList connection={connection} load={load} /> }))
  expect((await screen.findByRole('link', { name: item.title })).getAttribute('href')).toBe('/multimedia/news/hours')
  expect(screen.getByText('21 November 2026')).toBeTruthy()
  expect(screen.getByText('Showing 1 of 3')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe('/multimedia/news?lang=en&after=c1')
})

test('an older page without JavaScript links back to the newest', async () => {
  const connection = { nodes: [item], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 3 }
  const at = '/multimedia/news?after=c1'
  render(pageStub({ locale: 'en', root: {}, at, Component: () => <NewsList connection={connection} load={load} /> }))
  expect((await screen.findByRole('link', { name: 'Back to newest' })).getAttribute('href')).toBe('/multimedia/news')
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull()
})

test('statistics show what they count, and a shop without any shows nothing', async () => {
  const stats = [{ __typename: 'ShopStat' as const, key: 'PRODUCTS' as const, value: 1234, label: 'منتج' }]
  render(pageStub({ locale: 'ar', root: {}, Component: () => <StatsBand stats={stats} /> }))
  expect((await screen.findByText('منتج')).tagName).toBe('DT')
  expect(screen.getByText('1,234').closest('dd')).toBeTruthy()
  render(pageStub({ locale: 'ar', root: {}, Component: () => <StatsBand stats={[]} /> }))
  expect(document.querySelectorAll('dl')).toHaveLength(1)
})
