import { sql } from 'kysely'
import { Type } from 'typebox'
import type { Db } from 'store-api/src/db/pool.ts'
import type { AddressDocument, ContactDocument } from 'store-api/src/db/tables/cart.ts'
import type { OrderAddressDocument } from 'store-api/src/db/tables/order.ts'
import { dice, type Dice } from '#demo/random.ts'
import { readData, Text } from '#demo/read-data.ts'

/** An invented customer. No operator assigns the mobile number: its middle is zeros. */
export type Person = {
  isWoman: boolean
  language: 'ar' | 'en'
  /** Signature of reviews. */
  firstName: string
  contact: ContactDocument
  address: OrderAddressDocument
  /** Delivery fee in piastres, promised working days. */
  delivery: { fee: number; days: [from: number, to: number] }
}

const PEOPLE = 1700
const ENGLISH = 0.09
/** Chance of each governorate in turn: Cairo, then Giza, then Alexandria; else any. */
const GREAT_CITIES: [iso: string, share: number][] = [
  ['C', 0.36],
  ['GZ', 0.3],
  ['ALX', 0.32],
]

const OPERATORS = [0, 1, 2, 5] as const

const Names = Type.Array(Text)
const Addresses = Type.Array(Type.String())
const { women, men, families, streets, landmarks } = readData(
  new URL('./names.yaml', import.meta.url),
  Type.Object(
    { women: Names, men: Names, families: Names, streets: Addresses, landmarks: Addresses },
    { additionalProperties: false },
  ),
)

/** A governorate with its delivery terms (fee in piastres) and the areas that are delivered to. */
export type State = {
  iso: string
  name_ar: string
  name_en: string
  fee: number
  days_min: number
  days_max: number
  areas: Area[]
}
type Area = Pick<AddressDocument, 'stateId' | 'cityId' | 'regionId'> & {
  city_ar: string
  city_en: string
  region_ar: string
  region_en: string
}

/** Returns the governorates that are delivered to, in the order of their ids. */
export async function readStates(db: Db): Promise<State[]> {
  const { rows } = await sql<State>`
    select s.iso, s.name_ar, s.name_en, s.fee, s.days_min, s.days_max, json_agg(json_build_object('stateId', s.id, 'cityId', c.id, 'regionId', r.id,
      'city_ar', c.name_ar, 'city_en', c.name_en, 'region_ar', r.name_ar, 'region_en', r.name_en) order by r.id) as areas
    from state s join city c on c.state_id = s.id join region r on r.city_id = c.id where s.deliverable and r.deliverable group by s.id order by s.id
  `.execute(db)
  return rows
}

/** Returns a function that draws a customer, a woman or a man; some are drawn more often than others. */
export function customerDraw(states: State[]): (chance: Dice, isWoman: boolean) => Person {
  const known = new Map<number, Person>()
  return (chance, isWoman) => {
    const pair = Math.min(chance.between(0, PEOPLE / 2 - 1), chance.between(0, PEOPLE / 2 - 1))
    const number = pair * 2 + (isWoman ? 1 : 0)
    const person = known.get(number) ?? personOf(number, states)
    known.set(number, person)
    return person
  }
}

function personOf(number: number, states: State[]): Person {
  const chance = dice(`customer ${number}`)
  const isWoman = number % 2 === 1
  const language = chance.chance(ENGLISH) ? 'en' : 'ar'
  const names = [chance.pick(isWoman ? women : men), chance.pick(men), chance.pick(families)].map(
    (name) => name[language],
  )
  return {
    isWoman,
    language,
    firstName: names[0] ?? '',
    contact: { fullName: names.join(' '), ...mobilesOf(number, chance), email: null },
    ...homeOf(chance, states),
  }
}

function mobilesOf(number: number, chance: Dice): Pick<ContactDocument, 'mobile' | 'anotherMobile'> {
  const inventMobile = (operator: number, of: number) => `+201${operator}0000${String(of).padStart(4, '0')}`
  const [one, other] = [chance.pick(OPERATORS), chance.pick(OPERATORS)]
  return { mobile: inventMobile(one, number), anotherMobile: inventMobile(other, 9999 - number) }
}

function homeOf(chance: Dice, states: State[]): Pick<Person, 'address' | 'delivery'> {
  const iso = GREAT_CITIES.find(([, share]) => chance.chance(share))?.[0]
  const state = states.find((each) => each.iso === iso) ?? chance.pick(states)
  const { stateId, cityId, regionId, city_ar, city_en, region_ar, region_en } = chance.pick(state.areas)
  const place: AddressDocument = {
    stateId,
    cityId,
    regionId,
    streetAddress: chance.pick(streets),
    buildingNumber: String(chance.between(1, 140)),
    floorNumber: String(chance.between(1, 11)),
    apartmentNumber: String(chance.between(1, 44)),
    landmark: chance.chance(0.4) ? chance.pick(landmarks) : null,
    notes: null,
  }
  const names = {
    ar: { state: state.name_ar, city: city_ar, region: region_ar },
    en: { state: state.name_en, city: city_en, region: region_en },
  }
  return { address: { ...place, names }, delivery: { fee: state.fee, days: [state.days_min, state.days_max] } }
}
