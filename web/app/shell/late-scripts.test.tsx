import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Nonce } from '#app/lib/http/nonce.ts'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import { LateScripts } from './late-scripts.tsx'

test('the document has the scripts of its page, and starts none by itself', () => {
  const Component = () => <LateScripts texts="/texts/ar.json" measured />
  const html = renderToString(<Nonce value="n1">{pageStub({ locale: 'ar', root: {}, Component })}</Nonce>)
  expect(html).toContain('type="text/late" nonce="n1" data-files="')
  expect(html).toContain('data-texts="/texts/ar.json"')
  expect(html).toContain('data-when="loaded"')
  expect(html).not.toMatch(/type="module"|rel="modulepreload"/)
})
