/** Header of an upload; other sites cannot send it without a preflight. */
export const preflighted = { 'apollo-require-preflight': 'true' }

type Upload = [path: [input: string, field: string], file: Blob]

/** Returns the file in the variables, a field of an input, with its path. */
export function fileIn(variables: object): Upload | undefined {
  for (const [input, fields] of Object.entries(variables)) {
    for (const [field, value] of Object.entries<unknown>(fields ?? {}))
      if (value instanceof Blob) return [[input, field], value]
  }
}

type Sent = { operationName?: string; query: string; variables: object }

/** Builds the body of an upload per the GraphQL multipart request specification. */
export function multipart(sent: Sent, [path, file]: Upload): FormData {
  const form = new FormData()
  // A file has no JSON: its place is null.
  form.append(
    'operations',
    JSON.stringify(sent, (_, value: unknown) => (value instanceof Blob ? null : value)),
  )
  form.append('map', JSON.stringify({ 0: [['variables', ...path].join('.')] }))
  form.append('0', file)
  return form
}
