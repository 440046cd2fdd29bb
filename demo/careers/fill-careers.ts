import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import { continueIds, insertRows } from 'store-api/src/db/insert.ts'
import type { Db } from 'store-api/src/db/pool.ts'
import { inBoth, readData, Text } from '#demo/read-data.ts'

const Texts = Type.Array(Text)
const Job = Type.Object(
  {
    slug: Type.String(),
    department: Type.String(),
    employment: Type.String(),
    title: Text,
    summary: Text,
    duties: Texts,
    requirements: Texts,
    offer: Texts,
    salary: Type.Optional(Type.Object({ from: Type.Integer(), to: Type.Integer() })),
    branches: Type.Array(Type.String()),
    published_days_ago: Type.Integer(),
    closes_in_days: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)

/** Writes the jobs of the demo shop into empty tables; its branches must exist. Their dates are counted from now. */
export async function fillCareers(db: Db): Promise<void> {
  const jobs = readData(new URL('./jobs.yaml', import.meta.url), Type.Array(Job))
  await insertRows(db, 'job', jobs.map(jobRow))
  const days = jobs.map(({ slug, published_days_ago, closes_in_days = null }) => ({
    slug,
    published_days_ago,
    closes_in_days,
  }))
  await sql`
    update job set published_at = now() - make_interval(days => d.published_days_ago),
      closes_on = (now() at time zone 'Africa/Cairo')::date + d.closes_in_days
    from json_to_recordset(${JSON.stringify(days)}::json) as d (slug text, published_days_ago integer, closes_in_days integer) where d.slug = job.slug
  `.execute(db)
  const branches = await db.selectFrom('branch').select(['id', 'slug']).execute()
  const branchIds = new Map(branches.map(({ id, slug }) => [slug, id]))
  await insertRows(
    db,
    'job_branch',
    jobs.flatMap(({ branches: slugs }, i) => slugs.map((slug) => ({ job_id: i + 1, branch_id: branchIds.get(slug) }))),
  )
  await continueIds(db, 'job')
}

function jobRow(
  { slug, department, employment, title, summary, duties, requirements, offer, salary }: Static<typeof Job>,
  i: number,
) {
  return {
    id: i + 1,
    slug,
    department,
    employment,
    ...inBoth('title', title),
    ...inBoth('summary', summary),
    ...listInBoth('duties', duties),
    ...listInBoth('requirements', requirements),
    ...listInBoth('offer', offer),
    salary_from: salary && salary.from * 100,
    salary_to: salary && salary.to * 100,
    status: 'open',
    published_at: new Date(0),
    position: i + 1,
  }
}

function listInBoth(name: string, texts: Static<typeof Texts>) {
  return { [`${name}_ar`]: texts.map(({ ar }) => ar), [`${name}_en`]: texts.map(({ en }) => en) }
}
