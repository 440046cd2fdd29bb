import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tempFolder } from '../../server-kit/src/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { removeOrphans } from './generate.ts'

test('removes the generated files of deleted documents only', () => {
  const app = tempFolder('app')
  const kept = [
    '__generated__/schema.ts',
    'routes/page.graphql',
    'routes/__generated__/page.ts',
    'styles/__generated__/font.woff2',
  ]
  for (const file of [...kept, 'routes/__generated__/deleted.ts']) {
    mkdirSync(join(app, dirname(file)), { recursive: true })
    writeFileSync(join(app, file), '')
  }
  removeOrphans(app)
  expect(globSync('**/*.*', { cwd: app }).toSorted()).toEqual(kept.toSorted())
})
