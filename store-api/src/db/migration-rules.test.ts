import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import { readMigrations, type ShopMigration } from './migrate.ts'

/** The migrations from before these rules. */
const isEarlier = (name: string) => name < '0048'
/** Migrations that take away what an earlier release stopped using, each with that release. */
const CONTRACTS: Record<string, string> = {}

const squawk = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk')
/** Rules of style, and timeouts that `migrate` sets. */
const OTHER = /^(?:prefer-|require-(?:lock-timeout|statement-timeout|enum-value-ordering))/

/** Statements that squawk accepts, with what they do to the running version. */
const OURS: [name: string, pattern: RegExp][] = [
  ['concurrently-in-a-transaction', /\bconcurrently\b/],
  ['rows-outside-of-batches', /^(?:update|delete|truncate|merge)\b/],
  [
    'drops-what-runs',
    /^drop (?:function|procedure|trigger|view|materialized|type|domain|sequence|schema|extension|rule)\b|\bdisable trigger\b/,
  ],
  ['renames', /\brename\b/],
  ['rewrites-or-locks', /^(?:lock|cluster|refresh)\b|^vacuum .*\bfull\b|\bset (?:un)?logged\b|\bset tablespace\b/],
]
/** Statements allowed without a transaction, where nothing limits the wait for a lock. */
const WITHOUT_LOCK =
  /^(?:(?:create (?:unique )?index|drop index|reindex \w+) concurrently|alter table \S+ validate constraint|select|(?:with|update|delete)\b.*\blimit\b)/

/** Compiles the statements of a migration, without a database: its queries return no rows. */
async function statementsOf({ up }: ShopMigration): Promise<string[]> {
  const texts: string[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      texts.push(query.sql)
    },
  })
  await up(db)
  return texts
}

/** Splits scripts into statements in lower case, without comments, texts and bodies of functions. */
function plain(texts: string[]): string[] {
  const script = texts
    .join(';')
    .replace(/\$(\w*)\$.*?\$\1\$/gs, '')
    .replace(/--.*$/gm, '')
    .replace(/'[^']*'/g, "''")
  return script
    .split(';')
    .map((each) => each.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)
}

interface Case {
  texts: string[]
  inTransaction: boolean
}

