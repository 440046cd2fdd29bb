import * as v from 'valibot'
import type { Write } from '#app/lib/route/route-types.ts'
import { receiverFieldNames } from '#app/domains/account/addresses/address-receiver.tsx'
import { receiverEntries } from '#app/domains/account/addresses/address-receiver.rules.ts'
import { addressWrite } from '#app/domains/account/addresses/address-write.ts'
import { addressFieldNames } from '#app/domains/cart/checkout/address-fields.tsx'
import { addressRules } from '#app/domains/cart/checkout/address.rules.ts'
import { chosenIn, loadPlaces } from '#app/domains/location/load-places.ts'
import type { Chosen, Known } from '#app/domains/location/use-places.ts'

/** What a place of the address book must hold: who receives, and what the checkout asks of an address. */
export const bookRules = v.pipe(
  v.object({ ...receiverEntries, ...addressRules.entries }),
  v.forward(
    v.partialCheck(
      [['phone'], ['anotherPhone']],
      ({ phone, anotherPhone }) => phone !== anotherPhone,
      'address:rules.anotherPhone.different',
    ),
    ['anotherPhone'],
  ),
)

/** What is chosen of governorate, city and area, with the lists that belong to it. */
export type Places = { chosen: Chosen; known: Known }

const write = addressWrite(bookRules, [...receiverFieldNames, ...addressFieldNames])

/** Keeps a place. A refused form comes back with the lists that belong to what was chosen in it. */
export const bookWrite: Write = async (visit, tools) => {
  const result = await write(visit, tools)
  if (result.ok) return result
  const chosen = chosenIn(visit.form)
  const places: Places = { chosen, known: await loadPlaces(chosen, tools.query) }
  return { ...result, places }
}
