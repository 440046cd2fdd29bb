import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type CommandResult, root } from '../processes/command.ts'

export type Derived = {
  name: string
  /** Glob patterns of all input files, from the root. */
  from: string[]
  /** Output files or folders, from the root. */
  makes: string[]
  make: () => Promise<void>
}

const SKIPPED = /(^|\/)(node_modules|__generated__|build|dist|\.react-router)(\/|$)/

/**
 * Runs `make` unless its output exists and its input is unchanged since the last run. Returns 'made' or 'unchanged'.
 * Throws an Error of one line when `make` fails or the checkout is read-only.
 */
export async function whenChanged({ name, from, makes, make }: Derived): Promise<string> {
  const stampFile = join(root, 'node_modules', '.cache', 'modarag', `${name}.sha256`)
  const stamp = hashOf(from)
  const made = makes.every((path) => existsSync(join(root, path)))
  if (made && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 'unchanged'
  requireWritable(name)
  rmSync(stampFile, { force: true })
  await make()
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return 'made'
}

/** Throws an Error of one line in a read-only checkout, which must come with its build. */
function requireWritable(name: string): void {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    throw new Error(
      `The build (${name}) is missing or old, and ${root} cannot be written: run npm run build where it can.`,
    )
  }
}

/** Throws an Error with the line and the last lines of the output when a command fails. */
export async function orThrow(line: string, command: Promise<CommandResult>): Promise<void> {
  const { ok, output } = await command
  if (!ok) throw new Error(`${line}:\n${output.trim().split('\n').slice(-30).join('\n')}`)
}

function hashOf(patterns: string[]): string {
  const paths = globSync(patterns, { cwd: root, exclude: (path) => SKIPPED.test(path) })
  const files = paths.filter((path) => !SKIPPED.test(path) && statSync(join(root, path)).isFile()).sort()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}
