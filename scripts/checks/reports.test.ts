import { expect, test } from 'vitest'
import { readReport as readBrowserReport } from './browser-tests.ts'
import { readReport as readUnitReport } from './unit-tests.ts'

const unitFile = (statuses: string[], message = '') => ({
  name: 'a.test.ts',
  status: statuses.every((status) => status === 'passed') && !message ? 'passed' : 'failed',
  message,
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: statuses.map((status, n) => ({
    status,
    fullName: `test ${n}`,
    failureMessages: status === 'failed' ? ['wrong'] : [],
  })),
})

test('counts unit tests one by one, with their messages', () => {
  const outcome = readUnitReport({ testResults: [unitFile(['passed', 'failed', 'passed'])] }, false, '')
  expect(outcome).toMatchObject({ passed: 2, failed: 1, failures: ['a.test.ts\ntest 1\nwrong'] })
  expect(outcome.times).toMatchObject([{ ms: 2_500 }])
})

test('counts a test file that cannot be read as a failure', () => {
  const outcome = readUnitReport({ testResults: [unitFile([], 'Cannot find module'), unitFile(['passed'])] }, false, '')
  expect(outcome).toMatchObject({ passed: 1, failed: 1, failures: ['a.test.ts\nCannot find module'] })
})

test('counts an error outside of the tests as a failure', () => {
  const outcome = readUnitReport({ testResults: [unitFile(['passed'])] }, false, 'Unhandled rejection')
  expect(outcome).toMatchObject({ passed: 1, failed: 1, failures: ['Unhandled rejection'] })
})

const [fine, broken] = [{ duration: 700 }, { duration: 700, error: { message: 'no button' } }]
const journey = (status: string, results: { duration: number; error?: { message: string } }[]) => ({
  title: 'a guest buys',
  file: 'buy.spec.ts',
  ok: status !== 'unexpected',
  tests: [{ projectName: 'ar-360', status, results }],
})

test('counts browser tests of all suites, with their messages', () => {
  const suites = [{ specs: [journey('expected', [fine])], suites: [{ specs: [journey('unexpected', [broken])] }] }]
  const { passed, failed, failures, unsteady, times } = readBrowserReport({ suites, errors: [] }, false, '')
  expect({ passed, failed, unsteady, times }).toEqual({
    passed: 1,
    failed: 1,
    unsteady: [],
    times: [{ name: 'buy.spec.ts', ms: 1_400 }],
  })
  expect(failures).toEqual(['buy.spec.ts [ar-360]\na guest buys\nno button'])
})

test('counts a browser test that passed when it was run again as passed, and reports it as unsteady', () => {
  const suites = [{ specs: [journey('flaky', [broken, fine]), journey('unexpected', [broken, broken])] }]
  const { passed, failed, runs, unsteady } = readBrowserReport({ suites, errors: [] }, false, '')
  expect({ passed, failed, runs: runs?.map((run) => run.passed) }).toEqual({
    passed: 1,
    failed: 1,
    runs: [true, false],
  })
  expect(unsteady).toEqual(['buy.spec.ts [ar-360]\na guest buys\nno button'])
})

test('counts a browser run without tests as a failure', () => {
  expect(readBrowserReport({ suites: [], errors: [{ message: 'the shop did not start' }] }, false, '').failed).toBe(1)
})
