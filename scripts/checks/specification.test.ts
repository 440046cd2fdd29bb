import { expect, test } from 'vitest'
import { readRows, unprovenTests } from './specification.ts'

const table = `
| 4.6 | Theme: light or dark | \`web/theme.ts\` | \`e2e/journeys/switches.test.ts\`: “the theme is dark”<br>\`web/theme.test.ts\`: “a theme of %s lasts $days.all days” |
| 4.7 | Coupons | – | open: the shop issues no coupons |`
const [theme, coupons] = readRows(table)
const runs = [
  { file: 'e2e/journeys/switches.test.ts', title: 'the theme is dark @once', passed: true },
  { file: 'web/theme.test.ts', title: 'a theme of "light" lasts 365 days', passed: true },
]

test('reads the code and the tests of a row, and which rows are open', () => {
  expect(theme).toMatchObject({ id: '4.6', code: ['web/theme.ts'], isOpen: false })
  expect(theme?.tests.map(({ file }) => file)).toEqual(runs.map(({ file }) => file))
  expect(coupons).toMatchObject({ id: '4.7', isOpen: true })
})

test('accepts a row whose tests passed in each browser and with each value', () => {
  expect(theme && unprovenTests(theme, runs)).toEqual([])
})

test('refuses a row with a test that did not run, under that name or at all', () => {
  expect(theme && unprovenTests(theme, runs.slice(1))).toEqual([
    'did not run: e2e/journeys/switches.test.ts: the theme is dark',
  ])
  expect(theme && unprovenTests({ ...theme, tests: [] }, runs)).toEqual(['names no test'])
})

test('refuses a row with a test that failed once', () => {
  const red = { file: 'web/theme.test.ts', title: 'a theme of "dark" lasts 365 days', passed: false }
  expect(theme && unprovenTests(theme, [...runs, red])).toEqual([
    'did not pass: web/theme.test.ts: a theme of %s lasts $days.all days',
  ])
})
