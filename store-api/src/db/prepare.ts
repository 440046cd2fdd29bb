import { sql } from 'kysely'
import { Client } from 'pg'
import { type Db, dbOn, ROLE_SETTINGS } from './pool.ts'
import { OPTIONS_SEEN, type Pooler, REQUIRED_SETTINGS, session } from './session.ts'

/** Number of the advisory lock, used by no other lock of the database. */
const FILL_LOCK = 7_140_002

/**
 * Throws the driver's error when the database does not answer, and an Error of one line when answers would be wrong: by
 * its encoding or locale, or by settings of the session. `pooler` is the one that the pool was opened with: behind one
 * the sessions must have ROLE_SETTINGS from their role.
 */
export async function checkDatabase(db: Db, pooler: Pooler = 'none'): Promise<void> {
  const wanted = pooler === 'none' ? REQUIRED_SETTINGS : ROLE_SETTINGS
  const { rows } = await sql<{
    encoding: string
    ctype: string
    has_arabic: boolean
    has_latin: boolean
    has_options: boolean
    settings: Record<string, string>
  }>`
    select current_setting('server_encoding') as encoding, datctype as ctype, 'ك' ~ '[[:alpha:]]' as has_arabic,
      lower('AIZ') = 'aiz' as has_latin, coalesce(current_setting(${OPTIONS_SEEN}, true), '') = 'on' as has_options,
      (select json_object_agg(name, setting) from pg_settings where name = any(${Object.keys(wanted)}::text[])) as settings
    from pg_database where datname = current_database()
  `.execute(db)
  const [found] = rows
  const locale = `its encoding is ${found?.encoding} and its LC_CTYPE ${found?.ctype}`
  const advice = `create it with TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`
  if (found?.encoding !== 'UTF8' || !found.has_arabic) {
    throw new Error(`${locale}, by which Arabic letters are no letters and search finds nothing; ${advice}`)
  }
  if (!found.has_latin)
    throw new Error(
      `its locale has another small letter for I, so that e-mails and searches would not match; ${advice}`,
    )
  if (pooler === 'none' && !found.has_options)
    throw new Error("something before it drops startup options; set DB_POOLER (docs/operations.md, 'Behind a pooler')")
  const wrong = Object.entries(wanted).filter(([name, value]) => found.settings[name] !== value)
  if (wrong.length === 0) return
  const list = wrong.map(([name, value]) => `${name} '${found.settings[name]}' instead of '${value}'`).join(', ')
  throw new Error(`its sessions have ${list}; set it by ALTER ROLE … SET (docs/operations.md, 'Behind a pooler')`)
}

/** A shop's data beside the store, with which `fillOnce` fills a database. Both functions run in its transaction. */
export interface DemoShop {
  fillDemo: (client: Client) => Promise<unknown>
  /**
   * Adds what the demo shop has since an earlier version filled the database, and returns whether anything was added.
   */
  fillMissing: (db: Db) => Promise<boolean>
}

/**
 * Fills a database without products with the demo shop, wholly or not at all, or gives a demo shop of an earlier
 * version what came since, and returns what it did: 'empty' when the shop has no products and is not to be the demo.
 * Concurrent starts wait for the first.
 */
export function fillOnce(url: string, demo?: DemoShop): Promise<'filled' | 'completed' | 'kept' | 'empty'> {
  return inTransaction(url, async (client) => {
    const db = dbOn(client)
    await sql`select pg_advisory_xact_lock(${FILL_LOCK}::bigint)`.execute(db)
    const any = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
    if (any) return (await demo?.fillMissing(db)) ? 'completed' : 'kept'
    // A merchant has begun to set up a shop of their own.
    const own = await db.selectFrom('category').select('id').limit(1).executeTakeFirst()
    if (!demo || own) return 'empty'
    await demo.fillDemo(client)
    return 'filled'
  })
}

/** Runs `work` in a transaction on a connection of its own, without time limits; rolls it back when `work` throws. */
export function inTransaction<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  return withClient(url, 'store-api-fill', async (client) => {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  })
}

/** Runs `work` on a connection of its own, without time limits. What was not committed is rolled back at its end. */
export async function withClient<Result>(
  url: string,
  name: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...session(url), application_name: name })
  // The statement in progress reports a broken connection.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * The hash of the demo customer's password, which README publishes; a constant, so that every machine's demo shop is
 * the same.
 */
export const publishedPasswordHash =
  '$argon2id$v=19$m=32768,t=3,p=1$FG1BNtIko91TPiJckxbnYA$3PsMz7GxnKzSjl/j2TsGGFmj0lmJdTNi9M0MHlIH4XE'

/** Removes the published password of the demo customer and ends her sessions: in production it opens no account. */
export async function closePublishedLogin(db: Db): Promise<void> {
  await sql`
    with closed as (update customer set password_hash = '' where password_hash = ${publishedPasswordHash} returning id)
    delete from session using closed where session.customer_id = closed.id
  `.execute(db)
}
