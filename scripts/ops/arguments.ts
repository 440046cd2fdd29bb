import { parseArgs } from 'node:util'
import type { Mover } from './order.ts'
import { WrongUse } from './usage.ts'

const text = { type: 'string' } as const

/** What stands behind `npm run ops --`. Throws WrongUse. */
export function readArguments(args: string[]) {
  const options = {
    as: text,
    branch: text,
    closed: { type: 'boolean' },
    first: text,
    job: text,
    key: text,
    kind: text,
    lang: text,
    less: text,
    lines: text,
    mobile: text,
    more: text,
    note: text,
    pace: text,
    reason: text,
    sellable: text,
    status: text,
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new WrongUse((error as Error).message)
  }
}

export type Options = ReturnType<typeof readArguments>['values']

/** A whole number from 1; `name` says which in the Error. */
export function count(given: string | undefined, name: string, least = 1): number {
  const value = given !== undefined && /^\d{1,9}$/.test(given) ? Number(given) : -1
  if (value < least) throw new WrongUse(`${name} must be a whole number from ${least}, not "${given ?? ''}".`)
  return value
}

/** '8s', '500ms' or '8' → milliseconds. */
export function duration(given: string): number {
  const [, value, unit] = /^(\d+(?:\.\d+)?)(s|ms)?$/.exec(given) ?? []
  if (value === undefined) throw new WrongUse(`--pace must be a time like 8s or 500ms, not "${given}".`)
  return Number(value) * (unit === 'ms' ? 1 : 1000)
}

export function mover(given: string | undefined): Mover | undefined {
  if (given === undefined) return undefined
  const known = (['B', 'K', 'S'] as const).find((actor) => actor === given.toUpperCase())
  if (!known) throw new WrongUse(`--as must be B (branch), K (courier) or S (system), not "${given}".`)
  return known
}

/** '31:2,32:1' → two pieces of line 31, one of line 32. */
export function pieces(given: string | undefined): { lineId: number; quantity: number }[] | undefined {
  return given?.split(',').map((part) => {
    const [, lineId, quantity] = /^\s*(\d{1,15}):(\d{1,4})\s*$/.exec(part) ?? []
    if (!lineId || !quantity)
      throw new WrongUse(`--lines must be comma-separated LINE:UNITS, e.g. 31:2,32:1, not "${given}".`)
    return { lineId: Number(lineId), quantity: Number(quantity) }
  })
}

export function yesNo(given: string | undefined, name: string): boolean | undefined {
  if (given === undefined) return undefined
  if (given !== 'yes' && given !== 'no') throw new WrongUse(`${name} must be yes or no, not "${given}".`)
  return given === 'yes'
}
