import { data, isRouteErrorResponse } from 'react-router'
import { type Fault, faultOf } from '#app/lib/apollo/fault.ts'
import type { Query } from '#app/lib/route/route-types.ts'
import { ClosedJobDocument } from './__generated__/closed-job.ts'
import type { JobCard_JobFragment } from './__generated__/job-card.ts'

type Closed = Fault & { jobs: readonly JobCard_JobFragment[] }

/** What the pages of a job throw for a fault: when it is closed, 410 with the jobs that are open. */
export async function orClosed(thrown: unknown, query: Query): Promise<never> {
  if (faultOf(thrown).code !== 'GONE') throw thrown
  const { jobs } = await query(ClosedJobDocument, {}, { parts: ['jobs'] })
  throw data({ code: 'GONE', jobs: jobs ?? [] } satisfies Closed, { status: 410 })
}

/** The open jobs that an error of a page brings; undefined when it is about no closed job. */
export function openJobsOf(error: unknown): Closed['jobs'] | undefined {
  return isRouteErrorResponse(error) ? (error.data as Partial<Closed> | undefined)?.jobs : undefined
}
