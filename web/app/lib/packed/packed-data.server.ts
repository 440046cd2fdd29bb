import { pack } from './pack.ts'

/** The data of a route's loader. React Router writes an object of a class into the document by its enumerable fields: the packed text alone. */
class PackedData {
  declare readonly packed: string
  readonly #data: unknown

  constructor(data: unknown) {
    this.#data = data
    Object.defineProperty(this, 'packed', { enumerable: true, get: () => pack(data) })
  }

  get data(): unknown {
    return this.#data
  }
}

/**
 * Lets the document carry a loader's data packed (docs/decisions/025). `plainData` gives it to the server's rendering, `unpackDocument` to
 * the browser. For loaders alone: the data of actions are also answered without a document.
 */
export function packed<T extends object>(data: T): T {
  return new PackedData(data) as unknown as T
}

/** Returns the data of loaders by route as the pages read them. */
export function plainData(loaderData: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(loaderData).map(([route, data]) => [route, data instanceof PackedData ? data.data : data]))
}
