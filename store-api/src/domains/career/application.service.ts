import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import {
  type ApplicationRow,
  deleteApplicationsBefore,
  selectApplications,
  selectCv,
  updateStatus,
} from './application.queries.ts'
import type { JobApplication, JobApplicationListQuery, JobApplicationStatus } from './career.schema.ts'
import type { CvKind } from './cv-file.ts'

// For the shop alone: routes ask for the service key.

const MONTHS_KEPT = 12
const PURGED_AT_ONCE = 500

/** Lists the newest applications. */
export async function listApplications(
  { db, language }: Context,
  query: JobApplicationListQuery,
): Promise<JobApplication[]> {
  return (await selectApplications(db, language, query)).map(applicationOf)
}

/**
 * Says how far an application is: `hired` and `declined` let the applicant try again. Throws NOT_FOUND; ALREADY_APPLIED
 * when this one would be open beside another.
 */
export async function moveApplication(
  context: Context,
  number: string,
  status: JobApplicationStatus,
): Promise<JobApplication> {
  const { db, language } = context
  const moved = await updateStatus(db, number, status).catch((error: { constraint?: string }) => {
    throw error.constraint === 'job_application_open' ? new ApiError('ALREADY_APPLIED') : error
  })
  const [row] = moved ? await selectApplications(db, language, { number, first: 1 }) : []
  if (!row) throw new ApiError('NOT_FOUND')
  return applicationOf(row)
}

/** Returns the file of an application. Throws NOT_FOUND. */
export async function getCv({ db }: Context, number: string): Promise<{ bytes: Buffer; kind: CvKind }> {
  const cv = await selectCv(db, number)
  if (!cv) throw new ApiError('NOT_FOUND')
  return cv
}

/** Deletes applications with their files after a year, and returns their number. */
export function forgetApplications({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const before = now()
  before.setUTCMonth(before.getUTCMonth() - MONTHS_KEPT)
  return deleteApplicationsBefore(db, before, PURGED_AT_ONCE)
}

function applicationOf({ createdAt, ...application }: ApplicationRow): JobApplication {
  return { ...application, createdAt: createdAt.toISOString() }
}
