import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../processes/ports.ts'
import { startService } from '../processes/service.ts'

/**
 * Starts the server of `main` for the length of a test, on a free port that the setting `portName` names, with a data
 * folder of its own. Returns its address when it is ready.
 */
export async function startServer(main: string, portName: string, env: Record<string, string>): Promise<string> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const shared = { DATA_DIR: folder, LOG_LEVEL: 'warn', STOP_DELAY_MS: '0', [portName]: String(port) }
  const service = await startService({
    name: main,
    main,
    env: { ...shared, ...env },
    log: join(folder, 'log'),
    ready: `${url}/ready`,
  })
  onTestFinished(() => service.stop())
  return url
}
