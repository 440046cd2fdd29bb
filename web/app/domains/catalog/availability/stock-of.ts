import { kilometres, type Place } from '#app/lib/geo/distance.ts'
import type { BranchStock_BranchFragment, BranchStock_VariantFragment } from './__generated__/branch-stock.ts'

export type StockedVariant = BranchStock_VariantFragment & { size: { label: string } | null }

/** A branch with its stock of the requested variants. `away`: kilometres from the visitor; undefined while the position is unknown. */
export type StockedBranch = BranchStock_BranchFragment & { has: { band: 'LOW' | 'OK'; label: string }[]; away?: number }

/**
 * Returns branches with their stock of some variants, and how many have any. Branches with stock come first, sorted by distance when `from` is known.
 */
export function stockOf(branches: readonly BranchStock_BranchFragment[], variants: readonly StockedVariant[], from?: Place) {
  const stocked = branches.map((branch): StockedBranch => {
    const away = from && kilometres(from, branch)
    return { ...branch, away, has: variants.flatMap((variant) => holding(variant, branch.id)) }
  })
  const byWay = stocked.toSorted((one, other) => (one.away ?? 0) - (other.away ?? 0))
  const having = byWay.filter(({ has }) => has.length > 0)
  return { having: having.length, sorted: [...having, ...byWay.filter(({ has }) => has.length === 0)] }
}

function holding({ availability, size }: StockedVariant, branchId: string): StockedBranch['has'] {
  const band = availability?.find(({ branch }) => branch.id === branchId)?.band
  return band === undefined || band === 'NONE' ? [] : [{ band, label: size?.label ?? '' }]
}
