import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import { tileProduct } from '#app/domains/catalog/product.fixture.ts'
import type { ArticleBody_BlockFragment } from './__generated__/article-body.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleContents } from './article-columns.tsx'
import { newsItemPath, postPath, topicOf, topicPath } from '#app/domains/content/content-paths.ts'

const blocks: ArticleBody_BlockFragment[] = [
  { __typename: 'HeadingBlock', text: 'قيس رجلك', level: 2, anchor: 'measure' },
  { __typename: 'ParagraphBlock', text: 'مقاس 42 في adidas غير مقاس 42 في غيرها.' },
  { __typename: 'HeadingBlock', text: 'بالمللي', level: 3, anchor: 'millimetres' },
  { __typename: 'ListBlock', ordered: true, items: ['اقف', 'قيس'] },
  { __typename: 'QuoteBlock', text: 'جرّبها بالشراب', by: 'كريم' },
  { __typename: 'TableBlock', name: 'النعل', head: ['الحروف', 'الأرض'], rows: [['FG', 'نجيل']] },
  { __typename: 'PictureBlock', image: { __typename: 'Image', base: '/images/s', alt: 'ملعب' }, caption: 'بالليل' },
  { __typename: 'ProductsBlock', products: [tileProduct()] },
  { __typename: 'LinkBlock', label: 'الشروط', url: 'https://shop.example/terms' },
]

test('every block type has its semantic element', async () => {
  render(pageStub({ locale: 'ar', root: {}, Component: () => <ArticleBody blocks={blocks} /> }))
  expect((await screen.findByRole('heading', { level: 2, name: 'قيس رجلك' })).id).toBe('measure')
  expect(screen.getByRole('heading', { level: 3, name: 'بالمللي' }).id).toBe('millimetres')
  expect(screen.getByText('adidas').tagName).toBe('BDI')
  expect(within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(2)
  const table = screen.getByRole('table', { name: 'النعل' })
  expect(within(table).getByRole('rowheader', { name: 'FG' })).toBeTruthy()
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['الحروف', 'الأرض'])
  expect(screen.getByRole('img', { name: 'ملعب' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'تيشيرت الأهلي الأساسي' }).getAttribute('href')).toBe(
    '/products/al-ahly-home-shirt',
  )
  expect(screen.getByRole('link', { name: 'الشروط' }).getAttribute('href')).toBe('/terms')
})

test('the table of contents links to the large headings', async () => {
  render(pageStub({ locale: 'ar', root: {}, Component: () => <ArticleContents blocks={blocks} /> }))
  const contents = await screen.findByRole('navigation', { name: 'في الصفحة دي' })
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#measure'])
})

test('one file has the addresses of texts, and an unknown topic is none', () => {
  expect([postPath('padel'), newsItemPath('hours'), topicPath('GUIDES'), topicPath(null)]).toEqual([
    '/blogs/blog-details/padel',
    '/multimedia/news/hours',
    '/blogs?topic=guides',
    '/blogs',
  ])
  expect([topicOf('?topic=clubs'), topicOf('?topic=politics'), topicOf('')]).toEqual(['CLUBS', null, null])
})
