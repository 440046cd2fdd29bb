import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql'
import { generateTypes, writeOpenapi } from '../gen/generate.ts'
import { root, run } from '../processes/command.ts'
import { failedWith, type Outcome, passed } from './outcome.ts'
import { messageOf } from '../terminal.ts'

const ACCEPTED_CHANGES = 'docs/schema-changes.md'
/** The schema of the last release; written by `npm run schema:release`. */
export const releaseFile = join(root, 'schema/release/schema.graphql')
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
    return failedWith(messageOf(error))
  }
}

/**
 * Checks the schema against the one of the last release. A change that can break a client is listed, in the words of
 * this check, in docs/schema-changes.md with its reason.
 */
export async function schemaKeepsItsClients(): Promise<Outcome> {
  const accepted = readFileSync(join(root, ACCEPTED_CHANGES), 'utf8')
  const changes = changesForClients(readFileSync(releaseFile, 'utf8'), sdlOnDisk()).filter(
    (change) => !accepted.includes(change),
  )
  if (changes.length === 0) return passed
  return failedWith(
    `Clients of the last release can break. Keep the old field beside the new one, or write in ${ACCEPTED_CHANGES} why not:\n${changes.join('\n')}`,
  )
}

/**
 * Returns the changes between two schemas that can break clients, one sentence each: breaking ones, then dangerous
 * ones.
 */
export function changesForClients(before: string, after: string): string[] {
  const [old, now] = [buildSchema(before), buildSchema(after)]
  // Clients that do not name an optional input or argument do not notice it, and they expect unknown enum values.
  const dangerous = findDangerousChanges(old, now)
    .filter(({ type }) => !type.startsWith('OPTIONAL_') && type !== 'VALUE_ADDED_TO_ENUM')
    .map(({ description }) => `Dangerous: ${description}`)
  return [...findBreakingChanges(old, now).map(({ description }) => description), ...dangerous]
}

/**
 * Returns the files that differ from main, with new ones and without deleted ones, paths from the root; undefined when
 * git does not tell. On main: those not committed; when all is, those of the last commit. `checkout`: a path from the
 * root.
 */
export async function changedFiles(checkout = '.'): Promise<string[] | undefined> {
  const ask = (...args: string[]) => run('git', args, { in: checkout })
  const base = await ask('merge-base', 'HEAD', (await baseCommit(checkout)) ?? 'HEAD')
  const found = await Promise.all([
    ask('diff', '--name-only', '-z', '--diff-filter=d', base.stdout.trim()),
    ask('ls-files', '-z', '--others', '--exclude-standard'),
  ])
  if (![base, ...found].every(({ ok }) => ok)) return undefined
  return [...new Set(found.flatMap(({ stdout }) => stdout.split('\0').filter(Boolean)))]
}

async function baseCommit(checkout: string): Promise<string | undefined> {
  const head = await findCommit('HEAD', checkout)
  const main = (await findCommit('origin/main', checkout)) ?? (await findCommit('main', checkout))
  if (main !== head) return main
  const { stdout } = await run('git', ['status', '--porcelain'], { in: checkout })
  return stdout === '' ? findCommit('HEAD~1', checkout) : head
}

async function findCommit(ref: string, checkout: string): Promise<string | undefined> {
  const { ok, stdout } = await run('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { in: checkout })
  return ok ? stdout.trim() : undefined
}

/** Returns the schema of the checkout. */
export function sdlOnDisk(): string {
  const files = globSync('schema/*.graphql', { cwd: root })
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
}
