import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../processes/command.ts'
import { browserTests } from './browser-tests.ts'
import { failedWith, type Outcome, passed, type TestRun } from './outcome.ts'
import { isLeftOut } from './scope.ts'
import { unitTests } from './unit-tests.ts'

export type Row = {
  id: string
  says: string
  code: string[]
  tests: { file: string; sentence: string }[]
  isOpen: boolean
}

const TABLE = 'docs/specification.md'
const SECTIONS = 9

/**
 * Checks each row of docs/specification.md: its code exists, the shop has its texts and addresses, and its tests ran
 * and passed. `runs` are the tests that this `npm test` ran already; without any it runs the named test files. A test
 * that `npm test` leaves to the full run must exist. Open rows are not counted.
 */
export async function specificationHolds(runs: readonly TestRun[]): Promise<Outcome> {
  const rows = readRows(read(TABLE))
  const closed = rows.filter(({ isOpen }) => !isOpen)
  const known = runs.length > 0 ? runs : await runTestsOf(closed)
  const texts = englishTexts()
  const siteMap = read('web/app/routes.ts')
  const outcomes = closed.map((row) => {
    const problems = [
      ...missingCode(row),
      ...unknownTexts(row, texts),
      ...unknownAddresses(row, siteMap),
      ...unprovenTests(row, known, isLeftOut),
    ]
    return problems.length === 0 ? passed : failedWith(`${TABLE} ${row.id}\n${problems.join('\n')}`)
  })
  return [numbering(rows), ...outcomes].reduce((sum, { passed, failed, failures }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    failures: [...sum.failures, ...failures],
  }))
}

/**
 * Reads the rows of the tables: `| 1.1 | what it says | code | tests |`. The tests of an open row are 'open: ' and the
 * reason.
 */
export function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, id, says = '', code = '', tests = ''] = /^\| (\d+\.\d+) \| (.*?) \| (.*?) \| (.*) \|$/.exec(line) ?? []
    if (!id) return []
    const paths = [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    const named = [...tests.matchAll(/`([^`]+)`: “(.*?)”(?=<br>|$)/g)].map(([, file = '', sentence = '']) => ({
      file,
      sentence,
    }))
    return [{ id, says, code: paths, tests: named, isOpen: tests.startsWith('open: ') }]
  })
}

/**
 * Returns a line for each test of the row that did not run, or did not pass; one that is `leftOut` only needs to be
 * written. Placeholders of `test.each` match any value, tags are left out.
 */
export function unprovenTests(
  { tests }: Row,
  runs: readonly TestRun[],
  leftOut: typeof isLeftOut = () => false,
): string[] {
  if (tests.length === 0) return ['names no test']
  return tests.flatMap(({ file, sentence }) => {
    const pattern = patternOf(sentence)
    const its = runs.filter((run) => run.file === file && pattern.test(run.title))
    if (its.length === 0 && leftOut(file, sentence))
      return isWritten(file, sentence) ? [] : [`not in ${file}: ${sentence}`]
    if (its.length === 0) return [`did not run: ${file}: ${sentence}`]
    return its.every((run) => run.passed) ? [] : [`did not pass: ${file}: ${sentence}`]
  })
}

/** Whether the file has the words of a title before its first placeholder. */
function isWritten(file: string, sentence: string): boolean {
  return existsSync(join(root, file)) && read(file).includes(sentence.split(/%[sdifjo]|\$\w/)[0] ?? sentence)
}

function patternOf(sentence: string): RegExp {
  const escaped = sentence.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const anyValue = escaped.replace(/%[sdifjo]|\\\$(?:\w|\\\.)+/g, String.raw`[\s\S]*`)
  return new RegExp(String.raw`${anyValue}(?: @\w+)*$`)
}

function numbering(rows: readonly Row[]): Outcome {
  const sections = Map.groupBy(rows, ({ id }) => Number(id.split('.')[0]))
  const wanted = Array.from({ length: SECTIONS }, (_, index) => index + 1)
  const holes = wanted.filter(
    (section) => !sections.get(section)?.every(({ id }, index) => id === `${section}.${index + 1}`),
  )
  return holes.length === 0 && sections.size === SECTIONS
    ? passed
    : failedWith(`${TABLE}: rows are missing or misnumbered in section ${holes.join(', ')}`)
}

function missingCode({ code }: Row): string[] {
  if (code.length === 0) return ['names no code']
  return code.filter((path) => !existsSync(join(root, path))).map((path) => `no such file: ${path}`)
}

/** Returns the quoted texts (“…”) that are no English text of the web or the store API. */
function unknownTexts({ says }: Row, texts: readonly string[]): string[] {
  const quoted = [...says.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text)
  return quoted
    .filter((text) => !texts.some((known) => known.includes(text)))
    .map((text) => `not a text of the shop: ${text}`)
}

function unknownAddresses({ says }: Row, siteMap: string): string[] {
  const path = /^`\/([^`]+)`/.exec(says)?.[1]?.replace(/\{(\w+)\}/g, ':$1')
  return path && !siteMap.includes(`route('${path}'`) ? [`not in web/app/routes.ts: ${path}`] : []
}

async function runTestsOf(rows: readonly Row[]): Promise<TestRun[]> {
  const files = [...new Set(rows.flatMap(({ tests }) => tests.map(({ file }) => file)))]
  const [journeys, units] = [
    files.filter((file) => file.startsWith('e2e/')),
    files.filter((file) => !file.startsWith('e2e/')),
  ]
  const outcomes = [await unitTests(units), await browserTests(journeys)]
  return outcomes.flatMap(({ runs = [] }) => runs)
}

function englishTexts(): string[] {
  return [
    ...globSync('web/locales/en/*.json', { cwd: root }).flatMap((file) => valuesOf(JSON.parse(read(file)))),
    read('store-api/src/http/field-messages.ts'),
    read('store-api/src/http/error-codes.ts'),
  ]
}

function valuesOf(texts: unknown): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(texts ?? {}).flatMap(valuesOf)
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
