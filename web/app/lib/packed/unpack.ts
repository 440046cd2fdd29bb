/** Reads what `pack` wrote: see there for the format. */
export function unpack(text: string): unknown {
  const shapes: string[][] = []
  const seen: unknown[] = []
  let at = 0

  const upToBar = (): string => {
    const start = at
    at = text.indexOf('|', at) + 1
    return text.slice(start, at - 1)
  }

  const column = (length: number): unknown[] => {
    if (length === 0) return []
    const mark = text[at]
    if (mark === '@') {
      at += 1
      return [seen[Number(upToBar())]]
    }
    if (mark === '&') {
      at += 1
      const prefix = upToBar()
      return column(length).map((rest) => prefix + String(rest))
    }
    if (length > 1 && mark === '=') {
      at += 1
      const [value] = column(1)
      return Array.from({ length }, () => value)
    }
    const values = table(mark, length) ?? Array.from({ length }, single)
    if (length === 1 && typeof values[0] === 'object' && values[0] !== null) seen.push(values[0])
    return values
  }

  const table = (mark: string | undefined, length: number): unknown[] | undefined => {
    if (mark !== '{' && mark !== '[' && mark !== '?' && mark !== '*') return undefined
    at += 1
    if (mark === '{') return objects(length)
    if (mark === '[') {
      const lengths = column(length) as number[]
      const items = column(lengths.reduce((sum, each) => sum + each, 0))
      let from = 0
      return lengths.map((each) => items.slice(from, (from += each)))
    }
    if (mark === '*') return sums(length)
    const filled = column(length)
    const values = column(filled.filter(Boolean).length).values()
    return filled.map((is) => (is ? values.next().value : null))
  }

  const sums = (length: number): string[] => {
    let sum = 0
    return Array.from({ length }, () => String((sum += Number(upToBar()))))
  }

  const objects = (length: number): unknown[] => {
    const shape = upToBar()
    const known = shapes[Number(shape || Number.NaN)]
    const keys = known ?? (shape ? shape.split(',') : [])
    if (!known) shapes.push(keys)
    const built = Array.from({ length }, (): Record<string, unknown> => ({}))
    for (const key of keys) {
      const values = column(length)
      for (const [row, fields] of built.entries()) fields[key] = values[row]
    }
    return built
  }

  const single = (): unknown => {
    const mark = text[at]
    if (mark === '~' || mark === '+' || mark === '-' || mark === ':' || mark === '(') at += 1
    if (mark === '~') return null
    if (mark === '+' || mark === '-') return mark === '+'
    if (mark === ':') return Number(upToBar())
    return mark === '(' ? column(1)[0] : string()
  }

  const string = (): string => {
    let found = ''
    for (let start = at; ; at++) {
      if (text[at] === '|') return found + text.slice(start, at++)
      if (text[at] !== '^') continue
      found += text.slice(start, at++)
      start = at
    }
  }

  return column(1)[0]
}

type State = { loaderData?: Record<string, unknown> }

/** Unpacks the loaders' data when React Router has read the document's state. Called before the router is made. */
export function unpackDocument(): void {
  const context = (window as { __reactRouterContext?: { state?: State } }).__reactRouterContext
  let state: State | undefined
  const set = (read: State) => {
    state = unpacked(read)
  }
  if (context) Object.defineProperty(context, 'state', { get: () => state, set })
}

function unpacked(state: State): State {
  const loaded = Object.entries(state.loaderData ?? {}).map(([route, data]) => [route, isPacked(data) ? unpack(data.packed) : data])
  return { ...state, loaderData: Object.fromEntries(loaded) }
}

function isPacked(data: unknown): data is { packed: string } {
  return typeof (data as { packed?: unknown } | null | undefined)?.packed === 'string'
}
