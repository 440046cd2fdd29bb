import { expect, test } from 'vitest'
import { mixed } from './offers-hero.tsx'

const offers = ['home', 'away', 'shoes', 'home', 'bags'].map((id, place) => ({
  place,
  category: { id },
  club: id === 'home' || id === 'away' ? {} : null,
}))
const placesOf = (count: number) => mixed(offers, count).map(({ place }) => place)

test('the first offer of each kind comes before a second one, and kits are one kind', () => {
  expect(placesOf(3)).toEqual([0, 2, 4])
  expect(placesOf(5)).toEqual([0, 2, 4, 1, 3])
})
