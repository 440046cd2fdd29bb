import type { PickupBranch_BranchFragment as PickupBranch } from './__generated__/pickup.ts'

type Overrides = Partial<Omit<PickupBranch, 'branch'>>

/** For tests: the branch `name` in Cairo, which has the whole order from 14:00 Cairo time on 24 November 2026. */
export function pickupAt(id: string, name: string, changes: Overrides = {}): PickupBranch {
  const branch = {
    id,
    name,
    address: `${name} 1`,
    state: { __typename: 'State' as const, id: 'State_1', name: 'Cairo' },
    location: { __typename: 'MapPoint' as const, mapUrl: `https://map.test/${id}` },
  }
  return {
    __typename: 'PickupBranch',
    complete: true,
    missingLines: [],
    readyAt: '2026-11-24T12:00:00.000Z',
    distanceKm: null,
    branch: { __typename: 'Branch', ...branch },
    ...changes,
  }
}
