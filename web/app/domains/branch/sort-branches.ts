import { kilometres, type Place } from '#app/lib/geo/distance.ts'
type Placed = { state: { id: string; name: string }; lat: number; lng: number }

export type Governorate<Branch> = { id: string; name: string; branches: Branch[]; lat: number; lng: number }

/** Groups branches by governorate, the largest group first. `lat` and `lng`, in degrees, are the mean of its branches. */
export function groupByGovernorate<Branch extends Placed>(all: readonly Branch[]): Governorate<Branch>[] {
  const ids = [...new Set(all.map(({ state }) => state.id))]
  const governorates = ids.map((id) => {
    const branches = all.filter(({ state }) => state.id === id)
    const mean = (of: (branch: Branch) => number) => branches.reduce((sum, branch) => sum + of(branch), 0) / branches.length
    return { id, name: branches[0]?.state.name ?? '', branches, lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
  })
  return governorates.sort((one, other) => other.branches.length - one.branches.length)
}

/** Sorts branches by distance in kilometres. Keeps their order while `from` is unknown. */
export function sortByDistance<Branch extends Place>(branches: readonly Branch[], from: Place | undefined): { branch: Branch; away?: number }[] {
  if (!from) return branches.map((branch) => ({ branch }))
  return branches.map((branch) => ({ branch, away: kilometres(from, branch) })).sort((one, other) => one.away - other.away)
}
