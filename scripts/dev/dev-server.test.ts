import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../processes/command.ts'
import { freePort } from '../processes/ports.ts'
import { type Service, startService } from '../processes/service.ts'

/** The web server of `npm run dev`, without HOST. */
let web: Service
let port: number
let dataDir: string

beforeAll(async () => {
  port = await freePort()
  mkdirSync(join(root, '.data'), { recursive: true })
  dataDir = mkdtempSync(join(root, '.data/dev-server-'))
  writeFileSync(join(dataDir, 'secrets.json'), '{}')
  const env = { PORT: String(port), HOST: '', LOG_LEVEL: 'silent', NODE_ENV: 'development', PUBLIC_URL: '' }
  web = await startService({
    name: 'web',
    main: 'web/dev-server.ts',
    env,
    log: () => undefined,
    ready: `http://127.0.0.1:${port}/health`,
  })
})

afterAll(async () => {
  await web.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the development server refuses files outside of web and of the packages', async () => {
  const files = [
    join(dataDir, 'secrets.json'),
    join(root, 'package.json'),
    join(root, 'store-api/src/main.ts'),
    join(root, '.git'),
  ]
  for (const file of files) expect([file, await statusOf(`/@fs${file}`)]).toEqual([file, 403])
  expect(await statusOf(`/@fs${join(dataDir, 'secrets.json')}?raw`)).toBe(403)
})

test('the development server serves modules of pages and packages', async () => {
  const paths = [
    '/app/entry.client.tsx',
    '/@vite/client',
    `/@fs${join(root, 'web/shop.config.ts')}`,
    `/@fs${join(root, 'node_modules/vite/dist/client/env.mjs')}`,
  ]
  for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 200])
})

test('the development server listens on the loopback address only, without HOST', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  for (const { address } of others)
    await expect(fetch(`http://${address}:${port}/health`)).rejects.toThrow('fetch failed')
})

async function statusOf(path: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  await response.body?.cancel()
  return response.status
}
