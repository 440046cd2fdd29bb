import { answers } from '#src/__generated__/answers.js'

export interface StoreLog {
  warn: (facts: object, message: string) => void
}

/** A call as it is logged, without input of the visitor. */
export interface Call {
  /** Method and path template. */
  key: string
  requestId: string
}

export interface Lack {
  resource: string
  because: 'missing' | 'wrong shape'
}

/** Limits of one log entry: characters of the response text, number of JSON pointers. */
const MAX_TEXT = 500
const MAX_POINTERS = 20

/** Logs invalid responses of the store, and records which resources its last calls found lacking. */
export function createCallReports(log: StoreLog) {
  const lacking = new Map<string, Lack['because']>()
  const facts = ({ key, requestId }: Call) => {
    const [method = '', path] = key.split(' ')
    return { operation: answers[key]?.operation, method: method.toUpperCase(), path, requestId }
  }

  return {
    /** Reports a successful HTTP response: whether it is usable, and which parts were invalid. */
    checked(call: Call, fits: boolean, wrong: { pointer: string }[]): void {
      if (fits) lacking.delete(call.key)
      else lacking.set(call.key, 'wrong shape')
      if (wrong.length === 0) return
      const code = fits ? 'ANSWER_PARTLY_WRONG' : 'ANSWER_UNUSABLE'
      const pointers = wrong.slice(-MAX_POINTERS).map(({ pointer }) => pointer)
      log.warn({ ...facts(call), code, faults: wrong.length, pointers }, 'invalid response of the store API')
    },
    /** Reports a response with an HTTP error status. Returns whether the store does not have the resource at all. */
    refused(call: Call, status: number, answer: unknown): boolean {
      const isMissing = !isEnvelope(answer) && (status === 404 || status === 501)
      if (isEnvelope(answer)) lacking.delete(call.key)
      else if (isMissing) lacking.set(call.key, 'missing')
      if (status < 500) return isMissing
      const text = (typeof answer === 'string' ? answer : JSON.stringify(answer ?? '')).slice(0, MAX_TEXT * 2)
      const line = text.replace(/\s+/g, ' ').slice(0, MAX_TEXT)
      log.warn({ ...facts(call), code: 'STORE_FAILED', status, text: line }, 'error response of the store API')
      return isMissing
    },
    lacks: (): Lack[] =>
      Array.from(lacking, ([key, because]) => ({
        resource: key.replace(/^\w+/, (method) => method.toUpperCase()),
        because,
      })),
  }
}

export type CallReports = ReturnType<typeof createCallReports>

function isEnvelope(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === false
}
