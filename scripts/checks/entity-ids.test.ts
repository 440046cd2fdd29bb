import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, getNamedType, isObjectType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { expect, test } from 'vitest'
import { root } from '../processes/command.ts'

const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/**
 * Types that the browser's cache stores inside their parent (web/app/lib/apollo/browser-cache.ts): an id of 27 letters
 * a picture is too much for a list.
 */
const PARTS = ['Image']

// Apollo Client cannot merge an entity without id: it replaces the fields that other queries wrote.
test('each selection of an entity selects its id', () => {
  const schema = buildSchema(
    read('schema/*.graphql')
      .map(({ text }) => text)
      .join('\n'),
  )
  const without = read('web/app/**/*.graphql').flatMap(({ path, text }) => {
    const [info, found] = [new TypeInfo(schema), [] as string[]]
    const Field = ({
      name,
      selectionSet,
    }: {
      name: { value: string }
      selectionSet?: { selections: readonly { kind: string; name?: { value: string } }[] }
    }) => {
      const type = getNamedType(info.getType())
      if (!selectionSet || !isObjectType(type) || !type.getFields().id || PARTS.includes(type.name)) return
      const asks = selectionSet.selections.some(
        ({ kind, name: field }) => kind === Kind.FRAGMENT_SPREAD || field?.value === 'id',
      )
      if (!asks) found.push(`${path}: ${name.value}`)
    }
    visit(parse(text), visitWithTypeInfo(info, { Field }))
    return found
  })
  expect(without).toEqual([])
})
