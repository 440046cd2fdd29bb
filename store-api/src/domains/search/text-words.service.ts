import { writeFile } from 'node:fs/promises'
import { csvOf, unguard } from '#src/catalog-files/cells.ts'
import { examineFile, readRecords } from '#src/catalog-files/text-file.ts'
import type { Db } from '#src/db/pool.ts'
import { normalise } from './language/normalise.ts'
import { replaceWordGroups, selectWordGroups } from './search-term.queries.ts'

const FEWEST = 2
const MOST = 60
const LONGEST = 80
const MOST_GROUPS = 10_000

/** Exports the synonym groups to a CSV file for spreadsheets, one group per line. Returns their number. */
export async function exportWords(db: Db, path: string): Promise<number> {
  const groups = await selectWordGroups(db)
  // Excel reads a file without this mark as Windows-1256.
  await writeFile(path, csvOf(groups, { bom: true }))
  return groups.length
}

/**
 * Replaces all synonym groups of the shop by those of such a file and returns their number. Throws an Error with every
 * invalid line; nothing changes then.
 */
export async function importWords(db: Db, path: string): Promise<number> {
  const groups: string[][] = []
  const problems: string[] = []
  for await (const { line, cells } of readRecords(await examineFile(path), () => undefined)) {
    const words = [...new Set(cells.map((cell) => unguard(cell).trim()).filter(Boolean))]
    const problem = groupProblem(words)
    if (problem) problems.push(`line ${line}: ${problem.replace(/\s+/g, ' ')}`)
    groups.push(words)
  }
  if (groups.length > MOST_GROUPS) problems.push(`${groups.length} groups; ${MOST_GROUPS} at most`)
  if (problems.length > 0) throw new Error(`Nothing was changed.\n${problems.slice(0, 50).join('\n')}`)
  await replaceWordGroups(db, groups)
  return groups.length
}

function groupProblem(words: string[]): string | undefined {
  if (words.length < FEWEST) return 'a group has two words or more'
  if (words.length > MOST) return `a group has ${MOST} words at most, this has ${words.length}`
  const long = words.find((word) => word.length > LONGEST)
  if (long) return `«${long.slice(0, 20)}…» is longer than ${LONGEST} letters`
  const empty = words.find((word) => normalise(word) === '')
  return empty && `«${empty}» has no letter`
}
