import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, findBreakingChanges } from 'graphql'
import { generateTypes, writeOpenapi } from '../gen/generate.ts'
import { root, run } from '../processes/command.ts'
import { failedWith, type Outcome, passed } from './outcome.ts'

const ACCEPTED_CHANGES = 'docs/schema-changes.md'
const openapiFile = join(root, 'store-api', 'openapi.json')

/** Checks that openapi.json matches the routes. It leaves the new file in place, to be reviewed and committed. */
export async function openapiIsFresh(): Promise<Outcome> {
  const before = readFileSync(openapiFile, 'utf8')
  const written = await writeOpenapi()
  if (!written.ok) return failedWith(written.output)
  if (readFileSync(openapiFile, 'utf8') === before) return passed
  return failedWith('store-api/openapi.json did not match the routes. It does now: review and commit it.')
}

/** Generates each file whose inputs changed. Fails when a generator does. */
export async function typesAreFresh(): Promise<Outcome> {
  try {
    await generateTypes()
    return passed
  } catch (error) {
    return failedWith((error as Error).message)
  }
}

/**
 * Checks the schema for breaking changes against main, or on main against the commit before. An accepted change is listed, in the words of
 * this check, in docs/schema-changes.md.
 */
export async function schemaHasNoBreaks(): Promise<Outcome> {
  const base = await baseCommit()
  const before = base ? await sdlAt(base) : ''
  if (!before) return passed
  const accepted = existsSync(join(root, ACCEPTED_CHANGES)) ? readFileSync(join(root, ACCEPTED_CHANGES), 'utf8') : ''
  const breaks = breakingChanges(before, sdlOnDisk()).filter((change) => !accepted.includes(change))
  if (breaks.length === 0) return passed
  return failedWith(`Clients of the schema on main would break. Keep the old field beside the new one, or write in ${ACCEPTED_CHANGES} why not:\n${breaks.join('\n')}`)
}

/** Returns the breaking changes between two schemas, one sentence each. */
export function breakingChanges(before: string, after: string): string[] {
  return findBreakingChanges(buildSchema(before), buildSchema(after)).map((change) => change.description)
}

/**
 * Returns the files that differ from main (on main: from the commit before), with new ones and without deleted ones, paths from the root;
 * undefined when git does not tell. `checkout`: a path from the root.
 */
export async function changedFiles(checkout = '.'): Promise<string[] | undefined> {
  const ask = (...args: string[]) => run('git', args, { in: checkout })
  const base = await ask('merge-base', 'HEAD', (await baseCommit(checkout)) ?? 'HEAD')
  const found = await Promise.all([ask('diff', '--name-only', '-z', '--diff-filter=d', base.stdout.trim()), ask('ls-files', '-z', '--others', '--exclude-standard')])
  if (![base, ...found].every(({ ok }) => ok)) return undefined
  return [...new Set(found.flatMap(({ stdout }) => stdout.split('\0').filter(Boolean)))]
}

/** Returns the commit that changes are compared with: main, on main the commit before. */
async function baseCommit(checkout = '.'): Promise<string | undefined> {
  const head = await commitOf('HEAD', checkout)
  const main = (await commitOf('origin/main', checkout)) ?? (await commitOf('main', checkout))
  return main === head ? commitOf('HEAD~1', checkout) : main
}

async function commitOf(ref: string, checkout: string): Promise<string | undefined> {
  const { ok, stdout } = await run('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { in: checkout })
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
