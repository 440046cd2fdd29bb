import type { Check, Fault } from '#src/__generated__/answers.js'

/** A response with so many invalid values has another shape altogether (each one costs a walk through the response). */
const MAX_FAULTS = 200

/** An object, or a list, whose keys are its positions. */
type Holder = Record<string, unknown>

interface Fact {
  /** A JSON pointer into the original response. */
  pointer: string
  /** The expected and the actual type; never the value. */
  expected: string
  got: string
}

interface Fitted {
  /** Whether the response is usable after the repair. */
  fits: boolean
  wrong: Fact[]
}

/**
 * Repairs a response in place so that it satisfies the contract: removes the smallest removable part around an invalid
 * value, a list item or a nullable field. An unknown enum value without such a part stays: GraphQL then returns null
 * for that field alone. Not usable: a response with an invalid value in no removable part, and a list without valid
 * items.
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
  const data = valueAt(answer, ['data'])
  return { fits: fits && !(shifts.has(data) && Array.isArray(data) && data.length === 0), wrong }
}

interface Place extends Pick<Fault, 'keyword' | 'params'> {
  path: string[]
}

/**
 * Returns the deepest fault. Every branch of an `anyOf` reports one; the branch that matched furthest is the intended
 * one.
 */
function deepest(faults: Fault[]): Place | undefined {
  const places = faults.map(({ instancePath, keyword, params }) => {
    const path = instancePath.split('/').slice(1).map(unescapePointer)
    return { keyword, params, path: keyword === 'required' ? [...path, String(params.missingProperty)] : path }
  })
  return places.toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** The envelope itself stays: without `data` there is no result, and null would mean that the object does not exist. */
function takeOut(check: Check, answer: object, path: string[], shifts: Map<unknown, number>): boolean {
  for (let depth = path.length; depth > 1; depth -= 1) {
    const holder = valueAt(answer, path.slice(0, depth - 1))
    const key = path[depth - 1] ?? ''
    if (Array.isArray(holder)) {
      holder.splice(Number(key), 1)
      shifts.set(holder, (shifts.get(holder) ?? 0) + 1)
      return true
    }
    if (isHolder(holder) && becomesNull(check, answer, holder, key, path.slice(0, depth))) return true
  }
  return false
}

function becomesNull(
  check: Check,
  answer: object,
  holder: Record<string, unknown>,
  key: string,
  path: string[],
): boolean {
  const before = Object.getOwnPropertyDescriptor(holder, key)
  holder[key] = null
  const pointer = toPointer(path)
  if (check(answer) || !check.errors?.some(({ instancePath }) => instancePath === pointer)) return true
  if (before) Object.defineProperty(holder, key, before)
  else delete holder[key]
  return false
}

/** Replaces an unknown value with a known one, so that the rest of the response is validated too. */
function standIn(
  answer: object,
  { keyword, params, path }: Place,
  unknown: [Record<string, unknown>, string, string][],
): boolean {
  const holder = valueAt(answer, path.slice(0, -1))
  const key = path.at(-1) ?? ''
  const text = isHolder(holder) ? holder[key] : undefined
  if (!isHolder(holder) || keyword !== 'enum' || typeof text !== 'string') return false
  unknown.push([holder, key, text])
  holder[key] = params.allowedValues?.[0]
  return true
}

function factsOf(answer: object, { keyword, params, path }: Place): Omit<Fact, 'pointer'> {
  const expected = params.type ?? params.format ?? params.allowedValues?.join(' | ')
  const value = valueAt(answer, path)
  const got = value === null ? 'null' : Array.isArray(value) ? 'array' : value === undefined ? 'nothing' : typeof value
  if (keyword === 'required') return { expected: 'a value', got }
  return { expected: String(expected ?? `${keyword} ${String(params.limit ?? '')}`.trim()), got }
}

function valueAt(answer: object, path: string[]): unknown {
  let value: unknown = answer
  for (const key of path) value = isHolder(value) ? value[key] : undefined
  return value
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null
}

/** Invalid values are found in list order, so removed items precede the next one found. */
function pointerOf(answer: object, path: string[], shifts: Map<unknown, number>): string {
  return toPointer(
    path.map((key, depth) => {
      const shift = shifts.get(valueAt(answer, path.slice(0, depth)))
      return shift ? String(Number(key) + shift) : key
    }),
  )
}

const toPointer = (path: string[]) => path.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
const unescapePointer = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')
