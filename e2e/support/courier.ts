import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../scripts/processes/command.ts'
import { serviceKey, storeApiUrl } from './addresses.ts'

const run = promisify(execFile)

/** Runs `ops` with these arguments against the shop of this journey. Returns what it printed. */
export async function runOps(...given: string[]): Promise<string> {
  const env = { ...process.env, STORE_API_URL: storeApiUrl(), SERVICE_KEY: serviceKey() }
  const { stdout } = await run(process.execPath, [join(root, 'store-api/src/cli/main.ts'), 'ops', ...given], { env })
  return stdout
}

/** Delivers an order with `ops order courier-demo`, one step per `pace`. Returns what it printed. */
export async function courierDemo(number: string, pace = '1s'): Promise<string> {
  return runOps('order', 'courier-demo', number, '--pace', pace)
}
