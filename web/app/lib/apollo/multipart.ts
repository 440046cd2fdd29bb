type Sent = { query: string; variables: object; operationName?: string }

/** What a request with a file carries, so that no other site can send it unasked. */
export const preflighted = { 'apollo-require-preflight': 'true' }

/** The first variable that is a file: its name and itself. */
export function fileIn(variables: object): [name: string, file: Blob] | undefined {
  return Object.entries(variables).find((pair): pair is [string, Blob] => pair[1] instanceof Blob)
}

/** The body of an operation with a file, by the GraphQL multipart request specification. */
export function multipart(sent: Sent, [name, file]: [string, Blob]): FormData {
  const form = new FormData()
  form.append('operations', JSON.stringify({ ...sent, variables: { ...sent.variables, [name]: null } }))
  form.append('map', JSON.stringify({ 0: [`variables.${name}`] }))
  form.append('0', file)
  return form
}
