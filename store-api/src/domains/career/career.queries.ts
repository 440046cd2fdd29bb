import { sql } from 'kysely'
import { cleanText, knownIds } from '#src/db/postgres-values.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { Job, JobForShop, JobListQuery } from './career.schema.ts'

export interface JobRow extends Omit<Job, 'publishedAt'> {
  publishedAt: Date
  open: boolean
}

/** A job is open until the end of its closing day in Cairo. */
const isOpen = (at: Date) =>
  sql`(j.status = 'open' and (j.closes_on is null or j.closes_on >= (${at}::timestamptz at time zone 'Africa/Cairo')::date))`

/** Selects the jobs that are open at the time `at`, in display order. */
export async function selectOpenJobs(db: Db, language: Language, at: Date, query: JobListQuery): Promise<JobRow[]> {
  const { department, branch, governorate } = query
  const conditions = [
    isOpen(at),
    ...(department === undefined ? [] : [sql`j.department = ${department}`]),
    ...(branch === undefined ? [] : [someBranch(isOrSlug('b', branch))]),
    ...(governorate === undefined ? [] : [someBranch(sql`b.state_id = any(${knownIds([governorate])}::integer[])`)]),
  ]
  const { rows } = await sql<JobRow>`
    ${jobs(language, at)} where ${sql.join(conditions, sql` and `)} order by j.position, j.id
  `.execute(db)
  return rows
}

/** Selects a job by its id or slug, open or not. */
export async function selectJob(db: Db, language: Language, at: Date, idOrSlug: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`${jobs(language, at)} where ${isOrSlug('j', idOrSlug)}`.execute(db)
  return rows[0]
}

/** Selects all jobs with the number of applications, open ones first. */
export async function selectJobsForShop(db: Db, language: Language, at: Date): Promise<JobForShop[]> {
  const { rows } = await sql<JobForShop>`
    select j.id, j.slug, ${texts(language)('j.title')} as title, j.department, ${isOpen(at)} as open, j.closes_on as "closesOn",
      count(a.id)::integer as applications,
      (count(a.id) filter (where a.status in ('received', 'inReview', 'interview')))::integer as undecided
    from job j left join job_application a on a.job_id = j.id
    group by j.id order by open desc, j.position, j.id
  `.execute(db)
  return rows
}

function jobs(language: Language, at: Date) {
  const text = texts(language)
  return sql`
    select j.id, j.slug, ${text('j.title')} as title, j.department, j.employment, ${text('j.summary')} as summary,
      ${text('j.duties')} as duties, ${text('j.requirements')} as requirements, ${text('j.offer')} as offer,
      j.salary_from as "salaryFrom", j.salary_to as "salaryTo", j.published_at as "publishedAt", j.closes_on as "closesOn",
      ${isOpen(at)} as open,
      array(
        select b.id from job_branch jb join branch b on b.id = jb.branch_id where jb.job_id = j.id order by b.position, b.id
      ) as "branchIds"
    from job j`
}

function someBranch(condition: ReturnType<typeof sql>) {
  return sql`exists (select from job_branch jb join branch b on b.id = jb.branch_id where jb.job_id = j.id and ${condition})`
}

function isOrSlug(table: 'b' | 'j', idOrSlug: string) {
  return /^\d+$/.test(idOrSlug)
    ? sql`${sql.ref(`${table}.id`)} = any(${knownIds([Number(idOrSlug)])}::integer[])`
    : sql`${sql.ref(`${table}.slug`)} = ${cleanText(idOrSlug)}`
}
