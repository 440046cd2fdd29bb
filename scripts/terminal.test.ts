import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './processes/ports.ts'
import { startService } from './processes/service.ts'

test('the log of the bff escapes control characters of a failing store API', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'terminal-'))
  const said = 'down\u001b[2J\u009b1m\u202egnp'
  const store = createServer((_, response) =>
    response
      .writeHead(503, { 'content-type': 'application/json' })
      .end(JSON.stringify({ status: false, message: said })),
  )
  store.listen(0, '127.0.0.1')
  await once(store, 'listening')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const log = join(folder, 'log')
  const env = {
    BFF_PORT: String(port),
    STORE_API_URL: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    LOG_LEVEL: 'info',
  }
  const service = await startService({ name: 'bff', main: 'bff/src/main.ts', env, log, ready: `${url}/health` })
  onTestFinished(async () => {
    await service.stop()
    store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ brands { id } }' }),
  })
  await expect.poll(() => readFileSync(log, 'utf8'), { timeout: 10_000 }).toContain(String.raw`\u009b1m\u202egnp`)
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  expect(lines.join('')).not.toMatch(/\p{Cc}|\u202e/u)
  const { text = '' } = lines.map((line) => JSON.parse(line) as { text?: string }).find(({ text }) => text) ?? {}
  expect(JSON.parse(text)).toMatchObject({ message: said })
})
