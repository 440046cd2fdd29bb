import type { JobCard_JobFragment } from './__generated__/job-card.ts'

type Job = Pick<JobCard_JobFragment, 'branches' | 'department'>

/** Reads the filter of the list from the address: a governorate by id, a branch by slug or id. */
export type Wanted = { state: string | null; branch: string | null }

export function wantedIn(params: URLSearchParams): Wanted {
  return { state: params.get('governorate'), branch: params.get('branch') }
}

/** Returns the jobs in the chosen place. */
export function jobsIn<One extends Job>(jobs: readonly One[], { state, branch }: Wanted): One[] {
  const isThere = ({ id, slug, stateId }: NonNullable<Job['branches']>[number]) =>
    (state === null || stateId === state) && (branch === null || id === branch || slug === branch)
  return state === null && branch === null ? [...jobs] : jobs.filter(({ branches }) => branches?.some(isThere))
}

/** Counts the jobs of each governorate, in the order of the branches. */
export function governoratesOf(jobs: readonly Job[]): { id: string; name: string; count: number }[] {
  const names = new Map(jobs.flatMap(({ branches }) => (branches ?? []).map(({ stateId, stateName }) => [stateId, stateName] as const)))
  const counted = [...names].map(([id, name]) => ({ id, name, count: jobsIn(jobs, { state: id, branch: null }).length }))
  return counted.sort((one, other) => other.count - one.count)
}

/** Groups the jobs by department, in their order. */
export function byDepartment<One extends Job>(jobs: readonly One[]): [Job['department'], One[]][] {
  return [...Map.groupBy(jobs, ({ department }) => department)]
}
