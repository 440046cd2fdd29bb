import type { Language } from './language.ts'
import { unansweredError } from './rest-error.ts'

/** Milliseconds, shorter than what waits for them and longer than what they wait for: docs/operations.md, 'Timeouts'. */
export const TIME_LIMITS = {
  /** One call to the store API. */
  call: 3_000,
  /** All calls of one GraphQL operation together. */
  operation: 3_500,
  /** Likewise where a file comes with it, which arrives slowly and is looked at or redrawn. */
  upload: 30_000,
}

export type OperationKind = 'operation' | 'upload' | 'stream'

/** The time that an operation has from now on. */
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
    /** Waits for an answer until the deadline. Throws a RestError then. */
    within: <T>(answer: Promise<T>): Promise<T> => (end === Infinity ? answer : Promise.race([answer, (expired ??= expire())])),
  }
}
