import { unguard } from '#src/catalog-files/cells.ts'
import { examineFile, readRecords } from '#src/catalog-files/text-file.ts'
import type { Db } from '#src/db/pool.ts'
import { askAll } from './ask.ts'
import { byValue, condition, type Condition, fitsAll } from './condition.ts'
import { readFacts } from './facts.queries.ts'
import { judge, saidBy } from './judge.ts'
import type { Table } from './tally.ts'

interface LogLine {
  text: string
  conditions: Condition[]
}

/**
 * Asks the queries of a merchant's log (docs/search.md). Those with conditions are judged, of the others it is said
 * whether something was found.
 */
export async function evaluateLog(db: Db, path: string): Promise<{ table: Table; summary: string }> {
  const lines = await readLog(path)
  const [products, answers] = [
    await readFacts(db),
    await askAll(
      db,
      lines.map(({ text }) => text),
    ),
  ]
  const rows = lines.map(({ text, conditions }, i) => {
    const answer = answers[i] ?? { ids: [], total: 0, note: null }
    const fitting = new Set(products.filter((product) => fitsAll(product, conditions)).map(({ id }) => id))
    const { leftOut, notSold } = saidBy(answer.note)
    const found = answer.total === 0 ? 'nothing found' : leftOut || notSold ? 'found, with a note' : 'found'
    const outcome =
      conditions.length === 0 ? found : fitting.size === 0 ? 'nothing fits' : judge({ conditions, fitting }, answer)
    return [text, conditions.map(({ label }) => label).join(' '), String(answer.total), outcome]
  })
  const outcomes = Object.entries(Object.groupBy(rows, (row) => row[3] ?? '')).map(
    ([outcome, list]) => `${list?.length ?? 0} ${outcome}`,
  )
  return { table: { headings: ['typed', 'meant', 'found', 'outcome'], rows }, summary: outcomes.join(', ') }
}

/**
 * Reads one query a line. A file with conditions has a header: `query`, then names of conditions. Throws an Error for
 * an unknown one.
 */
async function readLog(path: string): Promise<LogLine[]> {
  const lines: LogLine[] = []
  let columns: (keyof typeof byValue)[] = []
  for await (const { line, cells } of readRecords(await examineFile(path), () => undefined)) {
    const [text = '', ...values] = cells.map((cell) => unguard(cell).trim())
    if (lines.length === 0 && columns.length === 0 && /^(query|q)$/i.test(text)) columns = values.map(columnOf)
    else
      lines.push({
        text,
        conditions: values.flatMap((value, i) =>
          value === '' ? [] : [condition(columns[i] ?? columnOf(`${value} in line ${line}`), ...value.split('|'))],
        ),
      })
  }
  return lines
}

function columnOf(name: string): keyof typeof byValue {
  if (!Object.hasOwn(byValue, name))
    throw new Error(`There is no condition ${name}: the header names ${Object.keys(byValue).join(', ')}.`)
  return name as keyof typeof byValue
}
