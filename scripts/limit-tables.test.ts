import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limits as bff } from '../bff/src/limits.ts'
import { listLimits } from '../store-api/src/limits.fixture.ts'
import { limits as web } from '../web/server/settings.ts'
import { root } from './processes/command.ts'

const SIZES = [
  [2 ** 20, ' MB'],
  [1024, ' KB'],
  [1, ''],
] as const
const PERIODS = [
  [86_400, 'a day', 'd'],
  [3_600, 'an hour', 'h'],
  [60, 'a minute', 'min'],
  [1, 'a second', 's'],
] as const

/** Formats a limit like the tables: `10 in 15 min`, `50 a day`, `1,000`, `5 MB` or, for a share, `1/3`. */
function rowOf(name: string, number: number, seconds = 0): string {
  const [size, unit] = SIZES.find(([each]) => number % each === 0) ?? SIZES[2]
  const [length, single, many] = PERIODS.find(([each]) => seconds % each === 0) ?? PERIODS[3]
  const period = seconds === length ? ` ${single}` : seconds ? ` in ${seconds / length} ${many}` : ''
  return `${name}: ${number < 1 ? `1/${1 / number}` : (number / size).toLocaleString('en')}${unit}${period}`
}

test('the tables of limits list each limit of the three servers with its value, scope and reason', async () => {
  const blocks = ['rules/limits', 'operations'].flatMap((name) =>
    readFileSync(`${root}docs/${name}.md`, 'utf8').split('\n\n'),
  )
  const tables = blocks.filter((block) => block.startsWith('| limit | maximum | scope | reason |'))
  const rows = tables
    .flatMap((table) => table.trim().split('\n').slice(2))
    .map((row) => row.replaceAll('`', '').slice(2, -2).split(' | '))
  const { networkCost, networkSeconds, ...ofBff } = bff
  const code = [
    ...(await listLimits()).map(({ name, tries, seconds }) => rowOf(name, tries, seconds)),
    ...Object.entries(ofBff).map(([name, number]) => rowOf(`bff.${name}`, number)),
    rowOf('bff.networkCost', networkCost, networkSeconds),
    ...Object.entries(web).map(([name, number]) => rowOf(`web.${name}`, number)),
  ]
  expect(rows.map(([name, number]) => `${name}: ${number}`).toSorted()).toEqual(code.toSorted())
  expect(rows.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([])
})
