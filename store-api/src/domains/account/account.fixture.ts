import { sql } from 'kysely'
import { openApp } from '#src/app.fixture.ts'
import type { Config } from '#src/config.ts'
import { testConfig } from '#src/config.fixture.ts'
import type { Db } from '#src/db/pool.ts'
import { testDb } from '#src/db/testing.ts'
import type { ErrorEnvelope } from '#src/http/envelope.ts'
import { forgetExhausted } from '#src/http/rate-limit.ts'

/** The registration of these tests; `mobile` is not in E.164. */
export const MONA = {
  fullName: 'منى عبد الرحمن السيد',
  mobile: '٠١٠ ١٢٣٤ ٥٦٧٨',
  email: ' Mona@Example.com ',
  password: 'قطة-سودا-7',
  passwordConfirmation: 'قطة-سودا-7',
  gender: 'female',
  dateOfBirth: '1994-03-02',
  acceptTerms: true,
}
export const MOBILE = '+201012345678'

export interface Answer {
  status: number
  body: Partial<ErrorEnvelope> & { data?: never; success?: boolean }
}

type Sent = { headers?: Record<string, string>; from?: string; of?: number }

/**
 * Store APIs on one database, which is all that they share, and ways to ask them; `of` says which. The clock of the
 * shop stands still at `clock.now`, that of the limits does not.
 */
export async function openAccounts({ configs = [testConfig()] } = {}) {
  const { db } = await testDb()
  const clock = { now: new Date('2026-11-22T10:00:00Z') }
  let statements = 0
  const count = async <Result>({ result }: { result: Result }) => {
    statements += 1
    return result
  }
  const counted = db.withPlugin({ transformQuery: ({ node }) => node, transformResult: count })
  const build = (config: Config) => openApp({ db: counted, config, now: () => clock.now })
  const apps = await Promise.all(configs.map(build))
  const call = async (
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    { headers = {}, from = '41.33.1.1', of = 0 }: Sent = {},
  ) => {
    const sent = { ...headers, 'x-forwarded-for': from }
    const answer = await apps[of]?.inject({ method, url, headers: sent, ...(body && { payload: body }) })
    return { status: answer?.statusCode ?? 0, body: answer?.json() } as Answer
  }
  /** How many statements some calls take. */
  const statementsOf = async (run: () => Promise<unknown>) => {
    const before = statements
    await run()
    return statements - before
  }
  return {
    db,
    clock,
    apps,
    call,
    statementsOf,
    post: (url: string, body: object, sent?: Sent) => call('POST', url, body, sent),
  }
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>

/** The code that was last sent to a mobile; empty when none was. */
export async function codeTo(db: Db, mobile = MOBILE): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select params ->> 0 as code from outbox_message where mobile = ${mobile} and template = 'verify_code' and not muted order by id desc limit 1
  `.execute(db)
  return rows[0]?.code ?? ''
}

/** As if a day had gone by for what is counted. */
export async function forgetLimits(db: Db): Promise<void> {
  await sql`delete from rate_limit`.execute(db)
  forgetExhausted()
}

/** Registers somebody and checks the code. */
export async function registered(
  { db, post }: Pick<Accounts, 'db' | 'post'>,
  changes: Partial<typeof MONA> = {},
  mobile = MOBILE,
) {
  await forgetLimits(db)
  const form = { ...MONA, ...changes }
  const { status } = await post('/register', form)
  const { body } = await post('/check-code', { mobile: form.mobile, code: await codeTo(db, mobile) })
  if (status !== 200 || !body.data) throw new Error(`not registered: ${JSON.stringify(body)}`)
  const { token, user } = body.data as unknown as { token: string; user: { id: number } }
  return { token, user, headers: { authorization: `Bearer ${token}` } }
}

/** As if the minute before another code had gone by. */
export async function mayAskAgain(db: Db): Promise<void> {
  await sql`delete from rate_limit where key like '%-again:%'`.execute(db)
  forgetExhausted()
}
