import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeOrphans } from './generate.ts'

test('removes the generated files of deleted documents only', () => {
  const app = mkdtempSync(join(tmpdir(), 'app-'))
  onTestFinished(() => rmSync(app, { recursive: true }))
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
