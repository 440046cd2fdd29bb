import { readFileSync } from 'node:fs'
import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'

/** A text in both languages. */
export const Text = Type.Object({ ar: Type.String(), en: Type.String() }, { additionalProperties: false })

/** Reads a YAML file that has this schema. Throws an Error with a line for each mistake: file, line, what is wrong. */
export function readData<Schema extends TSchema>(file: URL, schema: Schema): Static<Schema> {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false })
  const data: unknown = document.errors.length > 0 ? undefined : document.toJS()
  if (Value.Check(schema, data)) return data
  const mistakes =
    document.errors.length > 0
      ? document.errors.map(({ pos: [offset], message }) => ({ offset, message }))
      : mistakesIn(document, data, schema)
  const name = file.pathname.split('/').at(-1)
  const ordered = mistakes.toSorted((a, b) => a.offset - b.offset)
  throw new Error(
    ordered.map(({ offset, message }) => `${name}, line ${lines.linePos(offset).line}: ${message}`).join('\n'),
  )
}

function mistakesIn(document: Document, data: unknown, schema: TSchema): { offset: number; message: string }[] {
  // An unknown field is reported twice: at its object as additionalProperties, at itself as a schema that is false.
  const errors = Value.Errors(schema, data).filter(({ keyword }) => keyword !== 'additionalProperties')
  return errors.map(({ keyword, instancePath, message }) => ({
    offset: offsetOf(document, instancePath),
    message: `${instancePath} ${keyword === 'boolean' ? 'is not known' : message}`,
  }))
}

/** The offset of the value at a JSON pointer, or of the nearest value above it. */
function offsetOf(document: Document, pointer: string): number {
  const path = pointer.split('/').slice(1)
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}

/** Columns of a text: `title` becomes `title_ar` and `title_en`. */
export function inBoth<Name extends string>(name: Name, { ar, en }: Static<typeof Text>) {
  return { [`${name}_ar`]: ar, [`${name}_en`]: en }
}
