import { expect, test } from 'vitest'
import { loneSmallFiles } from './small-files.ts'

const service = (imports: string) => `${imports}\n${'// a line\n'.repeat(40)}`

test('finds a small file that one file imports, however it is imported', () => {
  const texts = new Map([
    [
      'store-api/src/domains/cart/cart.service.ts',
      service(
        "import { max } from './limits.ts'\nimport type { A } from '#src/http/a.ts'\nnew URL('./thread.ts', import.meta.url)",
      ),
    ],
    ['store-api/src/domains/cart/limits.ts', 'export const max = 1\n'],
    ['store-api/src/domains/cart/thread.ts', 'export {}\n'],
    ['store-api/src/http/a.ts', 'export type A = 1\n'],
  ])
  const importer = 'store-api/src/domains/cart/cart.service.ts'
  expect(loneSmallFiles(texts)).toEqual([
    { file: 'store-api/src/domains/cart/limits.ts', lines: 1, importer },
    { file: 'store-api/src/domains/cart/thread.ts', lines: 1, importer },
    { file: 'store-api/src/http/a.ts', lines: 1, importer },
  ])
})

test('finds a small component of the web application', () => {
  const texts = new Map([
    ['web/app/routes/home/page.tsx', "import { Hero } from '#app/domains/content/hero.tsx'\n"],
    ['web/app/domains/content/hero.tsx', 'export const Hero = () => null\n'],
  ])
  expect(loneSmallFiles(texts)).toEqual([
    { file: 'web/app/domains/content/hero.tsx', lines: 1, importer: 'web/app/routes/home/page.tsx' },
  ])
})

test('leaves large files, files with two importers, tests and fixtures alone', () => {
  const texts = new Map([
    ['bff/src/a.ts', service("import './shared.ts'\nimport './large.ts'")],
    ['bff/src/b.ts', service("import '#src/shared.ts'")],
    ['bff/src/large.ts', service('')],
    ['bff/src/shared.ts', 'export {}\n'],
    ['bff/src/only-tested.ts', 'export {}\n'],
    ['bff/src/a.fixture.ts', "import './only-tested.ts'\n"],
    ['bff/src/a.test.ts', "import './only-tested.ts'\nimport './a.fixture.ts'\n"],
  ])
  expect(loneSmallFiles(texts)).toEqual([])
})
