import { faultError, type GraphError, graphFault } from './fault.ts'

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
 * Returns the data of a GraphQL response. Throws the fault of an error of the whole operation, of a root field outside
 * `parts`, or of a subject; and NOT_FOUND for a subject that is null without an error. Any other error leaves its field
 * null and is listed in `failed`.
 */
export function answerOf<Data, Subject extends string = never>(
  data: Data | null | undefined,
  errors: readonly GraphError[] = [],
  { subject = [], parts = [] }: Needs<Data, Subject> = {},
): WithSubject<Data, Subject> {
  if (!data) return fail(errors[0])
  const subjects = [subject].flat()
  const failed = errors.flatMap((error) => {
    if (!error.path) return fail(error)
    const lost = lostAt(data, error.path)
    if (!lost) return []
    const name = lost.join('.')
    const isEssential = lost.length === 1 && !parts.some((part) => part === name)
    return isEssential || subjects.some((each) => `${each}.`.startsWith(`${name}.`)) ? fail(error) : [lost]
  })
  const absent = subjects.some((each) => lostAt(data, each.split('.'))?.join('.') === each)
  if (absent) return fail({ extensions: { code: 'NOT_FOUND' } })
  return (failed.length > 0 ? { ...data, failed } : data) as WithSubject<Data, Subject>
}

function fail(error: GraphError = {}): never {
  throw faultError(graphFault(error))
}

/** Returns the path of the first null field along a path: an error propagates to the nearest nullable field. */
export function lostAt(data: unknown, path: Path): Path | undefined {
  let value = data
  for (const [depth, key] of path.entries()) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.entries(value).find(([name]) => name === String(key))?.[1]
    if (value === null || value === undefined) return path.slice(0, depth + 1)
  }
  return undefined
}
