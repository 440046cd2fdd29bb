import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { readReference } from 'store-api/src/db/reference/reference.ts'

type Terms = Record<'state' | 'city' | 'area' | 'fee' | 'days_min' | 'days_max', string>

/**
 * What the demo shop charges and promises in each governorate, and the areas that it does not deliver to: business choices within the
 * specification's 3–7 business days (docs/rules/delivery.md#promise-and-fee).
 */
const terms = parse(readFileSync(new URL('./delivery.csv', import.meta.url)), { columns: true }) as Terms[]
const { state, city, region } = readReference()

const termsOf = new Map(terms.filter(({ area }) => !area).map((row) => [row.state, row]))
const unreachable = new Set(terms.filter(({ area }) => area).map((row) => `${row.state} ${row.city} ${row.area}`))

/** The governorates of the reference data with the terms of the demo shop; fees in piastres. */
export const stateRows = state.map((row) => {
  const own = termsOf.get(row.iso)
  if (!own) throw new Error(`delivery.csv lacks ${row.iso}`)
  return { ...row, deliverable: true, fee: Number(own.fee) * 100, days_min: Number(own.days_min), days_max: Number(own.days_max) }
})

export const cityRows = city

export const regionRows = region.map((row) => {
  const { state_id, name_en } = city[row.city_id - 1] ?? { state_id: 0, name_en: '' }
  return { ...row, deliverable: !unreachable.has(`${state[state_id - 1]?.iso} ${name_en} ${row.name_en}`) }
})
