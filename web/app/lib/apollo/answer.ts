import type { GraphError } from './fault.ts'

/** Path of a response field, outermost first, including list positions. */
export type Path = readonly (string | number)[]

/** The values that `subject` can have: a root field, or a field of one (`viewer.orders`). */
export type SubjectOf<Data> = { [K in keyof Data & string]: K | `${K}.${FieldOf<Data[K]>}` }[keyof Data & string]
type FieldOf<Value> = NonNullable<Value> extends readonly unknown[] ? never : keyof NonNullable<Value> & string

/** Data with non-null subjects. */
export type WithSubject<Data, Subject extends string> = {
  [K in keyof Data]: WithField<
    K extends Subject ? NonNullable<Data[K]> : Data[K],
    Extract<Subject, `${K & string}.${string}`>
  >
}
type WithField<Value, Field extends string> = [Field] extends [never]
  ? Value
  : {
      [K in keyof Value]: [Extract<Field, `${string}.${K & string}`>] extends [never] ? Value[K] : NonNullable<Value[K]>
    }

/** The parts of a response that a page requires. */
export type Needs<Data, Subject extends string = string> = {
  /** The subject of the page: when it is null, the page does not exist. */
  subject?: Subject | readonly Subject[]
  /** Root fields that the page omits on failure (null then). An error in any other root field fails the page. */
  parts?: readonly (keyof Data & string)[]
}

/**
 * Returns the data of a GraphQL response. Calls `fail` for an error of the whole operation, of a root field outside
 * `parts`, or of a subject; and with NOT_FOUND for a subject that is null without an error. Any other error leaves its
 * field null and is listed in `failed`.
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

/** Returns a copy without the null fields at `paths`: a null caused by an error must not be cached as data. */
export function withoutLost<Data>(data: Data, paths: readonly Path[]): Data {
  return changed(data, paths, (parent, key) => void delete parent[key])
}

/** Returns a copy with null for the missing fields at `paths`. */
export function withNulls<Data>(data: Data, paths: readonly Path[]): Data {
  return changed(data, paths, (parent, key) => void (parent[key] = null))
}

function changed<Data>(
  data: Data,
  paths: readonly Path[],
  change: (parent: Fields, key: string | number) => void,
): Data {
  if (paths.length === 0) return data
  const copy = structuredClone(data)
  for (const path of paths) {
    const lost = lostAt(copy, path)
    if (lost) change(lost.parent, lost.key)
  }
  return copy
}

type Fields = Record<string | number, unknown>

/** Returns the first null or missing field along a path: an error propagates to the nearest nullable field. */
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
