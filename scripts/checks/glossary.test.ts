import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { root } from '../processes/command.ts'

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const textOf = (pattern: RegExp) =>
  tracked
    .filter((file) => pattern.test(file))
    .map(read)
    .join('\n')

/** The rows of the table: for each column the names in backticks, and the Arabic. */
const rows = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (term|---) /.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([term = '', arabic = '', ...cells]) => ({
    term,
    arabic,
    names: cells.map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
  }))

test.each([
  ['code', 0, namesInCode()],
  ['GraphQL', 1, namesInSchema()],
  ['column', 2, namesInDatabase()],
] as const)('each %s name of the glossary exists', (_, column, known) => {
  const named = rows.flatMap(({ term, names }) => (names[column] ?? []).map((name) => ({ term, name })))
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(({ name }) => !known.has(name))).toEqual([])
})

test('each Arabic term of the glossary is in the texts of the shop', () => {
  const texts = textOf(/^web\/locales\/ar\//)
  expect(rows.filter(({ arabic }) => arabic !== '–' && !texts.includes(arabic)).map(({ arabic }) => arabic)).toEqual([])
})

test('the glossary has at most 60 terms, each once', () => {
  expect(rows.length).toBeLessThanOrEqual(60)
  expect(new Set(rows.map(({ term }) => term)).size).toBe(rows.length)
})

/** Returns the identifiers of the servers and the web, without tests; `…Piastres` stands for all with this end. */
function namesInCode(): Set<string> {
  const code = textOf(/^(store-api|bff|web|server-kit)\/(?!.*\.(test|fixture)\.).*\.tsx?$/)
  const names = new Set(code.match(/\b[a-zA-Z_]\w*\b/g))
  return new Set([...names, ...[...names].filter((name) => name.endsWith('Piastres')).map(() => '…Piastres')])
}

/** Returns the types, fields, inputs, arguments and enum values of the schema, alone and as `Type.member`. */
function namesInSchema(): Set<string> {
  const types = Object.values(buildSchema(textOf(/^schema\/[^/]+\.graphql$/)).getTypeMap())
  const members = types.flatMap((type) => membersOf(type).flatMap((member) => [member, `${type.name}.${member}`]))
  return new Set([...types.map(({ name }) => name), ...members])
}

function membersOf(type: object): string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name)
  if (isInputObjectType(type)) return Object.keys(type.getFields())
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap(({ name, args }) => [name, ...args.map((argument) => argument.name)])
}

/**
 * Returns tables and `table.column` of store-api/src/db/tables, which tables.test.ts compares with the migrations;
 * `integer` is a type.
 */
function namesInDatabase(): Set<string> {
  const text = textOf(/^store-api\/src\/db\/tables\/\w+\.ts$/)
  const bodies = [...text.matchAll(/^export interface \w+Tables \{\n((?: {2}.*\n)*)\}$/gm)]
  const tables = bodies.flatMap(([, body = '']) => [
    ...body.matchAll(/^ {2}(\w+): \{(?:\n((?: {4}.*\n)*) {2}| (.+) )\}$/gm),
  ])
  const columns = tables.flatMap(([, table = '', lines = '', line = '']) =>
    [...(lines + line.replaceAll('; ', '\n')).matchAll(/^ *(\w+): /gm)].map(([, column = '']) => `${table}.${column}`),
  )
  return new Set(['integer', ...tables.map(([, table = '']) => table), ...columns])
}
