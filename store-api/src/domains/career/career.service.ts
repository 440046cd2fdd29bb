import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { type JobRow, selectJob, selectOpenJobs } from './career.queries.ts'
import type { Job, JobListQuery } from './career.schema.ts'

/** The jobs that can be applied for now; an unknown branch or governorate has none. */
export async function listJobs({ db, language, now }: Context, query: JobListQuery): Promise<Job[]> {
  return (await selectOpenJobs(db, language, now(), query)).map(jobOf)
}

/** A job by id or slug. Throws NOT_FOUND; GONE when it cannot be applied for any more. */
export async function getJob({ db, language, now }: Context, idOrSlug: string): Promise<Job> {
  const row = await selectJob(db, language, now(), idOrSlug)
  if (!row) throw new ApiError('NOT_FOUND')
  if (!row.open) throw new ApiError('GONE')
  return jobOf(row)
}

function jobOf({ publishedAt, open: _, ...job }: JobRow): Job {
  return { ...job, publishedAt: publishedAt.toISOString() }
}
