import * as v from 'valibot'
import type { UserError } from '#app/lib/apollo/written.ts'
import { field } from '#app/lib/forms/field.ts'
import type { Place } from '#app/lib/geo/distance.ts'
import { required } from '#app/lib/forms/rules.ts'

/** What branches are sorted by: a governorate, or the distance from a position. */
export type Near = { stateId?: string | null; near?: Place }

/** Requires the branch of a pick-up (docs/rules/pickup.md#choosing). */
export const pickupRules = v.object({ branchId: required('cart:pickup.required') })

/** Whether a form chose pick-up instead of delivery. */
export function isPickup(form: FormData): boolean {
  return field(form, 'way') === 'pickup'
}

/** Returns the governorate that the branches of a form were sorted by. */
export function nearIn(form: FormData): Near {
  const stateId = field(form, 'nearState')
  return { stateId: /^(?:State_)?\d{1,15}$/.test(stateId) ? stateId : null }
}

const OF_BRANCH = ['PICKUP_UNAVAILABLE', 'OUT_OF_STOCK', 'QUANTITY_REDUCED']

/** Moves refusals that another branch resolves to the list of branches. */
export function branchRefusals(refusals: readonly UserError[]): UserError[] {
  return refusals.map((refusal) => (OF_BRANCH.includes(refusal.code) ? { ...refusal, path: ['branchId'] } : refusal))
}
