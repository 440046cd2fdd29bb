import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { slimManifest } from './server/build-end.ts'

test('the list of routes keeps what is true, and the imports of a page that a link prefetches', () => {
  const cart = {
    id: 'routes/my-cart/page',
    hasLoader: true,
    hasAction: false,
    module: '/assets/cart.js',
    imports: ['/assets/parts.js'],
    css: [],
  }
  const terms = {
    id: 'routes/terms/page',
    hasLoader: false,
    module: '/assets/terms.js',
    imports: ['/assets/prose.js'],
    css: ['/assets/terms.css'],
  }
  const slim = slimmed({
    version: 'v1',
    entry: { imports: ['/assets/entry.js'] },
    routes: { [cart.id]: cart, [terms.id]: terms },
  })
  expect(slim).toEqual({
    version: 'v1',
    entry: { imports: ['/assets/entry.js'] },
    routes: {
      [cart.id]: { id: cart.id, hasLoader: true, module: cart.module, imports: cart.imports },
      [terms.id]: { id: terms.id, module: terms.module, css: terms.css },
    },
  })
})

test('a build without the list of routes fails', () => {
  const folder = tempFolder('built')
  expect(() => slimManifest(folder)).toThrow("React Router's list of routes is not in")
})

function slimmed(manifest: object): unknown {
  const folder = tempFolder('built')
  mkdirSync(join(folder, 'assets'))
  const file = join(folder, 'assets', 'manifest-1a2b.js')
  writeFileSync(join(folder, 'assets', 'manifest-Empty.js'), '')
  writeFileSync(file, `window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  slimManifest(folder)
  const [, json = ''] = /^window\.__reactRouterManifest=(.*);$/.exec(readFileSync(file, 'utf8')) ?? []
  return JSON.parse(json)
}
