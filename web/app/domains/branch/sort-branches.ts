import { kilometres, type Place } from '#app/lib/geo/distance.ts'
type Placed = { state: { id: string; name: string }; location: Place }

export type Governorate<Branch> = { id: string; name: string; branches: Branch[]; location: Place }

/** Groups branches by governorate, the largest group first. `location` is the mean of its branches. */
export function groupByGovernorate<Branch extends Placed>(all: readonly Branch[]): Governorate<Branch>[] {
  const ids = [...new Set(all.map(({ state }) => state.id))]
  const governorates = ids.map((id) => {
    const branches = all.filter(({ state }) => state.id === id)
    const mean = (axis: keyof Place) =>
      branches.reduce((sum, branch) => sum + branch.location[axis], 0) / branches.length
    return {
      id,
      name: branches[0]?.state.name ?? '',
      branches,
      location: { latitude: mean('latitude'), longitude: mean('longitude') },
    }
  })
  return governorates.sort((one, other) => other.branches.length - one.branches.length)
}

/** Sorts branches by distance in kilometres. Keeps their order while `from` is unknown. */
export function sortByDistance<Branch extends Pick<Placed, 'location'>>(
  branches: readonly Branch[],
  from: Place | undefined,
): { branch: Branch; away?: number }[] {
  if (!from) return branches.map((branch) => ({ branch }))
  return branches
    .map((branch) => ({ branch, away: kilometres(from, branch.location) }))
    .sort((one, other) => one.away - other.away)
}
