// Runs what a browser runs to start a page: the modules of the home page, then the entry. Prints an error, and exits
// with 1, when one of them cannot be loaded or the entry does not wait for the others. The end of each build calls it,
// because the server's HTML would hide it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'
import type { Manifest } from './build-end.ts'

const FIRST = /^app\/(root|layouts\/[\w-]+|routes\/home\/page)\.tsx/
const ENTRY = /^app\/entry\.client\.tsx/

const client = process.argv[2] ?? ''
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
const filesOf = (keys: RegExp) =>
  Object.keys(manifest).flatMap((key) => (keys.test(key) ? [manifest[key]?.file ?? []].flat() : []))
const load = (file: string) => import(pathToFileURL(join(client, file)).href)

const { window } = new JSDOM('<html lang="ar">', { url: 'http://localhost/' })
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value: window[name], writable: true })
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
  globalThis[name] = window[name].bind(window)

let hasPage = false
/** The entry begins with its texts. It ends before it hydrates: the document does not say which address it shows. */
const fetchTexts = async () => {
  if (!hasPage)
    throw new Error('The entry does not wait for the modules of the page: see codeSplitting in web/vite.config.ts.')
  return Response.json({})
}
Object.assign(globalThis, { window: globalThis, fetch: fetchTexts })
try {
  for (const file of filesOf(FIRST)) await load(file)
  hasPage = true
  for (const file of filesOf(ENTRY)) await load(file)
  process.exit(0)
} catch (error) {
  // A stack would begin with a whole line of a minified file.
  process.stderr.write(`${String(error)}\n`, () => process.exit(1))
}
