// @vitest-environment node
import { expect, test } from 'vitest'
import { addTexts } from '#app/lib/i18n/i18n.ts'
import { texts as arabic } from '#app/lib/i18n/texts-ar.ts'
import { texts as english } from '#app/lib/i18n/texts-en.ts'
import { clipped, pageMeta } from './page-meta.ts'

addTexts('ar', arabic)
addTexts('en', english)

const ORIGIN = 'https://shop.example'

test('each language of a page is its own canonical, and all list the same alternates', () => {
  const [ar, en] = [linksOf('ar', '?color=red&lang=ar'), linksOf('en', '?color=red&lang=en')]
  const all = { ar: `${ORIGIN}/products/a`, en: `${ORIGIN}/products/a?lang=en`, 'x-default': `${ORIGIN}/products/a` }
  expect(ar).toEqual({ canonical: all.ar, ...all })
  expect(en).toEqual({ canonical: all.en, ...all })
})

test('search parameters of a page stay in its addresses', () => {
  expect(linksOf('en', '', '/search?category=shoes')).toMatchObject({
    canonical: `${ORIGIN}/search?category=shoes&lang=en`,
  })
})

test('a hidden page has no canonical address', () => {
  const tags = pageMeta(argsOf('ar', ''), { title: 'السلة', hidden: true })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(tags)).not.toMatch(/canonical|hrefLang|og:url/)
})

test('a failed page has the title of the error page and no meta of its own', () => {
  expect(pageMeta({ ...argsOf('en', ''), error: new Error('gone') }, { title: 'A' })).toEqual([])
})

test('share previews have the picture of the page, or that of the shop in its language', () => {
  const own = pageMeta(argsOf('en', ''), {
    title: 'A',
    picture: '/images/share/product.1.en.0123456789abcdef.jpg',
    kind: 'product',
  })
  expect(own).toContainEqual({
    property: 'og:image',
    content: `${ORIGIN}/images/share/product.1.en.0123456789abcdef.jpg`,
  })
  expect(pageMeta(argsOf('ar', ''), { title: 'A' })).toContainEqual({
    property: 'og:image',
    content: `${ORIGIN}/images/share/shop.ar.jpg`,
  })
  const elsewhere = 'https://cdn.example.com/share/1.jpg'
  expect(pageMeta(argsOf('ar', ''), { title: 'A', picture: elsewhere })).toContainEqual({
    property: 'og:image',
    content: elsewhere,
  })
  expect(own).toContainEqual({ property: 'og:url', content: `${ORIGIN}/products/a?lang=en` })
})

test('the title contains the shop’s name if it fits', () => {
  const titleOf = (title?: string) => pageMeta(argsOf('en', ''), { title }).find((tag) => 'title' in tag)
  expect(titleOf('Balls')).toEqual({ title: 'Balls | Modarag' })
  expect(titleOf('x'.repeat(55))).toEqual({ title: 'x'.repeat(55) })
})

test.each([
  ['short', 'short'],
  ['a  b\n c', 'a b c'],
  ['one two three four', 'one two…'],
  ['كورة، شوز، شنطة وكوفية', 'كورة، شوز…'],
])('%j is cut to %j', (text, shown) => {
  expect(clipped(text, 13)).toBe(shown)
})

function argsOf(locale: 'ar' | 'en', search: string) {
  return { matches: [{ loaderData: { locale, origin: ORIGIN } }], location: { pathname: '/products/a', search } }
}

function linksOf(locale: 'ar' | 'en', search: string, canonical?: string): Record<string, string> {
  const tags = pageMeta(argsOf(locale, search), { title: 'A', canonical }) as {
    rel?: string
    hrefLang?: string
    href: string
  }[]
  return Object.fromEntries(tags.flatMap(({ rel, hrefLang, href }) => (rel ? [[hrefLang ?? rel, href]] : [])))
}
