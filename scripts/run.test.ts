import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './processes/command.ts'

const PATIENT = { timeout: 10_000 }

test('texts run TypeScript by `npx node`, the Node of the project: Node 20 cannot', () => {
  const found = spawnSync(
    'git',
    ['grep', '-nP', String.raw`(?<!npx )(?<![/\w])node [\w/-]+\.ts\b`, '--', '*.md', '*.ts', '*.tsx'],
    { cwd: root, encoding: 'utf8' },
  )
  expect(found.stdout).toBe('')
})

test('exits with the exit code of the script', async () => {
  const { child } = starter(`process.exit(7)`)
  expect(await once(child, 'exit')).toEqual([7, null])
})

test('ends when the script has done its work, also one that waits for a stop', async () => {
  const running = join(root, 'scripts/checks/running.ts')
  const { child } = starter(
    `const { endCommandsOnSignal } = await import(${JSON.stringify(running)}); endCommandsOnSignal()`,
  )
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('passes a signal on to the script and waits for its end', async () => {
  const { child, output } = starter(
    `process.on('SIGTERM', () => { console.log('tidied'); process.exit(3) }); setInterval(() => {}, 1000); console.log('ready')`,
  )
  await expect.poll(output, PATIENT).toContain('ready')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([3, null])
  await expect.poll(output, PATIENT).toContain('tidied')
})

test('disconnects the script when run.mjs is killed', async () => {
  const { child, output } = starter(
    `process.on('disconnect', () => { console.log('alone'); process.exit() }); setInterval(() => {}, 1000); console.log('ready')`,
  )
  await expect.poll(output, PATIENT).toContain('ready')
  child.kill('SIGKILL')
  await expect.poll(output, PATIENT).toContain('alone')
})

test.each([
  ['{ platform: { value: "win32" } }', 'no build for win32 on x64 in the npm registry: use WSL 2'],
  [
    '{ report: { value: { getReport: () => ({ header: {} }) } } }',
    'no build for Alpine (musl) in the npm registry: use Debian',
  ],
  ['{ version: { value: "v18.20.8" } }', 'Node v18.20.8 is too old: install Node 20 or later.'],
])('ends with one line on a machine that cannot run it: %s', (machine, line) => {
  const pretend = `data:text/javascript,Object.defineProperties(process, ${machine})`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pretend, join(root, 'scripts/run.mjs'), 'none'],
    { encoding: 'utf8' },
  )
  expect([status, stdout, stderr.trim().split('\n')]).toEqual([1, '', [expect.stringContaining(line)]])
})

test('prints one line below a folder with a character that the build cannot read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop #1-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const file of ['scripts/run.mjs', 'package.json']) cpSync(join(root, file), join(folder, file))
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/run.mjs'), 'scripts/start.ts'], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    `The shop cannot be built below a folder with “#” in its name: ${folder}. Rename the folder or move the checkout.\n`,
  ])
})

/** Starts run.mjs with a script of this text. `output` returns what the script has written so far. */
function starter(text: string): { child: ChildProcess; output: () => string } {
  const folder = mkdtempSync(join(tmpdir(), 'starter-'))
  const script = join(folder, 'script.mjs')
  writeFileSync(script, text)
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), relative(root, script)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  let written = ''
  child.stdout.on('data', (data) => (written += data))
  return { child, output: () => written }
}
