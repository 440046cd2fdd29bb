import { data, isRouteErrorResponse } from 'react-router'
import { type Fault, faultOf } from '#app/lib/apollo/fault.ts'
import type { Query } from '#app/lib/route/page-load.ts'
import { ClosedJobDocument } from './__generated__/closed-job.ts'
import type { JobCard_JobFragment } from './__generated__/job-card.ts'

type Closed = Fault & { jobs: readonly JobCard_JobFragment[] }

/** Rethrows a fault of a job's page; for a closed job it throws 410 with the open jobs. */
export async function throwWithOpenJobs(thrown: unknown, query: Query): Promise<never> {
  if (faultOf(thrown).code !== 'GONE') throw thrown
  const { jobs } = await query(ClosedJobDocument, {}, { parts: ['jobs'] })
  throw data({ code: 'GONE', jobs: jobs ?? [] } satisfies Closed, { status: 410 })
}

/** Returns the open jobs of a closed job's error; undefined for other errors. */
export function openJobsOf(error: unknown): Closed['jobs'] | undefined {
  return isRouteErrorResponse(error) ? (error.data as Partial<Closed> | undefined)?.jobs : undefined
}
