import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, run } from '../processes/command.ts'
import { failedWith, type Outcome } from './outcome.ts'

const TIMEOUT_MS = 40 * 60_000

type Assertion = { status: string; fullName: string; failureMessages?: string[] | null }
type Report = {
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: Assertion[]
  }[]
}

/**
 * Runs all vitest projects, or the given test files. The dot reporter prints errors outside of tests, which the JSON
 * report lacks.
 */
export async function unitTests(files: readonly string[] = []): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-report-'))
  const file = join(folder, 'report.json')
  const { ok, output } = await run(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile=${file}`, ...files],
    { limit: TIMEOUT_MS },
  )
  try {
    return readReport(JSON.parse(readFileSync(file, 'utf8')), ok, output)
  } catch {
    return failedWith(output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Reads vitest's report. A file that could not be loaded and an error outside of the tests count as one failed test
 * each.
 */
export function readReport({ testResults }: Report, ok: boolean, output: string): Outcome {
  const tests = testResults.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })))
  const failures = tests
    .filter((test) => test.status === 'failed')
    .map((test) => `${test.file}\n${test.fullName}\n${test.failureMessages?.join('\n') ?? ''}`)
  for (const file of testResults) {
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
      failures.push(`${file.name}\n${file.message}`)
  }
  if (!ok && failures.length === 0) failures.push(output.trim().split('\n').slice(-40).join('\n'))
  const runs = tests.map(({ file, fullName, status }) => ({
    file: relative(root, file),
    title: fullName,
    passed: status === 'passed',
  }))
  const times = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    ms: endTime - startTime,
  }))
  return { passed: runs.filter((test) => test.passed).length, failed: failures.length, failures, runs, times }
}
