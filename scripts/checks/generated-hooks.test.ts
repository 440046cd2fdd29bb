import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../processes/command.ts'

const app = join(root, 'web/app')
const all = globSync('**/*.{ts,tsx}', { cwd: app }).filter((path) => !path.includes('.test.'))
const files = Map.groupBy(
  all.map((path) => ({ path, text: readFileSync(join(app, path), 'utf8') })),
  ({ path }) => path.includes('__generated__'),
)
// Leftover files of deleted documents do not count.
const generated = (files.get(true) ?? []).filter(({ path }) =>
  existsSync(join(app, path.replace('/__generated__', '').replace(/ts$/, 'graphql'))),
)
const written = files.get(false) ?? []

test('each generated hook is used by a component', () => {
  const hooks = generated.flatMap(({ text }) =>
    [...text.matchAll(/^export const (use\w+)/gm)].map(([, hook = '']) => hook),
  )
  const imports = written.flatMap(({ text }) => text.match(/import \{[^}]*\} from '[^']*__generated__/g) ?? [])
  const used = new Set(imports.flatMap((line) => line.match(/\buse\w+/g) ?? []))
  expect(hooks.length).toBeGreaterThan(50)
  expect(hooks.filter((hook) => !used.has(hook))).toEqual([])
})

test('no query runs outside of a hook or a loader', () => {
  const runsQuery =
    /\b(loadQuery|apolloClient\(\)\.(query|watchQuery))\(|\bclient\.(query|watchQuery)\(|\buse(Lazy|Suspense)?Query\(/
  // Not a component: it works offline.
  const exempt = ['domains/cart/offline/waiting-cart.ts']
  const outside = written
    .filter(({ path, text }) => !/^lib\/(apollo|route)\//.test(path) && runsQuery.test(text))
    .map(({ path }) => path)
  expect(outside).toEqual(exempt)
})

test('no page brings a parser of GraphQL, 8 KiB of gzip', () => {
  const parser = /import \{[^}]*\b(gql|parse)\b[^}]*\} from '(graphql|graphql-tag|@apollo\/client)'/
  const parses = written.filter(({ path, text }) => !path.startsWith('lib/testing/') && parser.test(text))
  expect(parses.map(({ path }) => path)).toEqual([])
})
