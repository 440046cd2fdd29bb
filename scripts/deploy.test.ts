// The files of deploy/ are accepted by the programs that read them, in their versions of Debian.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findOrInstall, startPgbouncer } from './checks/debian-servers.ts'
import { root, run } from './processes/command.ts'
import { freePort } from './processes/ports.ts'

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  return folder
}

test('systemd knows every line of the units, and finds them well enclosed', { timeout: 60_000 }, async () => {
  const systemd = await findOrInstall('systemd-analyze', 'systemd')
  const folder = emptyFolder()
  const names = readdirSync(join(root, 'deploy/systemd'))
  for (const name of names) writeFileSync(join(folder, name), read(`systemd/${name}`).replaceAll('/opt/shop', root))
  for (const name of names) {
    expect(await run(systemd, ['verify', join(folder, name.replace('@', '@3000'))])).toMatchObject({ output: '' })
    if (!name.includes('@')) continue
    const { output } = await run(systemd, ['security', '--offline=true', join(folder, name)])
    expect(Number(/Overall exposure level .*: ([\d.]+)/.exec(output)?.[1])).toBeLessThan(2)
  }
})

test('haproxy accepts its file', { timeout: 60_000 }, async () => {
  const haproxy = await findOrInstall('haproxy', 'haproxy')
  expect(await run(haproxy, ['-c', '-f', join(root, 'deploy/haproxy.cfg')])).toMatchObject({ ok: true })
})

test('pgbouncer starts by its file', { timeout: 60_000 }, async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, 'users'), '')
  chmodSync(join(folder, 'users'), 0o644)
  const port = await freePort()
  const ours = read('pgbouncer.ini')
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'users'))
    .replace('listen_port = 6432', `listen_port = ${port}`)
  const pgbouncer = await startPgbouncer(ours, port)
  await expect(pgbouncer.stop()).resolves.toBeUndefined()
})
