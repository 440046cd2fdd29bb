import { listBranches } from '#src/domains/branch/branch.service.ts'
import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import type { Point } from '#src/domains/location/point.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { cartOwner } from './cart-access.service.ts'
import { selectBranchStock, selectReadyTimes } from './cart-pickup.queries.ts'
import type { PickupBranch, PickupPlaceQuery } from './cart-pickup.schema.ts'
import { type CartLineRow, selectCartOf } from './cart.queries.ts'
import { shareStock, type Variants, variantIdsOf } from './cart-stock.ts'

type Line = Pick<CartLineRow, 'id' | 'variantId' | 'parts' | 'quantity'>

/**
 * Returns the branches where the caller's cart can be collected, nearest first (docs/rules/pickup.md#branches); null
 * without a cart.
 */
export async function listCartPickupBranches(
  context: Context,
  token: string | undefined,
  place: PickupPlaceQuery,
): Promise<PickupBranch[] | null> {
  const owner = await cartOwner(context, token)
  const cart = owner && (await selectCartOf(context.db, owner))
  if (!cart) return null
  const { address } = cart
  return listPickupBranches(context, cart.lines, {
    point: pointOf(place) ?? (place.governorate === undefined ? address?.location : null),
    stateId: place.governorate ?? address?.stateId,
  })
}

/** Returns the place of a request as a point; undefined unless both coordinates are given. */
export function pointOf({ lat, lng }: PickupPlaceQuery): Point | undefined {
  return lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng }
}

/**
 * Returns all branches with the lines they have in stock, and when an order placed now is ready there: nearest to the
 * point first, else those of the governorate, else in display order.
 */
export async function listPickupBranches(
  context: Context,
  lines: Line[],
  { point, stateId }: { point?: Point | null | undefined; stateId?: number | undefined },
): Promise<PickupBranch[]> {
  const [branches, readyTimes, variants, stock] = await Promise.all([
    listBranches(context),
    selectReadyTimes(context.db, context.now()),
    findSellableVariants(context, variantIdsOf(lines)),
    selectBranchStock(context.db, variantIdsOf(lines)),
  ])
  const found = branches.flatMap((branch) => {
    const readyAt = readyTimes.get(branch.id)
    if (!readyAt) return []
    const missingLineIds = missingOf(lines, variantsIn(variants, stock.get(branch.id)))
    const distanceKm = point ? distanceBetween(point, branch.location) : null
    return [
      { branch, complete: missingLineIds.length === 0, missingLineIds, readyAt: readyAt.toISOString(), distanceKm },
    ]
  })
  const rank = ({ branch, distanceKm }: PickupBranch) => distanceKm ?? (branch.stateId === stateId ? 0 : 1)
  return found.sort((a, b) => rank(a) - rank(b))
}

/** Returns a branch for the pick-up of these lines; null when there is no such branch. */
export async function findPickupBranch(
  context: Context,
  lines: Line[],
  branchId: number,
  point?: Point | null,
): Promise<PickupBranch | null> {
  return (await listPickupBranches(context, lines, { point })).find(({ branch }) => branch.id === branchId) ?? null
}

/** As findPickupBranch; throws PICKUP_UNAVAILABLE at `field` when there is no such branch. */
export async function requirePickupBranch(
  context: Context,
  lines: Line[],
  branchId: number,
  field: string,
): Promise<PickupBranch> {
  const found = await findPickupBranch(context, lines, branchId)
  if (!found) throw new ApiError('PICKUP_UNAVAILABLE', { fields: { [field]: [{ rule: 'pickup' }] } })
  return found
}

/** Returns the variants with the stock of one branch. */
function variantsIn(variants: Variants, free: ReadonlyMap<number, number> = new Map()): Variants {
  return new Map(
    [...variants].map(([id, variant]) => [
      id,
      { ...variant, free: variant.kind === 'bundle' ? null : (free.get(id) ?? 0) },
    ]),
  )
}

function missingOf(lines: Line[], variants: Variants): number[] {
  const available = shareStock(lines, variants)
  return lines.filter(({ quantity }, index) => (available[index] ?? 0) < quantity).map(({ id }) => id)
}

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the great-circle distance in kilometres, rounded to 100 metres. */
export function distanceBetween(from: Point, to: Point): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude)
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(chord)) * 10) / 10
}
