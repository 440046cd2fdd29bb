import type { GraphError } from './fault.ts'

/**
 * The data of a GraphQL answer. An error at a field of its own (a status that nobody knows) leaves the rest of the page standing;
 * one that took a whole root field, or everything, is thrown by `fail`.
 */
export function answerOf<Data>(data: Data | null | undefined, errors: readonly GraphError[], fail: (error: GraphError) => never): Data {
  if (!data) return fail(errors[0] ?? {})
  const fatal = errors.find(({ path }) => path === undefined || (path.length === 1 && lost(data, path[0])))
  return fatal ? fail(fatal) : data
}

function lost(data: object, field: string | number | undefined): boolean {
  return field === undefined || (data as Record<string, unknown>)[field] == null
}
