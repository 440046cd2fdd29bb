import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Nonce } from '#app/lib/http/nonce.ts'
import { pageStub } from '#app/lib/testing/page-stub.tsx'
import { PageScripts } from './page-scripts.tsx'

test('the document lists the scripts of its page and does not start them itself', () => {
  const Component = () => <PageScripts texts="/texts/ar.json" held="لحظة" />
  const html = renderToString(<Nonce value="n1">{pageStub({ locale: 'ar', root: {}, Component })}</Nonce>)
  expect(html).toContain('type="text/waiting" nonce="n1" data-files="')
  expect(html).toContain('data-texts="/texts/ar.json"')
  expect(html).toContain('data-held="لحظة"')
  expect(html).not.toMatch(/type="module"|rel="modulepreload"/)
})
