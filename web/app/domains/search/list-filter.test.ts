import { expect, test } from 'vitest'
import {
  clearFilter,
  filterParams,
  filterPath,
  type ListFilter,
  type ListName,
  listNames,
  noFilter,
  readFilter,
  sorts,
  toggleValue,
  withReadPrices,
} from './list-filter.ts'

const read = (search: string) => readFilter(new URLSearchParams(search))

/** Pseudo-random numbers with a fixed seed. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

function anyFilter(seed: number): ListFilter {
  const random = randomFrom(seed)
  const words = ['al-ahly', 'zamalek', '2026-27', 'eu-42', 'أحمر', 'a&b=c', '100%', 'x y']
  const some = () => [...new Set(Array.from({ length: random(4) }, () => words[random(words.length)] ?? ''))].toSorted()
  const [kits, genders] = [
    ['home', 'away', 'retro'],
    ['kids', 'men', 'women'],
  ]
  const several = (from: string[]) =>
    [...new Set(Array.from({ length: random(3) }, () => from[random(from.length)] ?? ''))].toSorted()
  const free = Object.fromEntries(listNames.map((name) => [name, some()])) as Record<ListName, string[]>
  const lists = { ...free, kitType: several(kits), gender: several(genders) }
  const [one, other] = [random(5_000), random(5_000)].toSorted((a, b) => a - b)
  return {
    ...lists,
    q: ['', 'تيشيرت الأهلي', 'shoes 42', '50% off & more'][random(4)] ?? '',
    min: random(2) ? (one ?? 0) : null,
    max: random(2) ? (other ?? 0) : null,
    offers: random(2) === 1,
    stock: random(2) === 1,
    coming: random(2) === 1,
    sort: sorts[random(sorts.length)] ?? 'relevance',
  }
}

test('a filter is read back from its URL', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const filter = anyFilter(seed)
    expect({ seed, filter: readFilter(filterParams(filter)) }).toEqual({ seed, filter })
  }
})

test('one filter has one URL, in any order of its parameters', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = randomFrom(seed)
    const filter = anyFilter(seed)
    const shuffled = [...filterParams(filter)]
      .map((entry) => [random(1_000), entry] as const)
      .toSorted(([a], [b]) => a - b)
    expect(filterPath(readFilter(new URLSearchParams(shuffled.map(([, [name, value]]) => [name, value]))))).toBe(
      filterPath(filter),
    )
  }
})

test('URLs have short names for the longer filters', () => {
  expect(
    filterPath({ ...noFilter, subCategory: ['men-hoodies'], kitType: ['away'], gender: ['kids'], coming: true }),
  ).toBe('/search?sub=men-hoodies&kit=away&for=kids&coming=1')
})

test.each([
  ['priceFrom=900&priceTo=100', 'min=100&max=900'],
  ['min=900&max=100&q=kit', 'q=kit&min=100&max=900'],
  ['min=-5&max=500', 'max=500'],
  ['min=cheap', ''],
  ['min=٥٠٠', 'min=500'],
  ['min=99999999999999', 'min=999999999'],
])('the prices of %j are normalised to %j', (asked, read) => {
  expect(withReadPrices(new URLSearchParams(asked))?.toString()).toBe(read)
})

test.each(['', 'min=100&max=900&after=x', 'min=&max='])('the prices of %j need no normalisation', (asked) => {
  expect(withReadPrices(new URLSearchParams(asked))).toBeUndefined()
})

test('one filter has one URL, in any order of choice', () => {
  const one = filterPath(read('club=zamalek&sort=newest&club=al-ahly&category=shoes&offers=1'))
  expect(one).toBe('/search?category=shoes&club=al-ahly&club=zamalek&offers=1&sort=newest')
  expect(filterPath(read('offers=1&category=shoes&club=al-ahly&club=zamalek&club=al-ahly&sort=newest'))).toBe(one)
  expect(filterPath(noFilter)).toBe('/search')
})

test('values are case-insensitive', () => {
  expect(filterPath(read('size=M&size=2XL&size=m&club=Al-Ahly&kit=HOME'))).toBe(
    '/search?club=al-ahly&kit=home&size=2xl&size=m',
  )
})

test('empty fields and the default sorting are left out', () => {
  expect(filterPath(read('q=+&min=&max=&sort=relevance&category=shoes'))).toBe('/search?category=shoes')
})

test.each([
  ['min=800&max=2000', 800, 2000],
  ['min=2000&max=800', 800, 2000],
  ['min=٨٠٠', 800, null],
  ['max=2,000', null, 2000],
  ['min=١٬٢٠٠', 1200, null],
  ['min=-5&max=12.5', null, null],
  ['min=cheap&max=9999999999999', null, 999_999_999],
])('%s means from %s to %s', (search, min, max) => {
  expect(read(search)).toMatchObject({ min, max })
})

test('oversized values are limited', () => {
  const many = Array.from({ length: 100 }, (_, index) => `club=c${index}`).join('&')
  expect(read(many).club).toHaveLength(40)
  expect(read(`club=${'x'.repeat(81)}&q=${'y'.repeat(300)}&sort=bogus&offers=yes`)).toMatchObject({
    club: [],
    q: 'y'.repeat(100),
    sort: 'relevance',
    offers: false,
  })
})

test('invalid values are left out: unknown enums, control characters, lone surrogates', () => {
  expect(filterPath(read('kit=home&kit=bogus&kit=HOME&for=men&for=%27%3B--&sort=__proto__&coming=2'))).toBe(
    '/search?kit=home&for=men',
  )
  expect(filterPath(read('club=%00&club=a%0Ab&brand=nike&q=%00red%07%20shirt'))).toBe('/search?q=red+shirt&brand=nike')
  expect(read(`q=${'x'.repeat(99)}😀`).q).toBe('x'.repeat(99))
})

test('a value is added once and removed', () => {
  const filter = toggleValue(read('club=zamalek'), 'club', 'al-ahly', true)
  expect(filter.club).toEqual(['al-ahly', 'zamalek'])
  expect(toggleValue(toggleValue(filter, 'club', 'al-ahly', true), 'club', 'zamalek', false).club).toEqual(['al-ahly'])
})

test('clearing keeps the search words, the sorting and the category of the list', () => {
  const narrowed = read('category=shoes&club=al-ahly&min=100&stock=1&sort=newest')
  expect(filterPath(clearFilter(narrowed))).toBe('/search?category=shoes&sort=newest')
  expect(filterPath(clearFilter(read('q=hoodie&category=men&size=l')))).toBe('/search?q=hoodie')
  expect(filterPath(clearFilter(read('category=men&category=women')))).toBe('/search')
})
