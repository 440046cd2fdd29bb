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

test('a port that is taken is one clear line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(await start({ PORT: String(port) })).toEqual({ code: 1, said: `Port ${port} is taken by another program; choose another one with PORT=… npm start.` })
})

test('a port given as text is one clear line', async () => {
  expect(await start({ PORT: 'abc' })).toEqual({ code: 1, said: 'PORT must be a number from 1 to 65535, not "abc".' })
})

test('a database that does not answer is one clear line, without the password', async () => {
  const port = await freePort()
  const { code, said } = await start({ DATABASE_URL: `postgres://shop:secret@127.0.0.1:${port}/shop` })
  expect(code).toBe(1)
  expect(said).toMatch(new RegExp(`^The database at postgres://127.0.0.1:${port}/shop \\(DATABASE_URL\\) cannot be used: .*ECONNREFUSED[^\n]*$`))
})

test('a store API that does not answer is one clear line', async () => {
  const port = await freePort()
  const { code, said } = await start({ STORE_API_URL: `http://127.0.0.1:${port}` })
  expect(code).toBe(1)
  expect(said).toMatch(new RegExp(`^The store API at http://127.0.0.1:${port} \\(STORE_API_URL\\) does not answer: [^\n]*$`))
})

test('a data folder that cannot be made is one clear line', async () => {
  const { code, said } = await start({ DATA_DIR: 'file-in-the-way/data' })
  expect(code).toBe(1)
  expect(said).toMatch(/^The data folder .* \(DATA_DIR\) cannot be written: [^\n]*$/)
})

/** `npm start` with this environment, until it ends: its exit code and what it wrote as an error. DATA_DIR is below a new folder. */
async function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'file-in-the-way'), '')
  const [web, bff, api] = await Promise.all([freePort(), freePort(), freePort()])
  const ports = { PORT: String(web), BFF_PORT: String(bff), STORE_API_PORT: String(api) }
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: { ...process.env, DATABASE_URL: '', STORE_API_URL: '', ...ports, ...env, DATA_DIR: join(folder, env.DATA_DIR ?? 'data') },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (data) => (said += data))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said: said.trim() }
}
