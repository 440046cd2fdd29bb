import { sql } from 'kysely'
import type { Db } from 'store-api/src/db/pool.ts'
import { branches } from '#demo/places/branches.ts'
import { continueIds, insertRows } from 'store-api/src/db/insert.ts'
import { officeJobs } from './office-jobs.ts'
import { shopJobs } from './shop-jobs.ts'

const drafts = [...shopJobs, ...officeJobs]
const both = (texts: [ar: string, en: string][]) => ({ ar: texts.map(([ar]) => ar), en: texts.map(([, en]) => en) })

const jobs = drafts.map((draft, i) => {
  const [duties, requirements, offer] = [both(draft.duties), both(draft.requirements), both(draft.offer)]
  return {
    id: i + 1,
    slug: draft.slug,
    department: draft.department,
    employment: draft.employment,
    title_ar: draft.title[0],
    title_en: draft.title[1],
    summary_ar: draft.summary[0],
    summary_en: draft.summary[1],
    duties_ar: duties.ar,
    duties_en: duties.en,
    requirements_ar: requirements.ar,
    requirements_en: requirements.en,
    offer_ar: offer.ar,
    offer_en: offer.en,
    salary_from: draft.salary ? draft.salary[0] * 100 : null,
    salary_to: draft.salary ? draft.salary[1] * 100 : null,
    status: 'open',
    published_at: new Date(0).toISOString(),
    position: i + 1,
  }
})

const places = drafts.flatMap((draft, i) =>
  draft.branches.map((slug) => ({ job_id: i + 1, branch_id: branches.findIndex((branch) => branch.slug === slug) + 1 })),
)

/** The jobs of the demo shop; its branches must be there. When they were published and close is counted from now. */
export async function fillCareers(db: Db): Promise<void> {
  await insertRows(db, 'job', jobs)
  await insertRows(db, 'job_branch', places)
  const days = drafts.map(({ age, open = null }, i) => ({ id: i + 1, age, open }))
  await sql`
    update job set published_at = now() - make_interval(days => d.age),
      closes_on = (now() at time zone 'Africa/Cairo')::date + d.open
    from json_to_recordset(${JSON.stringify(days)}::json) as d (id integer, age integer, open integer) where d.id = job.id
  `.execute(db)
  await continueIds(db, 'job')
}
