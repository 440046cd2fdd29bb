import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import { freePort } from '../../scripts/processes/ports.ts'
import { startService } from '../../scripts/processes/service.ts'
import { built, storeApiUrl } from './addresses.ts'
import { openGate } from './gate.ts'

/**
 * Starts a second web with the given settings and a second bff before the same store API, with gates between them that
 * a test can shut.
 */
export async function startSecondShop(testInfo: TestInfo, settings: Record<string, string> = {}) {
  const logs = testInfo.outputPath('logs')
  mkdirSync(logs, { recursive: true })
  const start = async (name: string, main: string, portName: string, env: Record<string, string>) => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const log = join(logs, `${name}.log`)
    const service = await startService({
      name,
      main,
      env: { ...env, [portName]: String(port) },
      log,
      ready: `${url}/health`,
    })
    return { url, stop: service.stop }
  }
  const storeApi = await openGate(storeApiUrl())
  const upstream = await start('bff', built('bff'), 'BFF_PORT', { STORE_API_URL: storeApi.url })
  const bff = await openGate(upstream.url)
  const web = await start('web', built('web'), 'PORT', { STORE_API_URL: storeApiUrl(), ...settings, BFF_URL: bff.url })
  return {
    url: web.url,
    storeApi,
    bff,
    stop: async () => {
      await Promise.all([web.stop(), upstream.stop()])
      await Promise.all([storeApi.remove(), bff.remove()])
    },
  }
}
