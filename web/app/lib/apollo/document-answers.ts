import type { DocumentNode } from '@apollo/client'
import type { Path } from './answer.ts'

/** The response to a query of a route's loader. `failed` are the fields set to null by errors. */
export type Answer = { name: string; variables: object; data: object; failed: readonly Path[] }

/** Identifies a response: operation names are unique in the shop. */
export function answerKey(operation: string | DocumentNode, variables: object | undefined): string {
  return `${typeof operation === 'string' ? operation : nameOf(operation)} ${JSON.stringify(variables ?? {})}`
}

/** A response in the form in which it is sent with the document. */
export function answerTo(query: DocumentNode, variables: object | undefined, data: unknown): Answer {
  const { failed = [], ...fields } = data as { failed?: readonly Path[] }
  return { name: nameOf(query), variables: variables ?? {}, data: fields, failed }
}

/** Returns the responses delivered with the data of these routes' loaders. */
export function answersIn(loaded: Iterable<unknown>): Answer[] {
  return [...loaded].flatMap((data) => (data as { answers?: Answer[] } | null | undefined)?.answers ?? [])
}

/** Returns a loader's data together with its responses: they share objects, so the document contains each once. */
export function withAnswers<T extends object>(data: T, answers: Answer[]): T {
  return { ...data, answers }
}

function nameOf({ definitions }: DocumentNode): string {
  for (const definition of definitions)
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value
  throw new Error('An operation must have a name')
}
