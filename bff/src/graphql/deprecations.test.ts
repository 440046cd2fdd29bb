import { globSync, readFileSync } from 'node:fs'
import {
  buildSchema as schemaOf,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  NoDeprecatedCustomRule,
  parse,
  validate,
} from 'graphql'
import { expect, test } from 'vitest'
import { examples } from '#src/examples.ts'
import { buildSchema } from './schema.ts'

const schema = buildSchema([])

type Part = { name: string; deprecationReason?: string | null }

/**
 * Returns the deprecated parts of a schema whose reason is not that of docs/schema-changes.md: a name beside them, and
 * a day.
 */
function badReasons(of: GraphQLSchema): string[] {
  const groups = Object.values(of.getTypeMap()).flatMap((type): [owner: string, parts: readonly Part[]][] => {
    if (isEnumType(type)) return [[type.name, type.getValues()]]
    if (isInputObjectType(type)) return [[type.name, Object.values(type.getFields())]]
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    const fields = Object.values(type.getFields())
    return [
      [type.name, fields],
      ...fields.map(({ name, args }): [string, readonly Part[]] => [`${type.name}.${name}`, args]),
    ]
  })
  return groups.flatMap(([owner, parts]) => {
    const current = parts.filter(({ deprecationReason }) => deprecationReason == null).map(({ name }) => name)
    const bad = parts.filter(
      ({ deprecationReason }) => deprecationReason != null && !isGood(deprecationReason, current),
    )
    return bad.map(({ name }) => `${owner}.${name}`)
  })
}

function isGood(reason: string, names: readonly string[]): boolean {
  const [, name = '', day = ''] = /^Use `(\w+)`\. Removed after (\d{4}-\d\d-\d\d)\.$/.exec(reason) ?? []
  return names.includes(name) && !Number.isNaN(Date.parse(day))
}

/** Returns the messages of the deprecated parts that a document uses. */
const deprecatedIn = (document: string) =>
  validate(schema, parse(document), [NoDeprecatedCustomRule]).map(({ message }) => message)

test('each deprecation names what replaces it and the day of its removal', () => {
  expect(badReasons(schema)).toEqual([])
  const planted = (reason: string) =>
    schemaOf(`type Query { new(at: ID, by: ID @deprecated(reason: "${reason}")): ID }`)
  expect(badReasons(planted('Use `at`. Removed after 2027-06-01.'))).toEqual([])
  for (const reason of [
    'Use `by`. Removed after 2027-06-01.',
    'Use `on`. Removed after 2027-06-01.',
    'Use `at`. Removed after 2027-13-01.',
    'Use `at`.',
    '',
  ])
    expect(badReasons(planted(reason))).toEqual(['Query.new.by'])
})

test('no document of the shop, its guide or its examples uses what is deprecated', () => {
  const read = (path: string | URL) => readFileSync(path, 'utf8')
  const folder = new URL('../../../examples/', import.meta.url).pathname
  const tagged = globSync(`${folder}*/*.ts`).flatMap((file) =>
    [...read(file).matchAll(/(?<![/\w])(?:gql|graphql)(?:<[^`]*>)?`([^`]+)`/g)].map(([, text = '']) => text),
  )
  const ofPages = Object.values(
    JSON.parse(read(new URL('../__generated__/trusted-documents.json', import.meta.url))) as Record<string, string>,
  )
  expect([tagged.length > 10, ofPages.length > 50]).toEqual([true, true])
  const all = [...ofPages, ...examples.map(({ query }) => query), read(`${folder}operations.graphql`), ...tagged]
  expect(all.flatMap(deprecatedIn)).toEqual([])
  expect(deprecatedIn('{ branches { lat } }')).toEqual([expect.stringContaining('Branch.lat is deprecated')])
})
