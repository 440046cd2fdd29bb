import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../processes/ports.ts'
import { checkPreconditions } from './preconditions.ts'
import { readSettings } from './settings.ts'

test('names the setting of a port that browsers refuse', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'preconditions-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  const settings = readSettings({ DATA_DIR, PORT: String(await freePort()), BFF_PORT: '4190' })
  await expect(checkPreconditions(settings)).rejects.toThrow(
    'Port 4190 is refused by browsers; choose another one with BFF_PORT=… npm start.',
  )
})
