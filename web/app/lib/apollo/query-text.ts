import { type DocumentNode, print } from 'graphql'

const texts = new WeakMap<DocumentNode, string>()

/** Prints a document for sending. */
export function queryText(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document)
  texts.set(document, text)
  return text
}

const hashes = new WeakMap<DocumentNode, Promise<string>>()

/**
 * Returns the SHA-256 of a document's text, by which the server knows it; undefined where the browser has none
 * (`http://` of another machine).
 */
export async function queryHash(document: DocumentNode): Promise<string | undefined> {
  const known = hashes.get(document)
  if (known || !globalThis.crypto?.subtle) return known
  const hash = crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(queryText(document)))
    .then((bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join(''))
  hashes.set(document, hash)
  return hash
}

export type Sent = { query?: string; extensions?: object; variables: object; operationName?: string }

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
export function multipart(
  { variables, ...sent }: Sent,
  [path, file]: NonNullable<ReturnType<typeof fileIn>>,
): FormData {
  const form = new FormData()
  // A file has no JSON: its place is null.
  const withoutFile = (_: string, value: unknown) => (value instanceof Blob ? null : value)
  form.append('operations', JSON.stringify({ ...sent, variables }, withoutFile))
  form.append('map', JSON.stringify({ 0: [['variables', ...path].join('.')] }))
  form.append('0', file)
  return form
}
