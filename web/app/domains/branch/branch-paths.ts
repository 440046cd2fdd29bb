import { numberOf } from '#app/lib/route/number-of.ts'

/** Returns the path of the branch list, limited to a governorate when its id is given. */
export function branchesPath(stateId?: string): string {
  return stateId ? `/branches?governorate=${numberOf(stateId)}` : '/branches'
}

/** Returns the path of a branch's page. */
export function branchPath(slug: string): string {
  return `/branches/${encodeURIComponent(slug)}`
}
