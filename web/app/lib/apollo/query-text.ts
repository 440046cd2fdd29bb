import { type DocumentNode, print } from 'graphql'

const texts = new WeakMap<DocumentNode, string>()

/** Prints a document for sending. */
export function queryText(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document)
  texts.set(document, text)
  return text
}
