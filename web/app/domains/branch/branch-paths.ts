/** The list of branches, of one governorate when its id is given. */
export function branchesPath(stateId?: string): string {
  return stateId ? `/branches?governorate=${encodeURIComponent(stateId)}` : '/branches'
}

/** The page of a branch. */
export function branchPath(slug: string): string {
  return `/branches/${encodeURIComponent(slug)}`
}
