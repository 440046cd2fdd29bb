import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MISSING } from '#examples/journey/test-journey.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const { devDependencies: versions } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
const PACKAGES: Record<string, string> = {
  'Apollo Client': '@apollo/client',
  urql: '@urql/core',
  Relay: 'relay-runtime',
}
const steps = [...read('journey/test-journey.ts').matchAll(/^ +test\(['"]([a-z ]+): /gm)].map(([, step = '']) => step)

/** A row for each client that makes the journey. */
function rowOf(name: string): string {
  const [library = ''] = name.split(',', 1)
  const cells = steps.map((step) => (MISSING[name]?.includes(step) ? '–' : '✓'))
  return `| ${[name, versions[PACKAGES[library] ?? library] ?? '–', ...cells].join(' | ')} |`
}

test('docs/clients.md lists the clients that make the journey, with their versions', () => {
  const files = globSync('*/*.test.ts', { cwd: import.meta.dirname }).toSorted()
  const names = files.flatMap((file) =>
    [...read(file).matchAll(/^testJourney\('([^']+)'/gm)].map(([, name = '']) => name),
  )
  expect(
    read('../docs/clients.md')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2),
  ).toEqual(names.map(rowOf))
  expect(read('../docs/clients.md')).toContain(`| client | version | ${steps.join(' | ')} |`)
})
