import { ApiError, type FieldRule } from './api-error.ts'
import type { Judged } from './rules.ts'

type Values<Fields> = { [Name in keyof Fields]: Fields[Name] extends Judged<infer Value> ? Value : never }

/** Returns the faults of all fields by name; empty when there are none. */
export function faultsOf(fields: Record<string, Judged<unknown>>): Record<string, FieldRule[]> {
  const faults: Record<string, FieldRule[]> = {}
  for (const [name, { fault }] of Object.entries(fields)) if (fault) faults[name] = [fault]
  return faults
}

/** Returns the values of all fields. Throws VALIDATION_FAILED with all faults, those of `more` included. */
export function valuesOf<Fields extends Record<string, Judged<unknown>>>(
  fields: Fields,
  more: Record<string, FieldRule[]> = {},
): Values<Fields> {
  const faults = { ...more, ...faultsOf(fields) }
  if (Object.keys(faults).length > 0) throw new ApiError('VALIDATION_FAILED', { fields: faults })
  return Object.fromEntries(
    Object.entries(fields).map(([name, judged]) => [name, 'value' in judged ? judged.value : undefined]),
  ) as Values<Fields>
}
