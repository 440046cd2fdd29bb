import { type DocumentNode, print } from 'graphql'

const texts = new WeakMap<DocumentNode, string>()

/** Prints a document for sending. */
export function queryText(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document)
  texts.set(document, text)
  return text
}

type Sent = { query: string; variables: object; operationName?: string }

/** Header of an upload; other sites cannot send it without a preflight. */
export const preflighted = { 'apollo-require-preflight': 'true' }

/** Returns the file in the variables, a field of an input, with its path. */
export function fileIn(variables: object): [path: [input: string, field: string], file: Blob] | undefined {
  for (const [input, fields] of Object.entries(variables)) {
    const found = Object.entries((fields ?? {}) as object).find(([, value]) => value instanceof Blob)
    if (found) return [[input, found[0]], found[1] as Blob]
  }
}

/** Builds the body of an upload per the GraphQL multipart request specification. */
export function multipart({ variables, ...sent }: Sent, [path, file]: NonNullable<ReturnType<typeof fileIn>>): FormData {
  const form = new FormData()
  // A file has no JSON: its place is null.
  const withoutFile = (_: string, value: unknown) => (value instanceof Blob ? null : value)
  form.append('operations', JSON.stringify({ ...sent, variables }, withoutFile))
  form.append('map', JSON.stringify({ 0: [['variables', ...path].join('.')] }))
  form.append('0', file)
  return form
}
