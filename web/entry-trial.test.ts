import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { tryEntry } from './server/build-end.ts'

const ENTRY = `if (document.documentElement.lang) await (await fetch('/texts/ar.json')).json()`

test('a build whose entry starts after the modules of the page passes', () => {
  const client = makeBuild({ entry: ENTRY, page: 'export const title = document.title' })
  expect(() => tryEntry(import.meta.dirname, client)).not.toThrow()
})

test('a build whose page runs the entry with its own modules fails', () => {
  const client = makeBuild({ entry: '', page: ENTRY })
  expect(() => tryEntry(import.meta.dirname, client)).toThrow(
    /^No page would start in a browser: Error: The entry does not wait for the modules of the page/,
  )
})

test('a build with a module that cannot be loaded fails', () => {
  const client = makeBuild({ entry: ENTRY, page: 'later; let later = 1' })
  expect(() => tryEntry(import.meta.dirname, client)).toThrow(
    "ReferenceError: Cannot access 'later' before initialization",
  )
})

/** Writes the browser's files of a shop with one page. Returns their folder. */
function makeBuild(texts: { entry: string; page: string }): string {
  const client = tempFolder('entry-trial')
  mkdirSync(join(client, '.vite'))
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(client, `${name}.mjs`), text)
  writeFileSync(
    join(client, '.vite/manifest.json'),
    JSON.stringify({ 'app/root.tsx?x': { file: 'page.mjs' }, 'app/entry.client.tsx': { file: 'entry.mjs' } }),
  )
  return client
}
