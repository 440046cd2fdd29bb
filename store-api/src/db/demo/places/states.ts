import { alexandriaAndDelta } from './alexandria-and-delta.ts'
import { canalAndBorders } from './canal-and-borders.ts'
import { greaterCairo } from './greater-cairo.ts'
import type { StateFacts } from './place.ts'
import { upperEgypt } from './upper-egypt.ts'

/**
 * The 27 governorates; fees and days are business choices of the demo shop, within the specification's 3–7 business days
 * (docs/rules/delivery.md#promise-and-fee).
 */
export const states: StateFacts[] = [...greaterCairo, ...alexandriaAndDelta, ...canalAndBorders, ...upperEgypt]
