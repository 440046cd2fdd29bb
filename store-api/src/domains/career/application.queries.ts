import { sql } from 'kysely'
import { cleanText, knownIds } from '#src/db/postgres-values.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { JobApplication, JobApplicationListQuery, JobApplicationStatus } from './career.schema.ts'
import type { CvKind } from './cv-file.ts'

export interface NewApplication {
  number: string
  jobId: number
  branchId: number
  customerId: number | null
  fullName: string
  mobile: string
  email: string
  dateOfBirth: string
  gender: 'male' | 'female'
  language: Language
  cv: { bytes: Buffer; kind: CvKind; sha256: Buffer }
  at: Date
}

export interface ApplicationRow extends Omit<JobApplication, 'createdAt'> {
  createdAt: Date
}

/**
 * Writes an application and names the job in its language; undefined when its number is taken, or when this mobile has
 * one for this job that is not decided.
 */
export async function insertApplication(
  db: Db,
  application: NewApplication,
): Promise<{ number: string; jobTitle: string } | undefined> {
  const { number, jobId, branchId, customerId, fullName, mobile, email, dateOfBirth, gender, language, cv, at } =
    application
  return db
    .insertInto('job_application')
    .values({
      number,
      job_id: jobId,
      branch_id: branchId,
      customer_id: customerId,
      full_name: fullName,
      mobile,
      email,
      date_of_birth: dateOfBirth,
      gender,
      language,
      cv: cv.bytes,
      cv_kind: cv.kind,
      cv_sha256: cv.sha256,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning((row) => [
      'number',
      sql<string>`(select ${texts(language)('title')} from job where id = ${row.ref('job_id')})`.as('jobTitle'),
    ])
    .executeTakeFirst()
}

/** Finds the number of the undecided application of a mobile for a job. */
export async function selectOpenNumber(db: Db, jobId: number, mobile: string): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select number from job_application where job_id = ${jobId} and mobile = ${mobile} and status in ('received', 'inReview', 'interview')
  `.execute(db)
  return rows[0]?.number
}

/** Selects the newest applications without their files. */
export async function selectApplications(
  db: Db,
  language: Language,
  { job, status, first, number }: Partial<JobApplicationListQuery> & { first: number; number?: string },
): Promise<ApplicationRow[]> {
  const text = texts(language)
  const conditions = [
    ...(job === undefined ? [] : [ofJob(job)]),
    ...(status === undefined ? [] : [sql`a.status = ${status}`]),
    ...(number === undefined ? [] : [sql`a.number = ${cleanText(number)}`]),
    sql`true`,
  ]
  const { rows } = await sql<ApplicationRow>`
    select a.number, j.slug as "jobSlug", ${text('j.title')} as "jobTitle", ${text('b.name')} as branch,
      a.full_name as "fullName", a.mobile, a.email, a.date_of_birth as "dateOfBirth", a.gender, a.language, a.status,
      a.cv_kind as "cvKind", octet_length(a.cv) as "cvBytes", encode(a.cv_sha256, 'hex') as "cvSha256", a.created_at as "createdAt"
    from job_application a join job j on j.id = a.job_id join branch b on b.id = a.branch_id
    where ${sql.join(conditions, sql` and `)} order by a.id desc limit ${first}
  `.execute(db)
  return rows
}

function ofJob(idOrSlug: string) {
  if (/^\d+$/.test(idOrSlug)) return sql`j.id = any(${knownIds([Number(idOrSlug)])}::integer[])`
  return sql`j.slug = ${cleanText(idOrSlug)}`
}

/** Selects the file of an application. */
export async function selectCv(db: Db, number: string): Promise<{ bytes: Buffer; kind: CvKind } | undefined> {
  const { rows } = await sql<{ bytes: Buffer; kind: CvKind }>`
    select cv as bytes, cv_kind as kind from job_application where number = ${cleanText(number)}
  `.execute(db)
  return rows[0]
}

/** Changes the status of an application. Returns false when there is none with this number. */
export async function updateStatus(db: Db, number: string, status: JobApplicationStatus): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update job_application set status = ${status} where number = ${cleanText(number)}
  `.execute(db)
  return numAffectedRows > 0n
}

/** Deletes applications before `moment` with their files, a bounded number at a time, and returns their number. */
export async function deleteApplicationsBefore(db: Db, moment: Date, atOnce: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from job_application where id in (
      select id from job_application where created_at < ${moment} order by created_at limit ${atOnce} for update skip locked
    )
  `.execute(db)
  return Number(numAffectedRows)
}
