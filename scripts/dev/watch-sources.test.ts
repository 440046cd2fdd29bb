import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { tempFolder } from '../../server-kit/src/at-end.fixture.ts'
import { expect, onTestFinished, test } from 'vitest'
import { WATCHED, watchSources } from './watch-sources.ts'

test.each(['bff/src/domains/cart/cart.source.ts', 'web/shop.config.ts'])(
  'each change of %s is seen when an editor replaces the file',
  async (file) => {
    const { path, changes } = watched(file)
    for (const count of [1, 2, 3]) {
      writeFileSync(path('new'), `export const count = ${count}`)
      renameSync(path('new'), path(file))
      await expect.poll(() => [...changes], { message: `after ${count} replacements` }).toEqual([file])
      changes.clear()
    }
  },
)

test('a new and a deleted file are changes, a generated and a temporary one are not', async () => {
  const { path, changes } = watched('schema/cart.graphql')
  mkdirSync(path('schema/__generated__'))
  for (const file of [
    'schema/__generated__/a.ts',
    'schema/.cart.graphql.swp',
    'web/package.json',
    'schema/new.graphql',
  ])
    writeFileSync(path(file), '')
  await expect.poll(() => [...changes]).toEqual(['schema/new.graphql'])
  rmSync(path('schema/cart.graphql'))
  await expect.poll(() => [...changes]).toEqual(['schema/new.graphql', 'schema/cart.graphql'])
})

test('a file in a new folder is a change, also where a folder was deleted', async () => {
  const { path, changes } = watched('bff/src/domains/cart/cart.source.ts')
  for (const text of ['new', 'newer']) {
    rmSync(path('bff/src/domains/cart'), { recursive: true })
    mkdirSync(path('bff/src/domains/cart/more'), { recursive: true })
    await expect.poll(() => changes.size).toBeGreaterThan(0)
    changes.clear()
    writeFileSync(path('bff/src/domains/cart/more/cart.source.ts'), text)
    await expect.poll(() => [...changes]).toContain('bff/src/domains/cart/more/cart.source.ts')
  }
})

/** Watches a checkout whose folders are empty but for `file`. `changes` are the files that were reported. */
function watched(file: string) {
  const folder = tempFolder('watch-sources')
  const path = (name: string) => join(folder, name)
  for (const name of [...WATCHED, file]) {
    mkdirSync(dirname(path(name)), { recursive: true })
    if (extname(name)) writeFileSync(path(name), '')
    else mkdirSync(path(name), { recursive: true })
  }
  const changes = new Set<string>()
  const stop = watchSources((files) => {
    for (const changed of files) changes.add(changed)
  }, folder)
  onTestFinished(stop)
  return { path, changes }
}
