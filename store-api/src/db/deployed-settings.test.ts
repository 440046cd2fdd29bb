import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serverKinds } from './embedded-kinds.ts'
import { throwawayPlaces } from './embedded-paths.ts'
import { startServer } from './embedded-server.ts'
import { withAdmin } from './testing-databases.ts'

const FILE = join(import.meta.dirname, '../../../deploy/postgresql.conf')

test('PostgreSQL starts by deploy/postgresql.conf, with each of its settings', { timeout: 60_000 }, async () => {
  const lines = readFileSync(FILE, 'utf8').matchAll(/^(\w+) = (?:'([^']*)'|(\S+))$/gm)
  const settings = Object.fromEntries(Array.from(lines, ([, name = '', quoted, bare]) => [name, quoted ?? bare ?? '']))
  expect(Object.keys(settings).length).toBeGreaterThan(15)
  const places = throwawayPlaces()
  onTestFinished(() => rmSync(join(places.data, '..'), { recursive: true, force: true }))
  // Nothing is to be archived by this machine.
  const server = await startServer(places, {
    initdb: serverKinds.shop.initdb,
    settings: { ...settings, archive_command: '/bin/true' },
  })
  onTestFinished(() => server.stop())
  const shown = await withAdmin(server.url, async (client) =>
    client.query<{ name: string; setting: string }>(
      "select name, current_setting(name) as setting from pg_settings where source = 'command line'",
    ),
  )
  const found = Object.fromEntries(shown.rows.map(({ name, setting }) => [name, setting]))
  expect(Object.keys(settings).filter((name) => !(name in found))).toEqual([])
})
