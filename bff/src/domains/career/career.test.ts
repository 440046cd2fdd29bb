import { expect, test } from 'vitest'
import { buildSchema } from '#src/graphql/schema.ts'
import { everythingOf } from '#src/testing/full-query.ts'
import { startShop } from '#src/testing/shop.ts'
import { sendFiles } from '#src/testing/upload.ts'

const shop = await startShop()

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
)
const APPLY =
  'mutation ($input: JobApplicationAddInput!) { jobApplicationAdd(input: $input) { number userErrors { code path message } } }'
type Job = { id: string; slug: string; department: string; branches: { id: string; state: { id: string } }[] }

async function jobs(args = '') {
  const { data, errors } = await shop.ask(`{ jobs${args} { id slug department branches { id state { id } } } }`)
  expect(errors).toEqual([])
  return data?.jobs as unknown as Job[]
}

async function apply(input: object, file: Uint8Array = PDF) {
  const variables = { input: { ...input, cv: null } }
  const response = await sendFiles(shop, {
    query: APPLY,
    variables,
    files: [file],
    filename: 'cv.exe',
    map: { 0: ['variables.input.cv'] },
  })
  type Refusal = { code: string; path: string[] | null; message: string }
  const { data, errors } = response.json<{
    data?: { jobApplicationAdd: { number: string | null; userErrors: Refusal[] } }
    errors?: unknown
  }>()
  expect(errors).toBeUndefined()
  return data?.jobApplicationAdd
}

test('jobs tell everything about themselves, and are found by department, branch and governorate', async () => {
  const whole = await shop.ask(`{ jobs ${everythingOf(buildSchema([]), 'Job', 1)} }`)
  expect([(whole.data?.jobs as unknown as unknown[]).length >= 8, whole.errors]).toEqual([true, []])
  const all = await jobs()
  const [job] = all
  const [branch] = job?.branches ?? []
  expect((await jobs('(department: ENGINEERING)')).every(({ department }) => department === 'ENGINEERING')).toBe(true)
  expect(await jobs(`(branch: "${branch?.id}")`)).toEqual(
    all.filter(({ branches }) => branches.some(({ id }) => id === branch?.id)),
  )
  const near = all.filter(({ branches }) => branches.some(({ state }) => state.id === branch?.state.id))
  expect(await jobs(`(stateId: "${branch?.state.id}")`)).toEqual(near)
})

test('a job is found by id and slug; a closed one is gone', async () => {
  const [job] = await jobs()
  const { data } = await shop.ask(
    `{ byId: job(id: "${job?.id}") { slug } bySlug: job(id: "${job?.slug}") { id } none: job(id: "no-such") { id } }`,
  )
  expect(data).toEqual({ byId: { slug: job?.slug }, bySlug: { id: job?.id }, none: null })
  const { errors } = await shop.ask('{ job(id: "stock-count-season") { id } }')
  expect(errors[0]?.extensions.code).toBe('GONE')
})

test('an application is sent with its file once; a refusal names its field', async () => {
  const [job] = await jobs()
  const who = {
    fullName: 'Mona Abdelrahman',
    email: 'mona@example.com',
    dateOfBirth: '1998-05-01',
    gender: 'FEMALE',
    acceptTerms: true,
  }
  const input = { ...who, jobId: job?.id, branchId: job?.branches[0]?.id, mobile: '01555000001' }
  const first = await apply(input)
  expect(first).toEqual({ number: expect.stringMatching(/^J-\d{5,}$/), userErrors: [] })
  expect(await apply(input)).toEqual(first)
  const other = { ...input, mobile: '01555000002' }
  const wrong = await apply({ ...other, email: '', acceptTerms: false, branchId: '0' })
  expect(wrong?.userErrors.map(({ code, path }) => [code, path?.[0]]).toSorted()).toEqual([
    ['VALIDATION_FAILED', 'acceptTerms'],
    ['VALIDATION_FAILED', 'branchId'],
    ['VALIDATION_FAILED', 'email'],
  ])
  expect((await apply(other, Buffer.from('MZ')))?.userErrors).toMatchObject([
    { code: 'FILE_TYPE', path: ['cv'], message: expect.stringMatching(/Word/) },
  ])
  for (const more of [1, 2]) {
    const large = await apply(other, Buffer.alloc(5 * 1024 * 1024 + more))
    expect(large?.userErrors).toMatchObject([{ code: 'FILE_TOO_LARGE', path: ['cv'] }])
  }
})
