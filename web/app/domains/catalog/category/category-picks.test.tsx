import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import { CategoryPicks } from './category-picks.tsx'

const category = (slug: string, name: string, productCount: number) => ({
  __typename: 'Category' as const,
  id: slug,
  slug,
  name,
  productCount,
})
const categories = [category('shoes', 'أحذية', 9), category('bags', 'شنط', 2), category('none', 'فاضي', 0)]

test('departments with products narrow the page, and the first choice is all of them', async () => {
  const Component = () => <CategoryPicks categories={categories} chosen="bags" />
  render(pageStub({ locale: 'ar', root: {}, at: '/about/best-seller?category=bags', Component }))
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['الكل', '/about/best-seller', null],
      ['أحذية', '/about/best-seller?category=shoes', null],
      ['شنط', '/about/best-seller?category=bags', 'true'],
    ],
  )
})
