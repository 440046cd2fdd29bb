import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import type { ClubFacts_ClubFragment, ClubHead_ClubFragment } from './__generated__/club-head.ts'
import type { KitTile_ProductFragment } from './__generated__/club-kits.ts'
import { ClubFacts, ClubHead } from './club-head.tsx'
import { ClubKinds, parseClubKind } from './club-kinds.tsx'
import { ClubKits } from './club-kits.tsx'

const nothingKnown: ClubFacts_ClubFragment = {
  __typename: 'Club',
  id: '1',
  founded: null,
  founders: null,
  league: null,
  stadium: null,
  kitColor: null,
  kitSupplier: null,
}

test.each([
  ['ar', ['اتأسس', 'المؤسس', 'بيلعب في', 'الاستاد', 'ألوان الطقم', 'شركة الطقم'], '24 أبريل 1907'],
  ['en', ['Founded', 'Founder', 'Plays in', 'Stadium', 'Kit colours', 'Kit supplier'], '24 April 1907'],
] as const)(
  'in %s all seven facts of a club are shown, and the kit supplier is a link',
  async (locale, labels, founded) => {
    const kitSupplier = { __typename: 'Brand' as const, id: '2', slug: 'adidas', name: 'adidas' }
    const facts = {
      founders: 'Omar Lotfi',
      league: 'Premier League',
      stadium: 'Cairo Stadium',
      kitColor: 'Red and white',
      kitSupplier,
    }
    const club: ClubHead_ClubFragment = {
      ...nothingKnown,
      ...facts,
      founded: '1907-04-24',
      slug: 'al-ahly',
      kind: 'CLUB',
      name: 'Al Ahly',
      nicknames: 'The Red Devils',
      productCount: 3,
      image: null,
      emblem: { __typename: 'Emblem', pattern: 'SOLID', colors: ['#c8102e'] },
    }
    show(locale, () => <ClubHead club={club} />)
    expect(await screen.findByText('The Red Devils')).toBeTruthy()
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(labels)
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      founded,
      'Omar Lotfi',
      'Premier League',
      'Cairo Stadium',
      'Red and white',
      'adidas',
    ])
    expect(screen.getByRole('link', { name: 'adidas' }).getAttribute('href')).toBe('/about/brand-details/adidas')
  },
)

test('a year alone is shown as it is, and a club without facts has no list', async () => {
  show('en', () => <ClubFacts club={{ ...nothingKnown, founded: '2008' }} />)
  expect(await screen.findByText('2008')).toBeTruthy()
  show('en', () => <ClubFacts club={nothingKnown} />)
  expect(document.querySelectorAll('dl')).toHaveLength(1)
})

test('kits are grouped by season in their order, each with its kit type', async () => {
  const kits = [kit(1, 'HOME', '2026/27'), kit(2, 'AWAY', '2026/27'), kit(3, 'HOME', '2025/26'), kit(4, 'RETRO', null)]
  show('en', () => <ClubKits name="Al Ahly" kits={kits} />)
  const seasons = await screen.findAllByRole('group')
  expect(seasons.map((season) => season.getAttribute('aria-label'))).toEqual([
    'Season 2026/27',
    'Season 2025/26',
    'Past seasons',
  ])
  const shirts = seasons.map((season) =>
    within(season)
      .getAllByRole('article')
      .map(({ textContent }) => textContent?.match(/^[A-Z][a-z]+/)?.[0]),
  )
  expect(shirts).toEqual([['Home', 'Away'], ['Home'], ['Retro']])
})

test('a kit does not repeat the season that its group names', async () => {
  show('en', () => <ClubKits name="Al Ahly" kits={[kit(1, 'HOME', '2026/27')]} />)
  expect((await screen.findByRole('article')).textContent).not.toContain('2026/27')
})

test('a kit that is sold out or under manufacturing says so', async () => {
  const kits = [
    { ...kit(1, 'HOME', null), inStock: false },
    { ...kit(2, 'AWAY', null), inStock: false, status: 'ONLINE_COMING' as const },
  ]
  show('en', () => <ClubKits name="Al Ahly" kits={kits} />)
  const [soldOut, coming] = await screen.findAllByRole('article')
  expect([soldOut?.textContent, coming?.textContent]).toEqual([
    expect.stringMatching(/^Sold outHome/),
    expect.stringMatching(/^Coming soonAway/),
  ])
})

test.each([
  ['ar', 'المنتخبات'],
  ['en', 'National teams'],
] as const)('in %s clubs and national teams are two links, one of them current', async (locale, name) => {
  show(locale, () => <ClubKinds kind={parseClubKind('?kind=national')} />)
  const link = await screen.findByRole('link', { name })
  expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual([
    '/about/top-teams?kind=national',
    'true',
  ])
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('aria-current'))).toEqual([null, 'true'])
  expect([parseClubKind(''), parseClubKind('?kind=x')]).toEqual(['CLUB', 'CLUB'])
})

function show(locale: Locale, Component: () => React.ReactNode) {
  return render(pageStub({ locale, root: {}, Component }))
}

function kit(id: number, kitType: KitTile_ProductFragment['kitType'], season: string | null): KitTile_ProductFragment {
  return {
    __typename: 'Product',
    id: String(id),
    slug: `kit-${id}`,
    name: `Kit ${id}`,
    status: 'ONLINE',
    inStock: true,
    kitType,
    price: { __typename: 'Money', amount: '1490.00', formatted: 'EGP\u00a01,490' },
    compareAtPrice: null,
    discountPercent: null,
    season: season === null ? null : { __typename: 'Season', id: season, name: season },
    image: { __typename: 'Image', base: `/images/${id}`, alt: '' },
  }
}