/** Returns the names of the rules that each case breaks. */
function brokenRules(cases: Case[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  try {
    cases.forEach(({ texts }, index) => writeFileSync(join(folder, `${index}.sql`), `${texts.join(';\n')};`))
    const found = [true, false].flatMap((inTransaction) => {
      const files = cases.flatMap((each, index) =>
        each.inTransaction === inTransaction ? [join(folder, `${index}.sql`)] : [],
      )
      return files.length > 0 ? squawkOf(files, inTransaction) : []
    })
    return cases.map((each, index) => [
      ...new Set([
        ...found.filter(({ file }) => basename(file) === `${index}.sql`).map(({ rule_name: rule }) => rule),
        ...ourRules(each),
      ]),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Rows of a table that the same migration creates are nobody's yet. */
function ourRules({ texts, inTransaction }: Case): string[] {
  const statements = plain(texts)
  if (!inTransaction) {
    const locking = statements.filter((each) => !WITHOUT_LOCK.test(each)).map(() => 'needs-a-transaction')
    const made = statements.flatMap((each) => /^create (?:unique )?index concurrently (\S+)/.exec(each)?.[1] ?? [])
    return [
      ...locking,
      ...made
        .filter((name) => !statements.includes(`drop index concurrently if exists ${name}`))
        .map(() => 'not-repeatable'),
    ]
  }
  const created = new Set(statements.flatMap((each) => /^create table (?:if not exists )?(\w+)/.exec(each)?.[1] ?? []))
  const isNew = (each: string) =>
    created.has(/^(?:update|delete from|truncate(?: table)?) (?:only )?(\w+)/.exec(each)?.[1] ?? '')
  return statements
    .filter((each) => !isNew(each))
    .flatMap((each) => OURS.filter(([, pattern]) => pattern.test(each)).map(([name]) => name))
}

function squawkOf(files: string[], inTransaction: boolean): { file: string; rule_name: string }[] {
  const options = ['--pg-version=15', '--reporter=json', ...(inTransaction ? ['--assume-in-transaction'] : [])]
  const found = JSON.parse(outputOf([squawk, ...options, ...files])) as { file: string; rule_name: string }[]
  return found.filter(({ rule_name: rule }) => !OTHER.test(rule))
}

/** squawk ends with 1 when it finds something. */
function outputOf(command: string[]): string {
  try {
    return execFileSync(process.execPath, command, { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

test('each migration lets the running version go on', async () => {
  const migrations = Object.entries(await readMigrations()).filter(([name]) => !isEarlier(name) && !(name in CONTRACTS))
  const cases = await Promise.all(
    migrations.map(async ([, one]) => ({ texts: await statementsOf(one), inTransaction: one.transaction !== false })),
  )
  const broken = brokenRules(cases)
  expect(migrations.map(([name], index) => [name, broken[index]])).toEqual(migrations.map(([name]) => [name, []]))
})

test('the statements of a migration are found', async () => {
  const { '0046-delivery-changes': migration } = await readMigrations()
  expect(migration && plain(await statementsOf(migration))).toContain(
    'create trigger note_delivery after insert or update or delete on holiday for each statement execute function note_delivery()',
  )
})

const REFUSED: [text: string, rule: string, inTransaction?: false][] = [
  ['alter table orders add column n integer not null', 'adding-required-field'],
  ['alter table orders add column n timestamptz default clock_timestamp()', 'adding-field-with-default'],
  ['alter table orders add column n integer generated always as (total * 2) stored', 'adding-field-with-default'],
  ['alter table orders add column n integer references branch', 'adding-foreign-key-constraint'],
  ['alter table orders alter column total type bigint', 'changing-column-type'],
  ['alter table orders alter column notes set not null', 'adding-not-nullable-field'],
  ['alter table orders alter column total drop not null', 'ban-drop-not-null'],
  ['alter table orders add check (total > 0)', 'constraint-missing-not-valid'],
  [
    'alter table orders add constraint c check (total > 0) not valid; alter table orders validate constraint c',
    'constraint-missing-not-valid',
  ],
  ['alter table orders add unique (number)', 'disallowed-unique-constraint'],
  ['alter table orders drop column notes', 'ban-drop-column'],
  ['alter table orders rename column notes to note', 'renaming-column'],
  ['alter table orders rename to shop_orders', 'renaming-table'],
  ['alter function f() rename to g', 'renames'],
  ['drop table orders', 'ban-drop-table'],
  ['drop index orders_number', 'require-concurrent-index-deletion'],
  ['drop trigger t on orders', 'drops-what-runs'],
  ['drop function f()', 'drops-what-runs'],
  ['create index orders_total on orders (total)', 'require-concurrent-index-creation'],
  ['create index concurrently orders_total on orders (total)', 'concurrently-in-a-transaction'],
  ["update orders set notes = ''", 'rows-outside-of-batches'],
  ['lock table orders', 'rewrites-or-locks'],
  ['alter table orders set unlogged', 'rewrites-or-locks'],
  ['alter table orders add column n integer', 'needs-a-transaction', false],
  ['create table box (id integer)', 'needs-a-transaction', false],
  ["update orders set notes = ''", 'needs-a-transaction', false],
  ['create index concurrently orders_total on orders (total)', 'not-repeatable', false],
  ['create index concurrently if not exists orders_total on orders (total)', 'not-repeatable', false],
]

const ACCEPTED: [text: string, inTransaction?: false][] = [
  ['alter table orders add column n integer'],
  ['alter table orders add column n integer not null default 0'],
  ['alter table orders add constraint c check (total > 0) not valid'],
  ['alter table orders validate constraint c'],
  ['alter table orders drop constraint c'],
  ["alter table orders alter column notes set default ''"],
  [
    'create table box (id integer primary key, size integer not null); create index box_size on box (size); update box set size = 1',
  ],
  [
    'create or replace function f() returns trigger language plpgsql as $f$ begin update orders set total = 1; return null; end $f$',
  ],
  ['create trigger t after insert on orders for each row execute function f()'],
  ["insert into state (id, iso) values (99, 'X')"],
  [
    'drop index concurrently if exists orders_total; create unique index concurrently orders_total on orders (total)',
    false,
  ],
  ['drop index concurrently if exists orders_total', false],
  ['alter table orders validate constraint c', false],
  ['update orders set notes = $1 where id in (select id from orders where notes is null limit 1000)', false],
]

test('refuses each kind of statement that stops the running version', () => {
  const broken = brokenRules(REFUSED.map(([text, , inTransaction = true]) => ({ texts: [text], inTransaction })))
  expect(
    REFUSED.flatMap(([text, rule], index) => (broken[index]?.includes(rule) ? [] : [[text, rule, broken[index]]])),
  ).toEqual([])
})

test('accepts what expands the schema', () => {
  const broken = brokenRules(ACCEPTED.map(([text, inTransaction = true]) => ({ texts: [text], inTransaction })))
  expect(ACCEPTED.flatMap(([text], index) => (broken[index]?.length ? [[text, broken[index]]] : []))).toEqual([])
})
