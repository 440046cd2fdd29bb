/** Address of the first step: the list of jobs. */
export const jobsPath = '/hiring'

/** Returns the address of the second step: the details of a job. */
export function jobPath({ slug }: { slug: string }): string {
  return `/hiring/${slug}`
}

/** Returns the address of the third step: the choice of a branch. */
export function branchStepPath(job: { slug: string }): string {
  return `${jobPath(job)}/branch`
}

/** Returns the address of the fourth step, the application: the choice of a branch is sent there. */
export function applyStep(job: { slug: string }): string {
  return `${jobPath(job)}/apply`
}

/** Returns the address of the confirmation. Addresses of the shop are in lower case. */
export function appliedPath(number: string): string {
  return `/hiring/applied/${encodeURIComponent(number.toLowerCase())}`
}
