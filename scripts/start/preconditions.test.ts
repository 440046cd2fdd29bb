import { tempFolder } from '../../server-kit/src/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { freePort } from '../processes/ports.ts'
import { checkPreconditions } from './preconditions.ts'
import { readSettings } from './settings.ts'

test('names the setting of a port that browsers refuse', async () => {
  const DATA_DIR = tempFolder('preconditions')
  const settings = readSettings({ DATA_DIR, PORT: String(await freePort()), BFF_PORT: '4190' })
  await expect(checkPreconditions(settings)).rejects.toThrow(
    'Port 4190 is refused by browsers; choose another one with BFF_PORT=… npm start.',
  )
})
