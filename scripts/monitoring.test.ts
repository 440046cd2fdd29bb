import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findOrInstall } from './checks/debian-servers.ts'
import { root, run } from './processes/command.ts'

const folder = join(root, 'deploy/monitoring')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const promtool = await findOrInstall('promtool', 'prometheus')

test('promtool accepts the alert rules and finds that they fire as they should', { timeout: 60_000 }, async () => {
  expect(await run(promtool, ['check', 'rules', join(folder, 'alerts.yml')])).toMatchObject({ ok: true })
  expect(await run(promtool, ['test', 'rules', join(folder, 'alerts.test.yml')])).toMatchObject({ ok: true })
  expect(await run(promtool, ['check', 'config', '--syntax-only', join(folder, 'prometheus.yml')])).toMatchObject({
    ok: true,
  })
})

test('every expression of the dashboard is accepted by promtool, and every metric of both is one of the servers', async () => {
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
  const expressions = panels.flatMap(({ targets }) => targets)
  const dir = mkdtempSync(join(tmpdir(), 'dashboard-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const rules = expressions.map(({ expr }, n) => ({ record: `panel:${n}`, expr }))
  // JSON is YAML.
  writeFileSync(join(dir, 'panels.yml'), JSON.stringify({ groups: [{ name: 'panels', rules }] }))
  expect(await run(promtool, ['check', 'rules', join(dir, 'panels.yml')])).toMatchObject({ ok: true })
  const files = globSync('{bff,store-api,server-kit}/src/**/*.ts', { cwd: root })
  const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const used = [...expressions.map(({ expr }) => expr), read('alerts.yml')].join('\n')
  const named = [...used.matchAll(/\b([a-z]+_[a-z0-9_]+)(?=[{[) ]|$)/gm)].map(([, name = '']) => name)
  const own = named
    .map((name) => name.replace(/_(?:bucket|count)$/, ''))
    .filter((name) => !/^(?:nodejs|process|histogram)_/.test(name))
  expect(own.length).toBeGreaterThan(20)
  expect([...new Set(own)].filter((name) => !sources.includes(`'${name}'`))).toEqual([])
})

test('each alert has a line in docs/operations.md', () => {
  const alerts = [...read('alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name)
  const docs = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  expect(alerts.filter((name) => !docs.includes(`| \`${name}\` |`))).toEqual([])
})
