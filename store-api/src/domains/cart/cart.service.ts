import { findPlace, listCities, listStates, type Place } from '#src/domains/location/location.service.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { faultsOf, valuesOf } from '#src/http/judged-error.ts'
import { judgedAddress, notDelivered } from './address-rules.ts'
import { changeCart } from './cart-change.service.ts'
import { acceptPrices, selectCartByToken, setAddress, setClient } from './cart.queries.ts'
import type { Cart, CartAddressBody, CartClientBody } from './cart.schema.ts'
import { hashOfToken } from '#src/http/opaque-token.ts'
import { viewCart } from './cart-view.service.ts'
import { checkedClient } from './client-rules.ts'

/** The cart of a token with the prices and stock of now; null when there is none. */
export async function getCart(context: Context, token: string | undefined): Promise<Cart | null> {
  const hash = hashOfToken(token)
  const cart = hash && (await selectCartByToken(context.db, hash))
  return cart ? viewCart(context, cart) : null
}

/**
 * Takes today's prices as seen and drops what is no longer shown; the revision moves only when something differed. Throws
 * CART_EMPTY without a cart.
 */
export async function refreshCart(context: Context, token: string | undefined): Promise<Cart> {
  return changeCart(context, token, 'CART_EMPTY', ({ db }, cart) => acceptPrices(db, cart.id))
}

/** Says who orders (DOMAIN §2.3). Throws VALIDATION_FAILED with every fault, CART_EMPTY without a cart. */
export async function setCartClient(context: Context, token: string | undefined, body: CartClientBody): Promise<Cart> {
  const client = checkedClient(body)
  return changeCart(context, token, 'CART_EMPTY', async ({ db }, cart) => {
    await setClient(db, cart.id, client)
    return true
  })
}

/**
 * Says where the order goes (DOMAIN §2.3). Throws VALIDATION_FAILED with every fault, REGION_NOT_DELIVERABLE when that is the
 * only one, CART_EMPTY without a cart.
 */
export async function setCartAddress(context: Context, token: string | undefined, body: CartAddressBody): Promise<Cart> {
  const judged = judgedAddress(body)
  const faults = faultsOf(judged)
  const place = faults.stateId || faults.cityId || faults.regionId ? {} : await placeFaults(context, body)
  if (place === notDelivered && Object.keys(faults).length === 0) throw new ApiError('REGION_NOT_DELIVERABLE', { fields: place })
  const address = valuesOf(judged, place)
  return changeCart(context, token, 'CART_EMPTY', async ({ db }, cart) => {
    await setAddress(db, cart.id, address)
    return true
  })
}

async function placeFaults(context: Context, body: CartAddressBody): Promise<Record<string, FieldRule[]>> {
  const ids = { stateId: body.stateId ?? 0, cityId: body.cityId ?? 0, regionId: body.regionId ?? 0 }
  const place = await findPlace(context, ids)
  if (!place) return unknownPlace(context, ids)
  return faultsOfPlace(place)
}

function faultsOfPlace(place: Place): Record<string, FieldRule[]> {
  const faults: Record<string, FieldRule[]> = {}
  if (!place.cityInState) faults.cityId = [{ rule: 'ref' }]
  if (!place.regionInCity) faults.regionId = [{ rule: 'ref' }]
  return Object.keys(faults).length === 0 && !place.deliverable ? notDelivered : faults
}

/** Which of the three does not exist. */
async function unknownPlace(
  context: Context,
  { stateId, cityId }: { stateId: number; cityId: number },
): Promise<Record<string, FieldRule[]>> {
  const states = await listStates(context)
  if (!states.some(({ id }) => id === stateId)) return { stateId: [{ rule: 'ref' }] }
  const cities = await listCities(context, [stateId])
  return cities.some(({ id }) => id === cityId) ? { regionId: [{ rule: 'ref' }] } : { cityId: [{ rule: 'ref' }] }
}
