import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const src = new URL('../', import.meta.url)
const read = (pattern: string) =>
  globSync(pattern, { cwd: src }).map((file) => [file, readFileSync(new URL(file, src), 'utf8')] as const)

const tables = read('db/tables/*.ts').flatMap(([, text]) =>
  [...text.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name),
)
const table = `(?:${tables.join('|')}|json_populate_record(?:set)?)`

/**
 * Finds statements that select all columns of a table: a prepared statement of the running version then fails once a
 * migration adds one (docs/operations.md, 'Migrations'). The columns of a subquery, a common table expression or a
 * temporary table stay the same.
 */
function starsIn(text: string): string[] {
  const all = [...text.matchAll(/\.(?:selectAll|returningAll)\(|\breturning \*/g)]
  const bare = [...text.matchAll(new RegExp(`\\bselect (?:distinct )?\\*(?:, [^\`]*?)? from ${table}\\b`, 'g'))]
  const isTable = (alias = '') =>
    tables.includes(alias) || new RegExp(`\\b(?:from|join|update|into|using) ${table} (?:as )?${alias}\\b`).test(text)
  const ofAlias = [...text.matchAll(/\b(\w+)\.\*(?=[,\s])/g)].filter(([, alias]) => isTable(alias))
  return [...all, ...bare, ...ofAlias].map(([found]) => found)
}

test('each statement names the columns that it reads of a table', () => {
  const sources = read('**/*.ts').filter(([file]) => !/\.(?:test|fixture)\.ts$|^db\/migrations\//.test(file))
  expect(sources.length).toBeGreaterThan(250)
  expect(sources.flatMap(([file, text]) => starsIn(text).map((star) => `${file}: ${star}`))).toEqual([])
})

test.each([
  "db.selectFrom('orders').selectAll().where('id', '=', 1)",
  'insert into review (id) values (1) returning *',
  'select * from orders where id = 1',
  'with l as (select *, 1 as one from coupon_limit) select id from l',
  'select o.* from orders o',
  'select 1 as one, i.* from product p join product_image as i on i.product_id = p.id',
  'select orders.*, 1 as one from orders',
  'select * from json_populate_record(null::orders, $1)',
])('finds the unnamed columns of "%s"', (text) => {
  expect(starsIn(text)).toHaveLength(1)
})

test.each([
  'select count(*) from orders',
  'select found.* from orders o cross join lateral (select o.id) found',
  'select * from (select id from orders) o',
])('accepts "%s"', (text) => expect(starsIn(text)).toEqual([]))
