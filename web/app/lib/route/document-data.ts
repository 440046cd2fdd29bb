import { answersIn } from '#app/lib/apollo/document-answers.ts'

/** Id of the script element with the data of the loaders. */
const ELEMENT = 'document-data'

/**
 * The data of a route's loader. React Router writes an object of a class into its own script by its enumerable fields,
 * of which this one has none.
 */
class LoadedData {
  readonly #data: object

  constructor(data: object) {
    this.#data = data
  }

  get data(): object {
    return this.#data
  }
}

/**
 * Leaves a loader's data out of React Router's script: the document carries all of it as JSON (docs/decisions/025). For
 * loaders alone; the data of actions is also sent without a document.
 */
export function inDocument<T extends object>(data: T): T {
  return new LoadedData(data) as unknown as T
}

/** Returns the data of the loaders by route as pages read it. */
export function plainData(loaderData: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([route, data]) => [route, data instanceof LoadedData ? data.data : data]),
  )
}

/** A response, or a field of one, by its place: loader data often names what its responses have. */
type Place = { $: [answer: number, field?: string] }
type Written = { answers: { data: Record<string, unknown> }[]; routes: Record<string, unknown> }

/** Writes the data of the loaders by route as JSON for a script element, each response once. */
export function documentJson(loaderData: Record<string, unknown>): string {
  const answers = answersIn(Object.values(loaderData))
  const places = new Map<unknown, Place>()
  for (const [at, answer] of answers.entries()) {
    places.set(answer, { $: [at] })
    for (const [field, value] of Object.entries(answer.data))
      if (typeof value === 'object' && value !== null) places.set(value, { $: [at, field] })
  }
  const routes = JSON.stringify(loaderData, (_, value: unknown) => places.get(value) ?? value)
  return `{"answers":${JSON.stringify(answers)},"routes":${routes}}`.replaceAll('<', '\\u003c')
}

/** Reads what `documentJson` wrote. */
export function parseDocument(text: string): Record<string, unknown> {
  const { answers, routes } = JSON.parse(text) as Written
  const atPlace = ({ $: [at, field] }: Place) => (field === undefined ? answers[at] : answers[at]?.data[field])
  const filled = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(filled)
    return '$' in value
      ? atPlace(value as Place)
      : Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each)]))
  }
  return filled(routes) as Record<string, unknown>
}

type State = { loaderData?: Record<string, unknown> }

/** Gives React Router the data of the loaders when it has read its own script. Called before the router is made. */
export function readDocument(): void {
  const context = (window as { __reactRouterContext?: { state?: State } }).__reactRouterContext
  const text = document.getElementById(ELEMENT)?.textContent
  if (!context || !text) return
  const loaderData = parseDocument(text)
  let state: State | undefined
  Object.defineProperty(context, 'state', {
    get: () => state,
    set: (read: State) => {
      state = { ...read, loaderData }
    },
  })
}

/** Attributes of the script element. It runs nothing, so it needs no nonce. */
export const documentScript = { id: ELEMENT, type: 'application/json' } as const
