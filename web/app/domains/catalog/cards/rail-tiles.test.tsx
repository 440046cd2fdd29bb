import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { tileProduct } from '#app/domains/catalog/product.fixture.ts'
import { RailTiles, RestOfRail } from './rail-tiles.tsx'

type Products = ReturnType<typeof tileProduct>[]

test.each([
  ['all', (products: Products) => <RailTiles products={products} />],
  [
    'six',
    (products: Products) => (
      <RailTiles
        products={products.slice(0, 6)}
        rest={<RestOfRail products={products} shown={products.slice(0, 6)} />}
      />
    ),
  ],
])(
  'a row whose page has loaded %s of ten products renders six cards, and the others when it comes near',
  async (_, row) => {
    let come: IntersectionObserverCallback = () => {}
    const Watching = class {
      constructor(seen: IntersectionObserverCallback) {
        come = seen
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Watching)
    const products = Array.from({ length: 10 }, (_, place) =>
      tileProduct({ id: String(place), slug: `shirt-${place}` }),
    )
    render(inLocale('en', <MemoryRouter>{row(products)}</MemoryRouter>))
    expect(screen.getAllByRole('article')).toHaveLength(6)
    act(() => come([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver))
    expect(screen.getAllByRole('article')).toHaveLength(10)
  },
)
