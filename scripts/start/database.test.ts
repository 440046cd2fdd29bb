import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { fillDemo } from '../../demo/fill.ts'
import { makeDatabase } from '../../store-api/src/db/testing-databases.ts'
import type {} from '../../store-api/src/db/testing-server.ts' // says what `inject` gives
import { freePort } from '../processes/ports.ts'
import { startService } from '../processes/service.ts'
import { startDatabase } from './database.ts'
import { watchRunning } from './running.ts'
import { readSettings } from './settings.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  PRIVATE_NETWORK: 'on',
  SHOP_SECRET: 'a-secret-of-this-test-and-of-nothing-else',
  SERVICE_KEY: 'a-key-of-this-test-and-of-nothing-else',
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_ID: '1',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'verify',
  WHATSAPP_API_URL: 'http://127.0.0.1:9',
}
const DEMO_LOGIN = { email: '01000000001', password: 'modarag2026' }

test('production starts with the reference data alone, without the demo login', { timeout: 240_000 }, async () => {
  const { start } = await makeShop(false)
  const { database, call } = await start(PRODUCTION)
  expect(database).toMatchObject({ isEmpty: true })
  expect([database.login, (await call('/login', DEMO_LOGIN)).status, (await call('/products')).body.data]).toEqual([
    undefined,
    401,
    [],
  ])
  const lists = await Promise.all(
    ['/branches', '/categories', '/states'].map(async (path) => (await call(path)).body.data as unknown[]),
  )
  expect(
    lists.map(({ length }) => length),
    'branches, categories, governorates',
  ).toEqual([0, 0, 27])
})

test('the demo login works in development and never in production', { timeout: 240_000 }, async () => {
  const { folder, start } = await makeShop(true)
  const demo = await start({})
  const opened = await demo.call('/login', DEMO_LOGIN)
  expect([demo.database.login, opened.status]).toEqual(['01000000001 / modarag2026', 200])
  const real = await start(PRODUCTION)
  expect([real.database.login, (await real.call('/login', DEMO_LOGIN)).status]).toEqual([undefined, 401])
  const { token } = opened.body.data as { token: string }
  const profile = await fetch(`${real.url}/profile`, { headers: { authorization: `Bearer ${token}` } })
  expect(profile.status, 'a session of the demo login, in production').toBe(401)
  expect((await real.call('/products')).body.data).not.toEqual([])
  expect(statSync(join(folder, 'log')).mode & 0o777).toBe(0o600)
})

/**
 * Makes a database, only migrated or with the demo shop. `start` prepares it as `npm start` does and starts the store
 * API.
 */
async function makeShop(demo: boolean) {
  const { url: databaseUrl, drop } = await makeDatabase(inject('postgres'), demo ? fillDemo : 'reference')
  const folder = mkdtempSync(join(tmpdir(), 'start-database-'))
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true })
    await drop()
  })
  const log = join(folder, 'log')
  writeFileSync(log, '')
  const start = async (env: Record<string, string>) => {
    const port = await freePort()
    const database = await startDatabase(readSettings({ ...env, DATABASE_URL: databaseUrl }), watchRunning())
    const url = `http://127.0.0.1:${port}`
    const own = {
      NODE_ENV: 'development',
      ...env,
      STORE_API_PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      STOP_DELAY_MS: '0',
    }
    const service = await startService({
      name: 'store API',
      main: 'store-api/src/main.ts',
      log,
      ready: `${url}/ready`,
      env: own,
    })
    onTestFinished(() => service.stop())
    const call = async (path: string, body?: object) => {
      const sent = body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      const response = await fetch(url + path, sent)
      return { status: response.status, body: (await response.json()) as { data?: unknown } }
    }
    return { database, url, call }
  }
  return { folder, start }
}
