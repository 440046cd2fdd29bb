import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startBff } from '#src/testing/bff.ts'
import { refuse, startUpstream } from '#src/testing/upstream.ts'

const manifest = JSON.parse(
  readFileSync(new URL('../__generated__/trusted-documents.json', import.meta.url), 'utf8'),
) as Record<string, string>
const BRANDS = 'query Brands { brands { id } }'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const json = { accept: 'application/graphql-response+json', 'accept-language': 'en' }

async function openBff(env: Record<string, string> = {}) {
  const upstream = await startUpstream({
    '/brands': () => ({ status: true, data: [] }),
    '/*': (_, reply) => refuse(reply, 404, 'NOT_FOUND'),
  })
  const { app } = await startBff(upstream.url, { env })
  const hashed = (text: string, sent?: string) => ({
    query: sent,
    extensions: { persistedQuery: { version: 1, sha256Hash: sha256(text) } },
  })
  const outcomeOf = ({ statusCode, body }: { statusCode: number; body: string }) => {
    const { data, errors } = JSON.parse(body) as {
      data?: unknown
      errors?: { message: string; extensions: { code: string } }[]
    }
    return errors ? [statusCode, errors[0]?.extensions.code, errors[0]?.message] : [statusCode, data]
  }
  return {
    app,
    hashed,
    post: async (payload: object, headers: Record<string, string> = {}) =>
      outcomeOf(await app.inject({ method: 'POST', url: '/graphql', payload, headers: { ...json, ...headers } })),
    get: async (text: string) =>
      outcomeOf(
        await app.inject({
          url: `/graphql?extensions=${encodeURIComponent(JSON.stringify(hashed(text).extensions))}`,
          headers: { ...json, 'apollo-require-preflight': '1' },
        }),
      ),
  }
}

const MISSING = [200, 'PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound']

test('a document that was sent once with its hash is asked by the hash alone, by POST and GET', async () => {
  const { post, get, hashed } = await openBff()
  expect([await post(hashed(BRANDS)), await get(BRANDS)]).toEqual([MISSING, MISSING])
  expect(await post(hashed(BRANDS, BRANDS))).toEqual([200, { brands: [] }])
  expect([await post(hashed(BRANDS)), await get(BRANDS)]).toEqual([
    [200, { brands: [] }],
    [200, { brands: [] }],
  ])
})

test.each([
  ['invalid', '{ secrets }', 'VALIDATION_FAILED'],
  [
    'too expensive',
    '{ products(first: 100) { nodes { related(first: 24) { related(first: 24) { id } } } } }',
    'TOO_EXPENSIVE',
  ],
  ['of another hash', '{ __typename }', 'PERSISTED_QUERY_MISMATCH'],
])('a document that is %s is not kept', async (what, text, code) => {
  const { post, hashed } = await openBff()
  const named = what === 'of another hash' ? BRANDS : text
  expect((await post(hashed(named, text)))[1]).toBe(code)
  expect(await post(hashed(named))).toEqual(MISSING)
})

test('a document that is longer than any page needs runs and is not kept', async () => {
  const { post, hashed } = await openBff()
  const long = `${BRANDS} # ${'x'.repeat(21_000)}`
  expect(await post(hashed(long, long))).toEqual([200, { brands: [] }])
  expect(await post(hashed(long))).toEqual(MISSING)
})

test('the operations of the pages are known by their hash from the start', async () => {
  const { app, hashed } = await openBff()
  for (const [hash, text] of Object.entries(manifest)) expect(sha256(text)).toBe(hash)
  const subscription = Object.values(manifest).find((text) => text.startsWith('subscription'))
  const payload = { ...hashed(String(subscription)), variables: { id: '7' } }
  const stream = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload,
    headers: { accept: 'text/event-stream' },
  })
  expect([stream.headers['content-type'], stream.body]).toEqual([
    expect.stringContaining('text/event-stream'),
    expect.stringContaining('"code":"NOT_FOUND"'),
  ])
})

test('with TRUSTED_DOCUMENTS=only a browser may send the operations of the pages, and other clients all', async () => {
  const { post, hashed } = await openBff({ TRUSTED_DOCUMENTS: 'only' })
  const REFUSED = [403, 'DOCUMENT_NOT_TRUSTED', 'This document is not one of the shop.']
  const home = Object.values(manifest).find((text) => text.startsWith('query HomePage')) ?? ''
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'https://elsewhere.example' }] as Record<
    string,
    string
  >[]) {
    expect(await post({ query: BRANDS }, headers)).toEqual(REFUSED)
    expect((await post({ query: home }, headers))[0]).toBe(200)
    expect((await post(hashed(home), headers))[0]).toBe(200)
  }
  expect(await post({ query: BRANDS })).toEqual([200, { brands: [] }])
  expect(await post(hashed(BRANDS, BRANDS))).toEqual([200, { brands: [] }])
  // Kept for those that may send it.
  expect(await post(hashed(BRANDS), { origin: 'https://elsewhere.example' })).toEqual(REFUSED)
})
