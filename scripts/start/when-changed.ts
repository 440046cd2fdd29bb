import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../processes/command.ts'

export type Derived = {
  name: string
  /** Glob patterns of all input files, from the root. */
  from: string[]
  /** Output files or folders, from the root. */
  makes: string[]
  make: () => Promise<void>
}

const SKIPPED = /(^|\/)(node_modules|__generated__|build|dist|\.react-router)(\/|$)/

/** Runs `make` unless its output exists and its input is unchanged since the last run. Returns 'made' or 'unchanged'. */
export async function whenChanged({ name, from, makes, make }: Derived): Promise<string> {
  const stampFile = join(root, 'node_modules', '.cache', 'modarag', `${name}.sha256`)
  const stamp = hashOf(from)
  const made = makes.every((path) => existsSync(join(root, path)))
  if (made && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 'unchanged'
  rmSync(stampFile, { force: true })
  await make()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return 'made'
}

function hashOf(patterns: string[]): string {
  const paths = globSync(patterns, { cwd: root, exclude: (path) => SKIPPED.test(path) })
  const files = paths.filter((path) => !SKIPPED.test(path) && statSync(join(root, path)).isFile()).sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file))).update('\0')
  return hash.digest('hex')
}
