/**
 * Packs JSON data as short text without quotes, which a document carries beside its markup. Objects of one shape are written as columns:
 * their keys once, then all values of the first field, then of the second. Fields that are undefined are left out.
 *
 * A column of n values is one of
 * - `=` and one value, when all are equal;
 * - `{`, the shape (its keys, or the number of an earlier shape) and `|`, and a column for each key: objects;
 * - `[`, a column of lengths, and one column of all items: arrays;
 * - `?`, a column of booleans, and a column of the values that are not null;
 * - `&`, what all texts begin with up to `_`, as the ids of one type do, `|`, and a column of the rests;
 * - `*`, and of whole numbers as texts, as ids are, the first and all differences, when that is shorter;
 * - `@` and the number of an equal object before, counted by its end: only for n = 1, for data in two places;
 * - else the values: `~` null, `+` true, `-` false, `:` a number and `|`, `(` a column of one, or a text and `|`.
 *
 * `^` stands before a character of a text that would be read otherwise. Throws TypeError for other values than JSON's.
 */
export function pack(value: unknown): string {
  const shapes = new Map<string, number>()
  const seen = new Map<unknown, number>()

  const column = (values: readonly unknown[]): string => {
    const [first] = values
    if (values.length !== 1 || typeof first !== 'object' || first === null) return columnOf(values)
    const before = seen.get(first)
    if (before !== undefined) return `@${before}|`
    const text = columnOf(values)
    seen.set(first, seen.size)
    return text
  }

  const columnOf = (values: readonly unknown[]): string => {
    const [first] = values
    if (values.length === 0) return ''
    if (values.length > 1 && values.every((each) => each === first)) return `=${column([first])}`
    const filled = values.filter((each) => each !== null)
    const isTable = filled.length > 0 && (filled.every(Array.isArray) || areAlike(filled))
    const prefix = commonPrefix(values)
    if (prefix) return `&${prefix}|${column((values as string[]).map((each) => each.slice(prefix.length)))}`
    if (!isTable) return shorter(values.map(single).join(''), differences(values))
    if (filled.length < values.length) return `?${column(values.map((each) => each !== null))}${column(filled)}`
    if (Array.isArray(first)) return `[${column((filled as unknown[][]).map(({ length }) => length))}${column(filled.flat())}`
    const keys = keysOf(first as Fields)
    return `{${shapeText(keys.join())}|${keys.map((key) => column(filled.map((each) => (each as Fields)[key]))).join('')}`
  }

  const shapeText = (shape: string): string => {
    const known = shapes.get(shape)
    if (known === undefined) shapes.set(shape, shapes.size)
    return known === undefined ? shape : String(known)
  }

  const single = (each: unknown): string => {
    if (each === null) return '~'
    if (each === true) return '+'
    if (each === false) return '-'
    if (typeof each === 'number' && Number.isFinite(each)) return `:${each}|`
    if (typeof each === 'string') return `${each.replace(READ_OTHERWISE, '^$&')}|`
    if (Array.isArray(each) || isFields(each)) return `(${column([each])}`
    throw new TypeError(`Cannot pack ${typeof each}`)
  }

  return column([value])
}

type Fields = Record<string, unknown>

const shorter = (text: string, other: string | undefined): string => (other && other.length < text.length ? other : text)

function commonPrefix(values: readonly unknown[]): string | undefined {
  const [first] = values
  const prefix = typeof first === 'string' && values.length > 1 && /^[A-Za-z]+_/.exec(first)?.[0]
  return prefix && values.every((each) => typeof each === 'string' && each.startsWith(prefix)) ? prefix : undefined
}

const WHOLE = /^(0|[1-9]\d{0,14})$/

function differences(values: readonly unknown[]): string | undefined {
  if (values.length < 2 || !values.every((each) => typeof each === 'string' && WHOLE.test(each))) return undefined
  return `*${values.map((each, at) => `${Number(each) - Number(values[at - 1] ?? 0)}|`).join('')}`
}

const READ_OTHERWISE = /^[=@&*{[?~+:(-]|[|^]/g

function isFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** Whether all are objects with the fields of the first, in its order. */
function areAlike(values: readonly unknown[]): boolean {
  const [first] = values
  if (!isFields(first)) return false
  const keys = keysOf(first)
  return values.every((each) => {
    if (!isFields(each)) return false
    let at = 0
    for (const key in each) if (each[key] !== undefined && keys[at++] !== key) return false
    return at === keys.length
  })
}

function keysOf(fields: Fields): string[] {
  return Object.keys(fields).filter((key) => fields[key] !== undefined)
}

