import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Closes what a fixture opened when the running test ends, or with its file when no test runs: the last opened first.
 * Not for `beforeAll`, which vitest runs outside of both.
 */
export function atEnd(close: () => unknown): void {
  const run = async () => void (await close())
  if (TestRunner.getCurrentTest()) onTestFinished(run)
  else afterAll(run)
}

/** Creates a temporary folder that is deleted at the end. */
export function tempFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
