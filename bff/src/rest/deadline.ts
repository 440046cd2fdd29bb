import type { Language } from 'server-kit/language.ts'
import { unansweredError } from './rest-error.ts'

/**
 * Milliseconds. Each timeout is shorter than that of its caller and longer than that of its callee: docs/operations.md,
 * 'Timeouts'.
 */
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
  const remainingMs = () => Math.max(1, Math.ceil(end - performance.now()))
  return {
    /** Milliseconds for one call. */
    call: () => Math.min(each, remainingMs()),
    /** Waits for a response until the deadline. Throws a RestError then. */
    async within<T>(answer: Promise<T>): Promise<T> {
      if (end === Infinity) return answer
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const timer = setTimeout(
        () => reject(unansweredError(new DOMException('The operation took too long', 'TimeoutError'), language)),
        remainingMs(),
      )
      // A pending timer, or a race with a promise of the whole operation, would keep the response in memory until the
      // deadline.
      answer.then(resolve, reject)
      return promise.finally(() => clearTimeout(timer))
    },
  }
}
