import type { Check, Fault } from '#src/__generated__/answers.js'

/** So many faults in one answer are no slips: it is of another shape (each costs a walk through the answer). */
const MAX_FAULTS = 200

type Holder = Record<string, unknown> | unknown[]

interface Fact {
  /** A JSON pointer into the answer as it came. */
  pointer: string
  /** The type that the contract expects and the type that arrived; never the value. */
  expected: string
  got: string
}

interface Fitted {
  /** Whether the answer, as it is now, can be used. */
  fits: boolean
  wrong: Fact[]
}

/**
 * Makes an answer fit the contract by changing it in place: the smallest part around a fault that may go is taken out, which is
 * an item of a list or a field that may be null. A text that an enum does not know stays where neither is near: GraphQL answers null
 * for that field alone. Does not fit: an answer that is wrong where nothing may go, and a list of which nothing is left.
 */
export function fitAnswer(check: Check, answer: object): Fitted {
  if (check(answer)) return { fits: true, wrong: [] }
  const wrong: Fact[] = []
  const unknown: [holder: Record<string, unknown>, key: string, text: string][] = []
  const shifts = new Map<unknown, number>()
  let fits = false
  while (!fits && wrong.length < MAX_FAULTS) {
    const fault = deepest(check.errors ?? [])
    if (!fault) break
    wrong.push({ pointer: pointerOf(answer, fault.path, shifts), ...factsOf(answer, fault) })
    if (!takeOut(check, answer, fault.path, shifts) && !standIn(answer, fault, unknown)) break
    fits = check(answer)
  }
  for (const [holder, key, text] of unknown) holder[key] = text
  const { data } = answer as { data?: unknown }
  return { fits: fits && !(shifts.has(data) && Array.isArray(data) && data.length === 0), wrong }
}

interface Place extends Pick<Fault, 'keyword' | 'params'> {
  path: string[]
}

/** Returns the deepest fault. Every branch of an `anyOf` reports one; the branch that matched furthest is the intended one. */
function deepest(faults: Fault[]): Place | undefined {
  const places = faults.map(({ instancePath, keyword, params }) => {
    const path = instancePath.split('/').slice(1).map(unescapePointer)
    return { keyword, params, path: keyword === 'required' ? [...path, String(params.missingProperty)] : path }
  })
  return places.toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** The envelope itself stays: without `data` nothing is said, and null would say that there is nothing. */
function takeOut(check: Check, answer: object, path: string[], shifts: Map<unknown, number>): boolean {
  for (let depth = path.length; depth > 1; depth -= 1) {
    const holder = valueAt(answer, path.slice(0, depth - 1))
    const key = path[depth - 1] ?? ''
    if (Array.isArray(holder)) {
      holder.splice(Number(key), 1)
      shifts.set(holder, (shifts.get(holder) ?? 0) + 1)
      return true
    }
    if (holder && becomesNull(check, answer, holder as Record<string, unknown>, key, path.slice(0, depth))) return true
  }
  return false
}

function becomesNull(check: Check, answer: object, holder: Record<string, unknown>, key: string, path: string[]): boolean {
  const before = Object.getOwnPropertyDescriptor(holder, key)
  holder[key] = null
  const pointer = toPointer(path)
  if (check(answer) || !check.errors?.some(({ instancePath }) => instancePath === pointer)) return true
  if (before) Object.defineProperty(holder, key, before)
  else delete holder[key]
  return false
}

/** Puts a known value in the place of an unknown one, so that the rest of the answer is looked at as well. */
function standIn(answer: object, { keyword, params, path }: Place, unknown: [Record<string, unknown>, string, string][]): boolean {
  const holder = valueAt(answer, path.slice(0, -1)) as Record<string, unknown> | undefined
  const key = path.at(-1) ?? ''
  const text = holder?.[key]
  if (!holder || keyword !== 'enum' || typeof text !== 'string') return false
  unknown.push([holder, key, text])
  holder[key] = (params.allowedValues as unknown[])[0]
  return true
}

function factsOf(answer: object, { keyword, params, path }: Place): Omit<Fact, 'pointer'> {
  const expected = params.type ?? params.format ?? (params.allowedValues as unknown[] | undefined)?.join(' | ')
  let value: unknown = answer
  for (const key of path) value = (value as Record<string, unknown>)[key]
  const got = value === null ? 'null' : Array.isArray(value) ? 'array' : value === undefined ? 'nothing' : typeof value
  if (keyword === 'required') return { expected: 'a value', got }
  return { expected: String(expected ?? `${keyword} ${String(params.limit ?? '')}`.trim()), got }
}

function valueAt(answer: object, path: string[]): Holder | undefined {
  let value: unknown = answer
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key]
  return value && typeof value === 'object' ? (value as Holder) : undefined
}

/** Faults are found in the order of the lists, so what was taken out of one stood before what is found in it next. */
function pointerOf(answer: object, path: string[], shifts: Map<unknown, number>): string {
  return toPointer(path.map((key, depth) => {
    const shift = shifts.get(valueAt(answer, path.slice(0, depth)))
    return shift ? String(Number(key) + shift) : key
  }))
}

const toPointer = (path: string[]) => path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
const unescapePointer = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')
