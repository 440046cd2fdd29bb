import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './processes/command.ts'
import { freePort } from './processes/ports.ts'

test('prints one line when a port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(await start({ PORT: String(port) })).toEqual({
    code: 1,
    said: `Port ${port} is taken by another program; choose another one with PORT=… npm start.`,
  })
})

test('prints one line when a port is no number', async () => {
  expect(await start({ PORT: 'abc' })).toEqual({ code: 1, said: 'PORT must be a number from 1 to 65535, not "abc".' })
})

test('prints one line without the password when the database does not answer', async () => {
  const port = await freePort()
  const { code, said } = await start({ DATABASE_URL: `postgres://shop:secret@127.0.0.1:${port}/shop` })
  expect(code).toBe(1)
  expect(said).toMatch(
    new RegExp(
      `^The database at postgres://127.0.0.1:${port}/shop \\(DATABASE_URL\\) cannot be used: .*ECONNREFUSED[^\n]*$`,
    ),
  )
})

test('prints one line when the store API does not answer', async () => {
  const port = await freePort()
  const { code, said } = await start({ STORE_API_URL: `http://127.0.0.1:${port}` })
  expect(code).toBe(1)
  expect(said).toMatch(
    new RegExp(`^The store API at http://127.0.0.1:${port} \\(STORE_API_URL\\) does not answer: [^\n]*$`),
  )
})

test('prints one line when the data folder cannot be made', async () => {
  const { code, said } = await start({ DATA_DIR: 'file-in-the-way/data' })
  expect(code).toBe(1)
  expect(said).toMatch(/^The data folder .* \(DATA_DIR\) cannot be written: [^\n]*$/)
})

/**
 * Runs `npm start` with these environment variables, DATA_DIR below a new folder. Returns its exit code and its stderr.
 */
async function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'file-in-the-way'), '')
  const [web, bff, api] = await Promise.all([freePort(), freePort(), freePort()])
  const ports = { PORT: String(web), BFF_PORT: String(bff), STORE_API_PORT: String(api) }
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      STORE_API_URL: '',
      ...ports,
      ...env,
      DATA_DIR: join(folder, env.DATA_DIR ?? 'data'),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (data) => (said += data))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: said.trim() }
}
