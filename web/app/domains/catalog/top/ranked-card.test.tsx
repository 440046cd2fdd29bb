import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import { BrandCard, RankedCards } from './ranked-card.tsx'

test('a brand has its name as its picture, once', async () => {
  const brand = {
    __typename: 'Brand',
    id: '1',
    slug: 'puma',
    name: 'PUMA',
    founded: 1948,
    country: 'Germany',
    productCount: 79,
  } as const
  const Component = () => (
    <RankedCards>
      <BrandCard brand={brand} place={1} />
    </RankedCards>
  )
  render(pageStub({ locale: 'en', root: { locale: 'en', theme: 'dark' }, Component }))
  const name = await screen.findByRole('heading', { name: 'PUMA' })
  expect(name.closest('.bg-plinth')).not.toBeNull()
  expect(screen.getAllByText('PUMA')).toHaveLength(1)
  expect(document.querySelector('img')).toBeNull()
})
