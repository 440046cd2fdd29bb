import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tempFolder } from '../../server-kit/src/at-end.fixture.ts'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './command.ts'
import { freePort, isAnswering, isTaken } from './ports.ts'
import { PAUSE_MS, startService } from './service.ts'

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
  await expect(startService(options)).rejects.toThrow(
    'server ended while starting (exit code 1)\nSHOP_SECRET must be set',
  )
})

test('an answer of another program on the port does not count', async () => {
  const { options, port } = await program(server)
  await answerOn(port)
  await expect(startService(options)).rejects.toThrow(/^server ended while starting [^]+EADDRINUSE/)
})

test('nobody asks for a server that has ended', async () => {
  const { options, port } = await program('process.exit(1)')
  await expect(startService(options)).rejects.toThrow('ended while starting')
  const requests = await answerOn(port)
  await sleep(4 * PAUSE_MS)
  expect(requests).toEqual([])
})

test('a server ends with its parent process, even when that one is killed', async () => {
  const { options, port, folder } = await program(server)
  const starter = join(folder, 'starter.ts')
  writeFileSync(
    starter,
    `import { PAUSE_MS, startService } from '${root}scripts/processes/service.ts'\nawait startService(${JSON.stringify(options)})`,
  )
  const parent = spawn(process.execPath, [starter], { stdio: 'inherit' })
  await expect.poll(() => isAnswering(port), { timeout: 10_000 }).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isTaken(port), { timeout: 10_000 }).toBe(false)
})

/** Another program on the port. Returns the addresses that are requested from it. */
async function answerOn(port: number): Promise<string[]> {
  const requests: string[] = []
  const other = createServer(({ url = '' }, response) => (requests.push(url), response.end('ok'))).listen(
    port,
    '127.0.0.1',
  )
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  return requests
}

/** Writes a program into a new folder and returns its options for startService on a free port. */
async function program(text: string) {
  const folder = tempFolder('service')
  writeFileSync(join(folder, 'main.mjs'), text)
  const port = await freePort()
  const main = relative(root, join(folder, 'main.mjs'))
  const options = {
    name: 'server',
    main,
    env: { PORT: String(port) },
    log: join(folder, 'log'),
    ready: `http://127.0.0.1:${port}/`,
  }
  return { options, port, folder }
}
