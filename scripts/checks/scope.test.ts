import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { root } from '../processes/command.ts'
import {
  faultFiles,
  fullOnlyFiles,
  isLeftOut,
  findLeftOut,
  runsProject,
  SCOPE,
  shortGrep,
  shortJourneys,
} from './scope.ts'

afterEach(() => void vi.unstubAllEnvs())

test('each file and journey of the list exists', () => {
  expect([...fullOnlyFiles, ...faultFiles].filter((file) => !existsSync(join(root, file)))).toEqual([])
  expect(
    shortJourneys.filter(({ file, title }) => !readFileSync(join(root, 'e2e/journeys', file), 'utf8').includes(title)),
  ).toEqual([])
})

test('npm test leaves out the listed files, the slow projects and the other journeys', () => {
  vi.stubEnv(SCOPE, 'short')
  expect(findLeftOut('bff')).toContain('src/rest/resource-guards.test.ts')
  expect(['bff', 'examples', 'store-api-icu'].map(runsProject)).toEqual([true, false, false])
  const [first] = shortJourneys
  expect(
    shortGrep('ar-360')?.some((pattern) => pattern.test(`ar-360 ${first?.file} ${first?.title} @everywhere`)),
  ).toBe(true)
  expect([
    isLeftOut(`e2e/journeys/${first?.file}`, first?.title ?? ''),
    isLeftOut('e2e/journeys/toasts.test.ts', 'three toasts'),
  ]).toEqual([false, true])
})

test('the full run leaves out the tests of several machines, and a run by hand no file', () => {
  for (const [scope, repeated, machines] of [
    ['full', true, 2],
    ['', false, 0],
  ] as const) {
    vi.stubEnv(SCOPE, scope)
    expect(findLeftOut('scripts').length).toBe(machines)
    expect([findLeftOut('bff'), shortGrep('ar-360'), runsProject('examples'), runsProject('store-api-icu')]).toEqual([
      [],
      undefined,
      true,
      repeated,
    ])
  }
})
