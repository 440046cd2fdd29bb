import type { GraphError } from './fault.ts'

/** A field of an answer, from the outside in, with positions in lists. */
export type Path = readonly (string | number)[]

/** The names that `subject` can have: a root, or a field of one (`viewer.orders`). */
export type SubjectOf<Data> = { [K in keyof Data & string]: K | `${K}.${FieldOf<Data[K]>}` }[keyof Data & string]
type FieldOf<Value> = NonNullable<Value> extends readonly unknown[] ? never : keyof NonNullable<Value> & string

/** Data whose subjects are there. */
export type WithSubject<Data, Subject extends string> = {
  [K in keyof Data]: WithField<K extends Subject ? NonNullable<Data[K]> : Data[K], Extract<Subject, `${K & string}.${string}`>>
}
type WithField<Value, Field extends string> = [Field] extends [never]
  ? Value
  : { [K in keyof Value]: [Extract<Field, `${string}.${K & string}`>] extends [never] ? Value[K] : NonNullable<Value[K]> }

/** The parts of an answer that a page needs. */
export type Needs<Data, Subject extends string = string> = {
  /** The subject of the page: when the store answers that there is none, the page does not exist. */
  subject?: Subject | readonly Subject[]
  /** Roots that the page leaves out when they fail (null then). An error in any other root is the page's. */
  parts?: readonly (keyof Data & string)[]
}

/**
 * The data of a GraphQL answer. `fail` is called for an error that took everything, a root that is none of the `parts`, or a subject;
 * and with NOT_FOUND for a subject that is null without an error. An error elsewhere leaves its field null and is
 * in `failed` beside the data.
 */
export function answerOf<Data>(
  data: Data | null | undefined,
  errors: readonly GraphError[],
  needs: { subject?: string | readonly string[]; parts?: readonly string[] },
  fail: (error: GraphError) => never,
): Data {
  if (!data) return fail(errors[0] ?? {})
  const subjects = [needs.subject ?? []].flat()
  const failed = errors.flatMap((error) => {
    if (!error.path) return fail(error)
    const lost = lostAt(data, error.path)?.path
    if (!lost) return []
    const name = lost.join('.')
    const isEssential = lost.length === 1 && !needs.parts?.includes(name)
    return isEssential || subjects.some((subject) => `${subject}.`.startsWith(`${name}.`)) ? fail(error) : [lost]
  })
  const absent = subjects.some((subject) => lostAt(data, subject.split('.'))?.path.join('.') === subject)
  if (absent) return fail({ extensions: { code: 'NOT_FOUND' } })
  return failed.length > 0 ? { ...data, failed } : data
}

/** A copy without the fields at `paths` that are null: an error's null must not be kept as if the shop had said it. */
export function withoutLost<Data>(data: Data, paths: readonly Path[]): Data {
  return changed(data, paths, (parent, key) => void delete parent[key])
}

/** A copy with null for the fields at `paths` that are left out. */
export function withNulls<Data>(data: Data, paths: readonly Path[]): Data {
  return changed(data, paths, (parent, key) => void (parent[key] = null))
}

function changed<Data>(data: Data, paths: readonly Path[], change: (parent: Fields, key: string | number) => void): Data {
  if (paths.length === 0) return data
  const copy = structuredClone(data)
  for (const path of paths) {
    const lost = lostAt(copy, path)
    if (lost) change(lost.parent, lost.key)
  }
  return copy
}

type Fields = Record<string | number, unknown>

/** The first field on the way of a path that is null or left out: an error goes up to the next field that may be null. */
function lostAt(data: unknown, path: Path): { parent: Fields; key: string | number; path: Path } | undefined {
  let parent = data as Fields
  for (const [depth, key] of path.entries()) {
    const value = parent[key]
    if (value === null || value === undefined) return { parent, key, path: path.slice(0, depth + 1) }
    if (typeof value !== 'object') return undefined
    parent = value as Fields
  }
  return undefined
}
