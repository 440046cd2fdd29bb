import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { forgetLimits } from '#src/domains/account/account.fixture.ts'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { openShop, SERVICE_KEY } from '#src/domains/cart/shop.fixture.ts'
import type { ErrorEnvelope } from '#src/http/envelope.ts'
import { forgetApplications } from './application.service.ts'
import type { Job, JobApplication, JobForShop } from './career.schema.ts'
import { docx, pdf } from './cv.fixture.ts'

const shop = await openShop()
const { app, db, clock, call } = shop

await sql`
  insert into job (id, slug, department, employment, title_ar, title_en, summary_ar, summary_en, duties_ar, duties_en, requirements_ar,
    requirements_en, offer_ar, offer_en, published_at, closes_on, status)
  select id, slug, department, 'fullTime', 'بائع', 'Sales', '', '', '{أ,ب}', '{a,b}', '{}', '{}', '{}', '{}', '2026-11-01', closes_on, status
  from (values (1, 'sales', 'stores', null, 'open'), (2, 'driver', 'delivery', date '2026-11-22', 'open'), (3, 'done', 'care', null, 'closed'))
    as j (id, slug, department, closes_on, status);
  insert into job_branch (job_id, branch_id) values (1, 1), (1, 3), (2, 2), (3, 1);
`.execute(db)

const SHOP = { 'x-service-key': SERVICE_KEY }
const WHO = {
  jobId: '1',
  branchId: '3',
  fullName: 'منى عبد الرحمن',
  email: ' Mona@Example.com ',
  dateOfBirth: '2008-11-22',
  gender: 'female',
  acceptTerms: 'true',
}
let made = 0

type Sent = {
  fields?: object
  file?: Uint8Array | null
  filename?: string
  headers?: Record<string, string>
  files?: number
}

/** Applies as a browser's form does, from another mobile and address each time. */
async function apply({ fields = {}, file = pdf(), filename = 'cv.pdf', headers = {}, files = 1 }: Sent = {}) {
  made += 1
  const form = new FormData()
  const all = { ...WHO, mobile: `010${String(10_000_000 + made)}`, ...fields }
  for (const [name, value] of Object.entries(all)) form.append(name, String(value))
  for (let n = 0; file && n < files; n += 1) form.append('cv', new Blob([file as Uint8Array<ArrayBuffer>]), filename)
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  const type = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'x-forwarded-for': `203.0.${made >> 8}.${made % 256}`,
  }
  const response = await app.inject({
    method: 'POST',
    url: '/apply-job',
    payload,
    headers: { 'accept-language': 'en', ...type, ...headers },
  })
  return { code: response.statusCode, ...response.json<Partial<ErrorEnvelope> & { data?: { number: string } }>() }
}

test('filters jobs by department, branch and governorate, and hides closed ones', async () => {
  const slugs = async (query = '') => (await call<Job[]>('GET', `/jobs${query}`)).data.map(({ slug }) => slug)
  expect(await slugs()).toEqual(['sales', 'driver'])
  expect(await slugs('?department=delivery')).toEqual(['driver'])
  expect([await slugs('?branch=dokki'), await slugs('?branch=2'), await slugs('?branch=none')]).toEqual([
    ['sales'],
    ['driver'],
    [],
  ])
  expect([await slugs('?governorate=2'), await slugs('?governorate=99')]).toEqual([['sales'], []])
  expect((await call<Job>('GET', '/jobs/1')).data).toMatchObject({
    slug: 'sales',
    duties: ['a', 'b'],
    branchIds: [1, 3],
    closesOn: null,
  })
  expect((await call('GET', '/jobs/done')).error).toMatchObject({ error: 'GONE' })
  expect((await call('GET', '/jobs/none')).error).toMatchObject({ error: 'NOT_FOUND' })
})

