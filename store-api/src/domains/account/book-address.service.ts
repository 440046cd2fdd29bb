import type { AddressDocument } from '#src/db/tables/cart.ts'
import type { Context } from '#src/http/context.ts'
import { getAddress } from './address.service.ts'

/**
 * A place of the customer's address book as a cart or an order keeps it, without who receives there. Throws UNAUTHENTICATED, and
 * NOT_FOUND for somebody else's too.
 */
export async function bookAddress(context: Context, id: number): Promise<AddressDocument> {
  const { stateId, cityId, regionId, streetAddress, buildingNumber, floorNumber, apartmentNumber, landmark, notes } =
    await getAddress(context, id)
  return { stateId, cityId, regionId, streetAddress, buildingNumber, floorNumber, apartmentNumber, landmark, notes }
}
