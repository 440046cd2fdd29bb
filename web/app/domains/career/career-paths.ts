/** The first step: which jobs there are. */
export const jobsPath = '/hiring'

/** The second: what a job asks for and gives. */
export function jobPath({ slug }: { slug: string }): string {
  return `/hiring/${slug}`
}

/** The third: in which branch. */
export function branchStepPath(job: { slug: string }): string {
  return `${jobPath(job)}/branch`
}

/** The fourth: who applies; `branch` is a slug. */
export function applyPath(job: { slug: string }, branch: string): string {
  return `${applyStep(job)}?branch=${encodeURIComponent(branch)}`
}

/** Where the choice of a branch is sent to. */
export function applyStep(job: { slug: string }): string {
  return `${jobPath(job)}/apply`
}

/** After it. Addresses of the shop are in small letters. */
export function appliedPath(number: string): string {
  return `/hiring/applied/${encodeURIComponent(number.toLowerCase())}`
}
