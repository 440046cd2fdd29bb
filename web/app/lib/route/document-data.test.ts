import { expect, test } from 'vitest'
import { documentJson, inDocument, parseDocument, plainData } from './document-data.ts'

const product = { id: '1', name: 'تيشيرت </script><!-- & "x"' }
const answer = { name: 'ProductPage', variables: { id: '1' }, data: { product, related: null }, failed: [] }

test('writes a response once, and gives loader data the same objects', () => {
  const json = documentJson({
    root: { locale: 'ar', answers: [] },
    page: { page: { product }, product, answers: [answer] },
  })
  expect(json.split('ProductPage')).toHaveLength(2)
  expect(json.match(/تيشيرت/g)).toHaveLength(1)
  const { root, page } = parseDocument(json) as {
    root: object
    page: { page: { product: object }; product: object; answers: (typeof answer)[] }
  }
  expect([root, page]).toEqual([
    { locale: 'ar', answers: [] },
    { page: { product }, product, answers: [answer] },
  ])
  expect(page.product).toBe(page.answers[0]?.data.product)
  expect(page.page.product).toBe(page.product)
})

test('no text ends the script element or opens a comment in it', () => {
  expect(documentJson({ page: { answers: [answer] } })).not.toContain('<')
})

test('the data of a loader has no enumerable field until it is read', () => {
  const loaded = inDocument({ year: 2026 })
  expect([Object.keys(loaded), plainData({ root: loaded })]).toEqual([[], { root: { year: 2026 } }])
})
