import { expect, test } from 'vitest'
import { readStopDelay } from './graceful-stop.ts'
import { readMetricsKey } from './metrics.ts'
import { readPort, readUrl } from './settings.ts'

test('a setting that is missing or blank has its default', () => {
  expect([readPort({}, 'PORT', 3000), readPort({ PORT: ' ' }, 'PORT', 3000)]).toEqual([3000, 3000])
  expect(readUrl({ BFF_URL: '' }, 'BFF_URL', 'http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000')
  expect(readMetricsKey({})).toBeUndefined()
  expect([readStopDelay({}), readStopDelay({ NODE_ENV: 'production' })]).toEqual([0, 5_000])
})

test('a setting is read without spaces around it, and an address without slashes at its end', () => {
  expect([readPort({ PORT: '0' }, 'PORT', 3000), readPort({ PORT: ' 8080 ' }, 'PORT', 3000)]).toEqual([0, 8080])
  expect(readUrl({ BFF_URL: ' https://bff.example/v1// ' }, 'BFF_URL', '')).toBe('https://bff.example/v1')
  expect(readStopDelay({ STOP_DELAY_MS: '120000' })).toBe(120_000)
})

test.each([
  [() => readPort({ PORT: '1.5' }, 'PORT', 1), 'PORT must be a number from 0 to 65535, not "1.5".'],
  [() => readPort({ PORT: '65536' }, 'PORT', 1), 'PORT must be a number from 0 to 65535, not "65536".'],
  [() => readUrl({ BFF_URL: 'bff:4000' }, 'BFF_URL', ''), 'BFF_URL must be an address that starts with http:// or https://, not "bff:4000".'],
  [() => readMetricsKey({ METRICS_KEY: 'x'.repeat(23) }), 'METRICS_KEY must have at least 24 characters.'],
  [() => readStopDelay({ STOP_DELAY_MS: '120001' }), 'STOP_DELAY_MS must be a number of milliseconds from 0 to 120000, not "120001".'],
])('%s throws one line', (read, line) => {
  expect(read).toThrow(new Error(line))
})
