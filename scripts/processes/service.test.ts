import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './command.ts'
import { freePort, isTaken } from './ports.ts'
import { startService } from './service.ts'

const server = `
  import { createServer } from 'node:http'
  createServer((request, response) => response.end('ok')).listen(Number(process.env.PORT), '127.0.0.1')
`

test('starts a server, waits until it answers, and stops it', async () => {
  const { options, port } = await program(server)
  const service = await startService(options)
  expect(await isTaken(port)).toBe(true)
  await service.stop()
  expect(await isTaken(port)).toBe(false)
})

test('throws the last lines of a server that ends while starting', async () => {
  const { options } = await program(`console.error('SHOP_SECRET must be set'); process.exit(1)`)
  await expect(startService(options)).rejects.toThrow('server ended while starting (exit code 1)\nSHOP_SECRET must be set')
})

test('a server ends with its parent process, even when that one is killed', async () => {
  const { options, port, folder } = await program(server)
  const starter = join(folder, 'starter.ts')
  writeFileSync(starter, `import { startService } from '${root}scripts/processes/service.ts'\nawait startService(${JSON.stringify(options)})`)
  const parent = spawn(process.execPath, [starter], { stdio: 'inherit' })
  await expect.poll(() => isTaken(port), { timeout: 10_000 }).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isTaken(port), { timeout: 10_000 }).toBe(false)
})

/** Writes a program into a new folder and returns its options for startService on a free port. */
async function program(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'service-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'main.mjs'), text)
  const port = await freePort()
  const main = relative(root, join(folder, 'main.mjs'))
  const options = { name: 'server', main, env: { PORT: String(port) }, log: join(folder, 'log'), ready: `http://127.0.0.1:${port}/` }
  return { options, port, folder }
}
