import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test, vi } from 'vitest'

const guide =
  readFileSync(new URL('../docs/graphql-guide.md', import.meta.url), 'utf8').split('\n## Clients\n')[1] ?? ''
const [PRODUCT, PRICE] = [expect.stringMatching(/\S/), expect.stringMatching(/\d/)]

test.each([
  ['graphql-request', () => import('./graphql-request/quick-start.ts'), 4, [PRODUCT, expect.stringContaining('ج.م')]],
  ['apollo', () => import('./apollo/quick-start.ts'), 1, [PRODUCT, 1, PRICE]],
  [
    'urql',
    () => import('./urql/quick-start.ts'),
    1,
    [[expect.stringMatching(/\p{Script=Arabic}/u), expect.any(Number)]],
  ],
  ['relay', () => import('./relay/quick-start.ts'), 3, [PRODUCT, expect.stringContaining('EGP')]],
])('the quick start of %s prints what the shop answers', async (_client, start, lines, line) => {
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (url: RequestInfo | URL, init?: RequestInit) =>
    send(String(url).replace('http://localhost:4000', inject('bffUrl')), init),
  )
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    print.mockRestore()
  })
  await start()
  expect(print.mock.calls).toEqual(Array.from({ length: lines }, () => line))
})

test('the guide shows the quick starts as they are', () => {
  const shown = [...guide.matchAll(/^```ts\n(import [\s\S]*?)```/gm)].map(([, code]) => code)
  const files = ['graphql-request', 'apollo', 'urql', 'relay'].map((client) =>
    readFileSync(new URL(`${client}/quick-start.ts`, import.meta.url), 'utf8'),
  )
  expect(shown).toEqual(files.map((code) => code.replace('#examples/', './')))
  expect(Math.max(...files.map((code) => code.trim().split('\n').length))).toBeLessThanOrEqual(60)
})

test('the configuration in the guide generates typed documents from the schema that the shop publishes', async () => {
  const config = /```ts\n(\/\/ codegen\.ts\n[\s\S]*?)```/.exec(guide)?.[1] ?? ''
  const folder = mkdtempSync(join(import.meta.dirname, 'codegen-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'codegen.ts'), config.replace('http://localhost:4000', inject('bffUrl')))
  cpSync(join(import.meta.dirname, 'operations.graphql'), join(folder, 'operations.graphql'))
  await promisify(execFile)(
    join(import.meta.dirname, '../node_modules/.bin/graphql-codegen'),
    ['--config', 'codegen.ts'],
    { cwd: folder },
  )
  expect(readFileSync(join(folder, '__generated__/operations.ts'), 'utf8')).toContain(
    'as unknown as DocumentNode<ProductsQuery, ProductsQueryVariables>',
  )
})
