import type { DocumentNode } from '@apollo/client'
import type { Path } from './answer.ts'

/** The answer to a query that a route's loader asked. `failed` are the fields that errors left null. */
export type Answer = { name: string; variables: object; data: object; failed: readonly Path[] }

/** Identifies an answer: names of operations are unique in the shop. */
export function answerKey(operation: string | DocumentNode, variables: object | undefined): string {
  return `${typeof operation === 'string' ? operation : nameOf(operation)} ${JSON.stringify(variables ?? {})}`
}

/** The answer to a query as it goes with the document. */
export function answerTo(query: DocumentNode, variables: object | undefined, data: unknown): Answer {
  const { failed = [], ...fields } = data as { failed?: readonly Path[] }
  return { name: nameOf(query), variables: variables ?? {}, data: fields, failed }
}

/** The answers that came with the data of these routes' loaders. */
export function answersIn(loaded: Iterable<unknown>): Answer[] {
  return [...loaded].flatMap((data) => (data as { answers?: Answer[] } | null | undefined)?.answers ?? [])
}

/** The data of a loader with the answers that it is made of: they share their objects, so the document brings each once. */
export function withAnswers<T extends object>(data: T, answers: Answer[]): T {
  return { ...data, answers }
}

function nameOf({ definitions }: DocumentNode): string {
  for (const definition of definitions) if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value
  throw new Error('An operation must have a name')
}
