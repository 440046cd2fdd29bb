import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema } from 'graphql'
import { root } from '../processes/command.ts'
import { sdlOnDisk } from './contracts.ts'
import { failedWith, type Outcome, passed } from './outcome.ts'

const TESTS = [
  '{bff,store-api}/src/**/*.{test,fixture}.ts',
  'bff/src/testing/*.ts',
  'web/**/*.test.{ts,tsx}',
  'e2e/{journeys,support}/*.ts',
  'examples/**/*.test.ts',
]
/** They go through all operations, or list them. */
const LISTS =
  /node_modules|^bff\/src\/(?:graphql\/|guide|examples\.test)|^store-api\/src\/http\/(?:hostile-values|rules|openapi)|unreadable/

type Operations = Record<string, { method: string; path: string }>

/** Checks that a test names each GraphQL operation, and that a test of the store API calls each REST operation. */
export async function operationsAreNamed(): Promise<Outcome> {
  const files = globSync(TESTS, { cwd: root }).filter((file) => !LISTS.test(file))
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const all = texts.map(({ text }) => text).join('\n')
  const ofStore = texts.filter(({ file }) => file.startsWith('store-api/')).map(({ text }) => text)
  const unnamed = [...unnamedFields(sdlOnDisk(), all), ...uncalledOperations(restOperations(), ofStore)]
  return unnamed.length === 0
    ? passed
    : failedWith(`No test beside the contracts names these operations:\n${unnamed.join('\n')}`)
}

/** Returns the fields of Query, Mutation and Subscription that are no word of the text. */
export function unnamedFields(sdl: string, text: string): string[] {
  const schema = buildSchema(sdl)
  const words = new Set(text.match(/\w+/g))
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  return types.flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).flatMap((field) => (words.has(field) ? [] : `${type?.name}.${field}`)),
  )
}

/**
 * Returns the operations for which no single test text has each fixed segment of the path, in one text or through a
 * helper, and the method.
 */
export function uncalledOperations(operations: Operations, texts: readonly string[]): string[] {
  return Object.entries(operations).flatMap(([name, { method, path }]) => {
    const fixed = path.split('/').filter((segment) => /^[\w-]/.test(segment))
    const words = [...fixed, ...(method === 'get' ? [] : [method])].map(
      (word) => new RegExp(String.raw`(?<![\w-])${word}(?![\w-])`, 'i'),
    )
    return texts.some((text) => words.every((word) => word.test(text)))
      ? []
      : [`${method.toUpperCase()} ${path} (${name})`]
  })
}

function restOperations(): Operations {
  const { paths } = JSON.parse(readFileSync(join(root, 'store-api/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, { method, path }]),
    ),
  )
}