test('an application needs no account, is stored with its file and belongs to the authenticated customer', async () => {
  const { code, data } = await apply({ fields: { mobile: '٠١١ ١٢٣٤ ٥٦٧٨' } })
  expect([code, data?.number]).toEqual([200, expect.stringMatching(/^J-\d{5}$/)])
  const her = await loggedIn(shop)
  const second = await apply({ file: docx(), headers: her.headers })
  const rows = await db.selectFrom('job_application').selectAll().orderBy('id', 'desc').limit(2).execute()
  expect(rows[0]).toMatchObject({ number: second.data?.number, customer_id: her.id, cv_kind: 'docx' })
  expect(rows[1]).toMatchObject({
    mobile: '+201112345678',
    email: 'mona@example.com',
    branch_id: 3,
    customer_id: null,
    cv_kind: 'pdf',
    cv: pdf(),
  })
})

test('notifies an accepted applicant of the number in the language of the form, without any typed text', async () => {
  const told = (mobile: string) =>
    db
      .selectFrom('outbox_message')
      .select(['template', 'language', 'params'])
      .where('mobile', '=', mobile)
      .orderBy('id')
      .execute()
  const fields = { mobile: '01055555555', fullName: 'منى اشترت من موقع تاني' }
  const { data } = await apply({ fields, headers: { 'accept-language': 'ar' } })
  expect((await apply({ fields })).data?.number).toBe(data?.number)
  expect((await apply({ fields: { ...fields, mobile: '01066666666', branchId: 2 } })).error).toBe('VALIDATION_FAILED')
  expect(await told('+201055555555')).toEqual([
    { template: 'application_received', language: 'ar', params: ['بائع', data?.number] },
  ])
  expect(await told('+201066666666')).toEqual([])
})

test('reports each invalid field, the file included', async () => {
  const wrong = {
    jobId: 'x',
    branchId: '',
    fullName: 'منى',
    mobile: '012',
    email: '',
    dateOfBirth: '2008-11-23',
    gender: '',
    acceptTerms: 'no',
  }
  const { code, errors } = await apply({ fields: wrong, file: null })
  const rules = Object.fromEntries(Object.entries(errors ?? {}).map(([name, [fault]]) => [name, fault?.rule]))
  expect([code, rules]).toEqual([
    422,
    {
      jobId: 'ref',
      branchId: 'required',
      fullName: 'min',
      mobile: 'min',
      email: 'needed',
      dateOfBirth: 'age',
      gender: 'required',
      acceptTerms: 'required',
      cv: 'required',
    },
  ])
  const nowhere = await apply({ fields: { branchId: '2' }, file: Buffer.from('MZ') })
  expect(nowhere).toMatchObject({
    error: 'VALIDATION_FAILED',
    errors: { branchId: [{ rule: 'ref' }], cv: [{ rule: 'fileType' }] },
  })
  expect(await apply({ fields: { jobId: 77 } })).toMatchObject({ errors: { jobId: [{ rule: 'ref' }] } })
})

test('refuses a file that is no CV with its own code and text', async () => {
  const message: unknown = expect.stringMatching(/PDF or Word/)
  expect(await apply({ file: Buffer.from('MZ'), filename: 'cv.pdf' })).toMatchObject({
    code: 415,
    error: 'FILE_TYPE',
    errors: { cv: [{ message }] },
  })
  expect(await apply({ files: 2 })).toMatchObject({ error: 'FILE_TYPE' })
  for (const more of [1, 2]) {
    const large = await apply({ file: Buffer.alloc(5 * 1024 * 1024 + more) })
    expect(large).toMatchObject({
      code: 413,
      error: 'FILE_TOO_LARGE',
      errors: { cv: [{ message: 'The file is larger than 5 MB' }] },
    })
  }
})

