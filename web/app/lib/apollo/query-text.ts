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

/** Returns the name and value of the first variable that is a file. */
export function fileIn(variables: object): [name: string, file: Blob] | undefined {
  return Object.entries(variables).find((pair): pair is [string, Blob] => pair[1] instanceof Blob)
}

/** Builds the body of an upload per the GraphQL multipart request specification. */
export function multipart(sent: Sent, [name, file]: [string, Blob]): FormData {
  const form = new FormData()
  form.append('operations', JSON.stringify({ ...sent, variables: { ...sent.variables, [name]: null } }))
  form.append('map', JSON.stringify({ 0: [`variables.${name}`] }))
  form.append('0', file)
  return form
}
