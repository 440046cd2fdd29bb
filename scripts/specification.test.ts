import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './processes/command.ts'

type Row = { id: string; says: string; code: string[]; tests: [file: string, sentence: string][] }

const SECTIONS = 9
const rows = readRows(read('docs/specification.md'))
const englishTexts = [
  ...globSync('web/locales/en/*.json', { cwd: root }).flatMap((file) => valuesOf(JSON.parse(read(file)))),
  // What the store API says itself.
  read('store-api/src/http/field-messages.ts'),
  read('store-api/src/http/error-codes.ts'),
]

test('every section of the specification has its rows, numbered without a gap', () => {
  const counts = Map.groupBy(rows, ({ id }) => id.split('.')[0])
  expect([...counts.keys()]).toEqual(Array.from({ length: SECTIONS }, (_, index) => String(index + 1)))
  for (const [section, its] of counts) expect(its.map(({ id }) => id)).toEqual(its.map((_, index) => `${section}.${index + 1}`))
})

test('every row points at code that is there', () => {
  expect(rows.flatMap(({ id, code }) => (code.length > 0 ? code.filter((path) => !existsSync(join(root, path))) : [`${id}: no code`]))).toEqual([])
})

test('every row points at a test that is there', () => {
  const holes = rows.flatMap(({ id, tests }) => {
    if (tests.length === 0) return [`${id}: no test`]
    return tests.filter(([file, sentence]) => !existsSync(join(root, file)) || !read(file).includes(sentence)).map((hole) => `${id}: ${hole.join(': ')}`)
  })
  expect(holes).toEqual([])
})

test('every text that the specification gives is one that the shop says', () => {
  const quoted = rows.flatMap(({ says }) => [...says.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text))
  expect(quoted.length).toBeGreaterThan(20)
  expect(quoted.filter((text) => !englishTexts.some((known) => known.includes(text)))).toEqual([])
})

test('every address of the specification is one of the site map', () => {
  const siteMap = read('web/app/routes.ts')
  const addresses = rows.flatMap(({ says }) => [...says.matchAll(/^`\/([^`]*)`/g)].map(([, path = '']) => path.replace(/\{(\w+)\}/g, ':$1')))
  expect(addresses.length).toBeGreaterThan(40)
  expect(addresses.filter((path) => path !== '' && !siteMap.includes(`route('${path}'`))).toEqual([])
})

/** The rows of the tables: `| 1.1 | what it says | code | tests |`. */
function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, id, says = '', code = '', tests = ''] = /^\| (\d+\.\d+) \| (.*?) \| (.*?) \| (.*) \|$/.exec(line) ?? []
    if (!id) return []
    const paths = [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    const pairs = [...tests.matchAll(/`([^`]+)`: “(.*?)”(?=<br>|$)/g)].map(([, file = '', sentence = '']): [string, string] => [file, sentence])
    return [{ id, says, code: paths, tests: pairs }]
  })
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function valuesOf(texts: unknown): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(valuesOf)
}
