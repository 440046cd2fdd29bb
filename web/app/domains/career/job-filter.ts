import type { JobCard_JobFragment } from './__generated__/job-card.ts'

type Job = Pick<JobCard_JobFragment, 'branches' | 'department'>

/** What the address of the list asks for: a governorate by its id, a branch by slug or id. */
export type Wanted = { state: string | null; branch: string | null }

export function wantedIn(params: URLSearchParams): Wanted {
  return { state: params.get('governorate'), branch: params.get('branch') }
}

/** The jobs that are where the visitor wants to work. */
export function jobsIn<One extends Job>(jobs: readonly One[], { state, branch }: Wanted): One[] {
  const isThere = ({ id, slug, stateId }: NonNullable<Job['branches']>[number]) =>
    (state === null || stateId === state) && (branch === null || id === branch || slug === branch)
  return state === null && branch === null ? [...jobs] : jobs.filter(({ branches }) => branches?.some(isThere))
}

/** The governorates of all jobs with how many jobs they have, in the order of the branches. */
export function governoratesOf(jobs: readonly Job[]): { id: string; name: string; count: number }[] {
  const names = new Map(jobs.flatMap(({ branches }) => (branches ?? []).map(({ stateId, stateName }) => [stateId, stateName] as const)))
  const counted = [...names].map(([id, name]) => ({ id, name, count: jobsIn(jobs, { state: id, branch: null }).length }))
  return counted.sort((one, other) => other.count - one.count)
}

/** The jobs of each department, in the order of the jobs. */
export function byDepartment<One extends Job>(jobs: readonly One[]): [Job['department'], One[]][] {
  return [...Map.groupBy(jobs, ({ department }) => department)]
}
