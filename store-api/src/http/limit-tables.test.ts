import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const sources = globSync(['store-api/src/**/*.ts', 'bff/src/**/*.ts', 'web/server/**/*.ts'], { cwd: root })
  .filter((path) => !/\.test\.ts$|__generated__/.test(path))
  .map((path) => ({ file: basename(path), text: read(path) }))

const PERIODS: Record<string, number> = { 'a minute': 60, 'an hour': 3600, 'a day': 86_400, 'at once': 0, 'at a time': 0 }
const UNITS: Record<string, number> = { s: 1, min: 60, h: 3600, d: 86_400 }

/** `10 in 15 min`, `50 a day` or `200 at once` → number and seconds. */
function limitOf(words: string): [number, number] {
  const [, count, period = '', amount, unit = ''] = words.match(/^(\d+) (?:in (?=\d)|(an? \w+|at once|at a time)$)(?:(\d+) (\w+))?$/) ?? []
  const seconds = period ? PERIODS[period] : Number(amount) * (UNITS[unit] ?? Number.NaN)
  if (!count || seconds === undefined || Number.isNaN(seconds)) throw new Error(`No limit can be read from '${words}'`)
  return [Number(count), seconds]
}

/** The value of a product or quotient of numbers and of the constants of its file. */
function valueOf(expression: string, text: string): number {
  const factor = (part: string): number => {
    if (/^[\d_]+$/.test(part)) return Number(part.replaceAll('_', ''))
    const value = text.match(new RegExp(`const ${part} = ([^\\n]+)`))?.[1]
    if (!value) throw new Error(`${part} is no constant of its file`)
    return valueOf(value, text)
  }
  const [first = '', ...rest] = expression.trim().split(/\s*([*/])\s*/)
  let value = factor(first)
  for (let i = 0; i < rest.length; i += 2) value = rest[i] === '*' ? value * factor(rest[i + 1] ?? '') : value / factor(rest[i + 1] ?? '')
  return value
}

/** Every limit of the code by the name of its row: those of `spend` by their own, others by their file. */
function limitsOfCode(): Record<string, [number, number]> {
  const found = sources.flatMap(({ file, text }) => [
    ...[...text.matchAll(/name: '([\w-]+)', tries: ([^,]+), seconds: ([^,}]+)/g)].map(
      ([, name = '', tries = '', seconds = '']) => [name, [valueOf(tries, text), valueOf(seconds, text)]] as const,
    ),
    ...[...text.matchAll(/rateLimit(?: =|:) \{ max: ([^,]+), timeWindow: ([^,}]+)/g)].map(
      ([, max = '', window = '']) => [file, [valueOf(max, text), valueOf(window, text) / 1000]] as const,
    ),
    ...[...text.matchAll(/^export const (open(?:Of|From)\w+) = (\d+)$/gm)].map(([, name = '', count = '']) => [name, [Number(count), 0]] as const),
    ...[...text.matchAll(/const LIMITS = \{ (all: [^}]+) \}/g)].flatMap(([, parts = '']) =>
      parts.split(', ').map((part) => [`${file} ${part.split(':')[0]}`, [valueOf(part.split(':')[1] ?? '', text), 0]] as const),
    ),
  ])
  return Object.fromEntries(found.map(([name, [count, seconds]]) => [name, [count, seconds]]))
}

test('the tables of limits say every limit of the code with its number, and no other', () => {
  const rows = ['docs/accounts.md', 'docs/orders.md'].flatMap((path) => [...read(path).matchAll(/^\| `([^`]+)` \| `?(\d[^|`]*?)`? \|(.*)\|$/gm)])
  const said = rows.map(([, name = '', words = '']) => [name, limitOf(words)] as const)
  expect(Object.fromEntries(said)).toEqual(limitsOfCode())
  expect(said.length).toBe(new Set(said.map(([name]) => name)).size)
  // Whose the limit is, and why.
  expect(rows.filter(([, , , rest = '']) => rest.split('|').filter((cell) => cell.trim() !== '').length < 2).map(([, name]) => name)).toEqual([])
})

test('no limit is written in a form that the test of the tables cannot read', () => {
  const count = (pattern: RegExp) => sources.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0)
  expect(count(/\btries: (?:\d|[A-Z_]{2,}\b)/g)).toBe(count(/name: '[\w-]+', tries: [^,]+, seconds: [^,}]+/g))
  expect(count(/\bmax: \d+, timeWindow\b/g)).toBe(count(/rateLimit(?: =|:) \{ max: [^,]+, timeWindow: [^,}]+/g))
})
