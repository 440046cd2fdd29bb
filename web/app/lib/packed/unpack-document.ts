import { unpack } from './unpack.ts'

type State = { loaderData?: Record<string, unknown> }

/** Unpacks the loaders' data when React Router has read the document's state. Called before the router is made. */
export function unpackDocument(): void {
  const context = (window as { __reactRouterContext?: { state?: State } }).__reactRouterContext
  let state: State | undefined
  if (context) Object.defineProperty(context, 'state', { get: () => state, set: (read: State) => (state = unpacked(read)) })
}

function unpacked(state: State): State {
  const loaded = Object.entries(state.loaderData ?? {}).map(([route, data]) => [route, isPacked(data) ? unpack(data.packed) : data])
  return { ...state, loaderData: Object.fromEntries(loaded) }
}

function isPacked(data: unknown): data is { packed: string } {
  return typeof (data as { packed?: unknown } | null | undefined)?.packed === 'string'
}
