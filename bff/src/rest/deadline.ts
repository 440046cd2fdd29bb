import type { Language } from 'server-kit/language.ts'
import { unansweredError } from './rest-error.ts'

/** Milliseconds. Each timeout is shorter than that of its caller and longer than that of its callee: docs/operations.md, 'Timeouts'. */
export const TIME_LIMITS = {
  /** One call to the store API. */
  call: 3_000,
  /** All calls of one GraphQL operation together. */
  operation: 3_500,
  /** The same for operations with a file, which uploads slowly and is validated or re-encoded. */
  upload: 30_000,
}

export type OperationKind = 'operation' | 'upload' | 'stream'

/** Starts the deadline of an operation. */
export function deadlineOf(kind: OperationKind, { call, operation, upload }: typeof TIME_LIMITS, language: Language) {
  const each = kind === 'upload' ? upload : call
  const end = performance.now() + { operation, upload, stream: Infinity }[kind]
  const left = () => Math.max(1, Math.ceil(end - performance.now()))
  let expired: Promise<never> | undefined
  const expire = () => {
    const { promise, reject } = Promise.withResolvers<never>()
    promise.catch(() => undefined)
    setTimeout(() => reject(unansweredError(new DOMException('The operation took too long', 'TimeoutError'), language)), left()).unref()
    return promise
  }
  return {
    /** Aborts one call. */
    call: () => AbortSignal.timeout(Math.min(each, left())),
    /** Waits for a response until the deadline. Throws a RestError then. */
    within: <T>(answer: Promise<T>): Promise<T> => (end === Infinity ? answer : Promise.race([answer, (expired ??= expire())])),
  }
}
