import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root, run } from '../processes/command.ts'
import { findOrInstallBrowser } from './browser.ts'
import { failedWith, type FileTime, fromCommand, type Outcome } from './outcome.ts'
import { isFull } from './scope.ts'

/** Limit in milliseconds. On a slow machine 157 of some 220 journeys took 32 minutes; CI allows 90 in all. */
const TIMEOUT_MS = 55 * 60_000
/** Docker's usual folder has the name of one of ours. */
const AWKWARD = "متجر رياضي, it's & (1)/app"

type Spec = {
  title: string
  file: string
  ok: boolean
  tests: { projectName: string; status: string; results: { duration: number; error?: { message?: string } }[] }[]
}
type Suite = { specs?: Spec[]; suites?: Suite[] }
type Report = { suites: Suite[]; errors: { message?: string }[] }

/**
 * Builds the shop of the browser journeys. For `npm run test:full` it is a fresh clone below a folder with spaces,
 * Arabic letters and signs, which CHECKOUT names to the journeys; the caller removes the temporary folder.
 */
export async function shopBuilds(): Promise<Outcome> {
  if (isFull()) {
    const checkout = join(mkdtempSync(join(tmpdir(), 'checkout-')), AWKWARD)
    const { ok, output, stdout } = await run('git', [
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
      '--deduplicate',
    ])
    if (!ok) return failedWith(output)
    // The files of git with their uncommitted changes.
    for (const file of stdout.split('\0'))
      if (file && existsSync(join(root, file))) cpSync(join(root, file), join(checkout, file))
    process.env.CHECKOUT = checkout
  }
  return fromCommand(run('node', ['scripts/run.mjs', 'scripts/build.ts'], { in: process.env.CHECKOUT ?? root }))
}

/** Runs the browser journeys, or those of the given files; each test of each project counts. */
export async function browserTests(files: readonly string[] = []): Promise<Outcome> {
  const browser = await findOrInstallBrowser()
  if ('problem' in browser) return failedWith(browser.problem)
  const folder = mkdtempSync(join(tmpdir(), 'playwright-report-'))
  const file = join(folder, 'report.json')
  const env = { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file }
  const { ok, output } = await run('playwright', ['test', '--reporter=json', ...files.map((path) => basename(path))], {
    in: 'e2e',
    env,
    limit: TIMEOUT_MS,
  })
  try {
    return readReport(JSON.parse(readFileSync(file, 'utf8')), ok, output)
  } catch {
    return failedWith(output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Reads Playwright's report. A test that passed when it was run again (playwright.config.ts: on CI) counts as passed,
 * and is unsteady.
 */
export function readReport(report: Report, ok: boolean, output: string): Outcome {
  const tests = report.suites.flatMap(specsOf).flatMap((spec) => spec.tests.map((test) => ({ ...test, spec })))
  const textsOf = (status: string) =>
    tests
      .filter((test) => test.status === status)
      .map((test) => `${test.spec.file} [${test.projectName}]\n${test.spec.title}\n${messages(test.results)}`)
  const failures = textsOf('unexpected')
  for (const error of report.errors) failures.push(error.message ?? 'An error outside of the tests.')
  if (!ok && failures.length === 0) failures.push(output.trim().split('\n').slice(-40).join('\n'))
  const runs = tests.map(({ spec, status }) => ({
    file: `e2e/journeys/${spec.file}`,
    title: spec.title,
    passed: status === 'expected' || status === 'flaky',
  }))
  const times = sumByFile(
    tests.map(({ spec, results }) => ({
      name: spec.file,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return {
    passed: runs.filter((test) => test.passed).length,
    failed: failures.length,
    failures,
    unsteady: textsOf('flaky'),
    runs,
    times,
  }
}

/** Sums the times of the tests by file. */
function sumByFile(times: FileTime[]): FileTime[] {
  return Array.from(
    Map.groupBy(times, ({ name }) => name),
    ([name, own]) => ({ name, ms: own.reduce((sum, { ms }) => sum + ms, 0) }),
  )
}

function specsOf(suite: Suite): Spec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

function messages(results: { error?: { message?: string } }[]): string {
  return results.flatMap((result) => result.error?.message ?? []).join('\n')
}
