import { kilometres, type Place } from '#app/lib/geo/distance.ts'

/** Branches with their distance in kilometres, the nearest first; as they are while nobody knows from where. */
export function nearestFirst<Branch extends Place>(branches: readonly Branch[], from: Place | undefined): { branch: Branch; away?: number }[] {
  if (!from) return branches.map((branch) => ({ branch }))
  return branches.map((branch) => ({ branch, away: kilometres(from, branch) })).sort((one, other) => one.away - other.away)
}
