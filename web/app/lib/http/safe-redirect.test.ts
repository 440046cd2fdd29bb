import { expect, test } from 'vitest'
import { toShopPath, safeRedirect } from './safe-redirect.ts'

test.each(['/', '/cart', '/search?q=%D9%83%D9%88%D8%B1%D8%A9&size=M', '/products/12#reviews', '/a//b'])(
  'a path of this site is kept: %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /cart',
  'cart',
  '',
  `/${'a'.repeat(2_000)}`,
  null,
  undefined,
  ['/cart'],
])('anything else leads to the given page: %j', (target) => {
  expect(safeRedirect(target, '/my-cart')).toBe('/my-cart')
})

test('no accepted target can leave the site', () => {
  const starts = ['/', '//', '/\\', '\\', '/./', '/../', '/%2e%2e/', '/%5c', '/;/', '/@']
  const rests = ['evil.example', '/evil.example', '\\evil.example', '@evil.example', '..//evil.example']
  for (const target of starts.flatMap((start) => rests.map((rest) => start + rest))) {
    expect(new URL(safeRedirect(target), 'https://shop.example').origin).toBe('https://shop.example')
  }
})

test.each([
  ['https://shop.example/search?season=2026-27#top', '/search?season=2026-27#top'],
  ['https://shop.example', '/'],
  ['https://evil.example/offers', '/offers'],
  ['//evil.example/offers', '/offers'],
  ['https://shop.example//evil.example', '/here'],
  ['javascript:alert(1)', '/here'],
])('the path of %s stays on this site', (url, path) => {
  expect(toShopPath(url, '/here')).toBe(path)
})
