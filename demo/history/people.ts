import type { AddressDocument, ContactDocument } from 'store-api/src/db/tables/cart.ts'
import type { OrderAddressDocument } from 'store-api/src/db/tables/order.ts'
import { dice, type Dice } from '#demo/random.ts'
import { cityRows, regionRows, stateRows } from '#demo/places/states.ts'
import { familyNames, firstNames, landmarks, streets } from './names.ts'

/** A customer who never was: the name is put together, and no operator gave out the mobile number (its middle is zeros). */
export type Person = {
  isWoman: boolean
  language: 'ar' | 'en'
  /** As a review signs with. */
  firstName: string
  contact: ContactDocument
  address: OrderAddressDocument
  /** Of delivery, piastres; days until it is promised. */
  delivery: { fee: number; days: [from: number, to: number] }
}

const PEOPLE = 1700
const ENGLISH = 0.09
/** Of the orders, how many go to Cairo, Giza and Alexandria. */
const GREAT_CITIES: [iso: string, share: number][] = [['C', 0.36], ['GZ', 0.3], ['ALX', 0.32]]

const OPERATORS = [0, 1, 2, 5] as const

const states = new Map(stateRows.map((state) => [state.iso, state]))
const reachable = regionRows.filter(({ deliverable }) => deliverable)
const placesByState = Map.groupBy(reachable, ({ city_id }) => cityRows[city_id - 1]?.state_id)
const known = new Map<number, Person>()

/** Some customer, a woman or a man as asked; some come back more often than others. */
export function someone(chance: Dice, isWoman: boolean): Person {
  const pair = Math.min(chance.between(0, PEOPLE / 2 - 1), chance.between(0, PEOPLE / 2 - 1))
  const number = pair * 2 + (isWoman ? 1 : 0)
  const person = known.get(number) ?? personOf(number)
  known.set(number, person)
  return person
}

function personOf(number: number): Person {
  const chance = dice(`customer ${number}`)
  const isWoman = number % 2 === 1
  const language = chance.chance(ENGLISH) ? 'en' : 'ar'
  const own = chance.pick(isWoman ? firstNames.women : firstNames.men)
  const names = [own, chance.pick(firstNames.men), chance.pick(familyNames)].map((name) => name[language === 'ar' ? 0 : 1])
  return {
    isWoman,
    language,
    firstName: names[0] ?? '',
    contact: { fullName: names.join(' '), ...mobilesOf(number, chance), email: null },
    ...homeOf(chance),
  }
}

function mobilesOf(number: number, chance: Dice): Pick<ContactDocument, 'mobile' | 'anotherMobile'> {
  const invented = (operator: number, of: number) => `+201${operator}0000${String(of).padStart(4, '0')}`
  const [one, other] = [chance.pick(OPERATORS), chance.pick(OPERATORS)]
  return { mobile: invented(one, number), anotherMobile: invented(other, 9999 - number) }
}

function homeOf(chance: Dice): Pick<Person, 'address' | 'delivery'> {
  const iso = GREAT_CITIES.find(([, share]) => chance.chance(share))?.[0]
  const state = (iso && states.get(iso)) || chance.pick(stateRows)
  const region = chance.pick(placesByState.get(state.id ?? 0) ?? [])
  const city = cityRows[region.city_id - 1]
  if (!state.id || !city?.id || !region.id) throw new Error(`the area ${region.name_en} lies nowhere`)
  const place: AddressDocument = {
    stateId: state.id,
    cityId: city.id,
    regionId: region.id,
    streetAddress: chance.pick(streets),
    buildingNumber: String(chance.between(1, 140)),
    floorNumber: String(chance.between(1, 11)),
    apartmentNumber: String(chance.between(1, 44)),
    landmark: chance.chance(0.4) ? chance.pick(landmarks) : null,
    notes: null,
  }
  const names = {
    ar: { state: state.name_ar, city: city.name_ar, region: region.name_ar },
    en: { state: state.name_en, city: city.name_en, region: region.name_en },
  }
  return { address: { ...place, names }, delivery: { fee: state.fee, days: [state.days_min, state.days_max] } }
}
