import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, findBreakingChanges } from 'graphql'
import { root, run } from '../processes/command.ts'
import { failedWith, type Outcome, passed } from './outcome.ts'

const AGREED = 'docs/schema-changes.md'

/**
 * The schema breaks no client: compared with the one on main, or, on main itself, with the one a commit before. A break that is
 * wanted stands, in the words of this check, in docs/schema-changes.md.
 */
export async function schemaBreaksNobody(): Promise<Outcome> {
  const base = await baseCommit()
  const before = base ? await sdlAt(base) : ''
  if (!before) return passed
  const agreed = existsSync(join(root, AGREED)) ? readFileSync(join(root, AGREED), 'utf8') : ''
  const breaks = breakingChanges(before, sdlOnDisk()).filter((change) => !agreed.includes(change))
  if (breaks.length === 0) return passed
  return failedWith(`Clients of the schema on main would break. Keep the old field beside the new one, or write in ${AGREED} why not:\n${breaks.join('\n')}`)
}

/** What clients of the first schema may no longer do with the second, one sentence each. */
export function breakingChanges(before: string, after: string): string[] {
  return findBreakingChanges(buildSchema(before), buildSchema(after)).map((change) => change.description)
}

async function baseCommit(): Promise<string | undefined> {
  const head = await commitOf('HEAD')
  const main = (await commitOf('origin/main')) ?? (await commitOf('main'))
  return main === head ? commitOf('HEAD~1') : main
}

async function commitOf(ref: string): Promise<string | undefined> {
  const { ok, stdout } = await run('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
  return ok ? stdout.trim() : undefined
}

async function sdlAt(commit: string): Promise<string> {
  const { stdout } = await run('git', ['ls-tree', '--name-only', commit, 'schema/'])
  const files = stdout.split('\n').filter((file) => file.endsWith('.graphql'))
  const texts = await Promise.all(files.map((file) => run('git', ['show', `${commit}:${file}`])))
  return texts.map((text) => text.stdout).join('\n')
}

function sdlOnDisk(): string {
  const files = globSync('schema/*.graphql', { cwd: root })
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
}
