import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './processes/command.ts'
import { tables } from './start/settings.ts'
import { misspelt, settingsReport, settingsTable } from './start/settings-report.ts'

const known = new Set(Object.values(tables).flatMap((table) => Object.keys(table)))

test('docs/settings.md has the table of the settings', () => {
  expect(
    readFileSync(join(root, 'docs/settings.md'), 'utf8').includes(settingsTable(tables)),
    'write it with: npm run settings -- --docs',
  ).toBe(true)
})

test('every variable that a server reads is in the table of its settings', () => {
  const files = globSync('{server-kit/src,store-api/src,bff/src,web/server,web/app,scripts/start}/**/*.{ts,tsx}', {
    cwd: root,
  }).filter((file) => !/\.(test|fixture)\.tsx?$|[/]testing|__generated__/.test(file))
  const read = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/(?<!meta\.)\benv\.([A-Z][A-Z_\d]+)|\benv\['([A-Z_\d]+)'\]/g),
      ([, name, quoted]) => ({ file, name: name ?? quoted ?? '' }),
    ),
  )
  expect(read.length).toBeGreaterThan(10)
  // PATH is for the embedded PostgreSQL.
  expect(read.filter(({ name }) => !known.has(name) && name !== 'PATH')).toEqual([])
})

test('the report shows values, defaults and of secrets only that they are set', () => {
  const report = settingsReport(
    tables,
    { PORT: '8080', SHOP_SECRET: 'hidden', DATABASE_URL: 'postgres://shop:hidden@db/shop' },
    ['PUBLIC_URL must be set: x.'],
  )
  expect(report).toMatch(/^PORT +8080 +npm start, web: /m)
  expect(report).toMatch(/^SHOP_SECRET +set +store-api: /m)
  expect(report).toMatch(/^PUBLIC_URL +MISSING/m)
  expect(report).toMatch(/^BFF_PORT +4000 \(default\)/m)
  expect(report).not.toContain('hidden')
})

test('a misspelt variable is named with the setting that is meant', () => {
  expect(misspelt(tables, { DATABSE_URL: 'x', PUBLIC_URI: 'x', PATH: 'x', HOSTNAME: 'x', PORT: '1' })).toEqual([
    'DATABSE_URL is no setting. Did you mean DATABASE_URL?',
    'PUBLIC_URI is no setting. Did you mean PUBLIC_URL?',
  ])
})