test('accepts one undecided application per mobile and job, also under concurrency', async () => {
  const fields = { mobile: '01234567890' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => apply({ fields })))
  const [first] = answers.flatMap(({ data }) => data ?? [])
  expect(answers.map(({ code, data }) => [code, data])).toEqual(Array(8).fill([200, first]))
  expect(
    await db.selectFrom('job_application').select('id').where('mobile', '=', '+201234567890').execute(),
  ).toHaveLength(1)
  expect((await apply({ fields: { ...fields, jobId: 2, branchId: 2 } })).code).toBe(200)
  await forgetLimits(db)
  expect(
    (await call('POST', `/internal/job-applications/${first?.number}/status`, { status: 'declined' }, SHOP)).status,
  ).toBe(200)
  expect((await apply({ fields })).code).toBe(200)
  const again = await call('POST', `/internal/job-applications/${first?.number}/status`, { status: 'inReview' }, SHOP)
  expect(again.error).toMatchObject({ error: 'ALREADY_APPLIED' })
})

test('tells only the owner of a mobile about an earlier application: others get the answer of a first one', async () => {
  const her = await loggedIn(shop)
  const other = await loggedIn(shop)
  const fields = { mobile: her.mobile }
  const { data } = await apply({ fields })
  for (const headers of [{}, other.headers])
    expect(await apply({ fields, headers })).toEqual({ code: 200, status: true, data })
  expect((await apply({ fields, file: Buffer.from('MZ') })).error).toBe('FILE_TYPE')
  expect((await apply({ fields, headers: her.headers })).error).toBe('ALREADY_APPLIED')
})

test('refuses applications from the day after the closing date in Cairo', async () => {
  const today = clock.now
  clock.now = new Date('2026-11-22T22:00:00Z')
  expect(await apply({ fields: { jobId: 2, branchId: 2 } })).toMatchObject({ code: 409, error: 'JOB_CLOSED' })
  clock.now = today
})

test('limits applications to fifteen per mobile and day', async () => {
  const told = []
  for (let n = 0; n < 16; n += 1) told.push((await apply({ fields: { mobile: '01512345678' } })).error ?? 'none')
  expect(told).toEqual([...Array(15).fill('none'), 'RATE_LIMITED'])
})

test('fifteen forms of a customer with a mistake leave her the right one', async () => {
  const { headers } = await loggedIn(shop)
  for (let n = 0; n < 15; n += 1)
    expect((await apply({ fields: { jobId: 999 }, headers })).error).toBe('VALIDATION_FAILED')
  expect((await apply({ fields: { mobile: '01512345679' }, headers })).status).toBe(true)
})

test('only the service key opens an application, and its file is a download', async () => {
  const { data } = await apply({ fields: { mobile: '01098765432' } })
  const path = `/internal/job-applications/${data?.number}/cv`
  const her = await loggedIn(shop)
  for (const headers of [{}, her.headers, { 'x-service-key': 'guess' }]) {
    for (const url of [path, '/internal/job-applications', '/internal/jobs'])
      expect((await app.inject({ url, headers })).statusCode).toBe(403)
  }
  const file = await app.inject({ url: path, headers: SHOP })
  expect(file.rawPayload).toEqual(pdf())
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${data?.number}.pdf"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  const { data: all } = await call<JobApplication[]>(
    'GET',
    '/internal/job-applications?job=sales&status=received&first=1',
    undefined,
    SHOP,
  )
  expect(all).toMatchObject([
    { number: data?.number, jobSlug: 'sales', mobile: '+201098765432', cvKind: 'pdf', cvBytes: pdf().length },
  ])
  const { data: jobs } = await call<JobForShop[]>('GET', '/internal/jobs', undefined, SHOP)
  expect(jobs.map(({ slug, open }) => [slug, open])).toEqual([
    ['sales', true],
    ['driver', true],
    ['done', false],
  ])
  expect((await app.inject({ url: '/internal/job-applications/J-1/cv', headers: SHOP })).statusCode).toBe(404)
})

test('deletes applications after a year', async () => {
  await db.deleteFrom('job_application').execute()
  await apply()
  expect(await forgetApplications({ db, now: () => new Date('2027-11-22T09:00:00Z') })).toBe(0)
  expect(await forgetApplications({ db, now: () => new Date('2027-11-22T10:00:01Z') })).toBe(1)
})
