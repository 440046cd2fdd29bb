import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import { Layout } from './root.tsx'

test.each([
  ['ar', 'rtl', 'dark'],
  ['en', 'ltr', 'light'],
] as const)('a document in %s is written %s, in its theme', (locale, direction, theme) => {
  const root = { locale, theme, origin: '', owner: '', pixels: {}, asks: false, textsUrl: '', year: 2026 }
  const loaded = { RootShell: { categories: [], cart: null }, RootViewer: { viewer: null } }
  const html = renderToStaticMarkup(pageStub({ locale, root, loaded, Component: () => <Layout>the page</Layout> }))
  expect(html.match(/<html [^>]*>/)?.[0]).toBe(`<html lang="${locale}" dir="${direction}" data-theme="${theme}">`)
  expect(html).toContain('the page')
})
