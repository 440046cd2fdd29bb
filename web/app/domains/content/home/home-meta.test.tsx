import { render } from '@testing-library/react'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { homeMeta } from './home-meta.ts'

test.each([
  ['ar', 'مدرّج'],
  ['en', 'Modarag'],
] as const)('in %s the structured data describes the organization and its search', async (locale, name) => {
  const { organization, website } = await written('https://shop.example', locale)
  expect(organization).toMatchObject({ '@type': 'OnlineStore', name, url: 'https://shop.example/' })
  expect(website).toMatchObject({
    '@type': 'WebSite',
    inLanguage: locale,
    publisher: { '@id': organization?.['@id'] },
    potentialAction: { target: { urlTemplate: 'https://shop.example/search?q={search_term_string}' } },
  })
})

test('text that would end the script element is escaped and parses unchanged', async () => {
  const hostile = 'https://shop.example/</script><script>alert(1)</script>'
  const { organization, html } = await written(hostile, 'en')
  expect(html).not.toContain('</script><script>alert')
  expect(organization?.['url']).toBe(`${hostile}/`)
})

/** The JSON-LD as a browser finds it in the document. */
async function written(origin: string, locale: 'ar' | 'en') {
  const Page = createRoutesStub([{ path: '/', Component: Meta, meta: () => homeMeta(locale, origin) }])
  const { container } = render(<Page />)
  const scripts = [...container.ownerDocument.querySelectorAll('script[type="application/ld+json"]')]
  const [organization, website] = scripts.map((script) => JSON.parse(script.innerHTML) as Record<string, unknown>)
  return { organization, website, html: scripts.map(({ outerHTML }) => outerHTML).join('') }
}
