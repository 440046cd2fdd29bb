import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormattedExecutionResult } from 'graphql'
import { HEARTBEAT, type LongLived } from './long-lived.ts'
import type { Asked, Operations, Results } from './operations.ts'

/** Whether the client takes results as parts (Apollo's multipart subscription protocol 1.0). */
export const takesParts = ({ headers }: FastifyRequest): boolean =>
  /multipart\/mixed[^,]*subscriptionSpec="?1\.0/i.test(headers.accept ?? '')

/** Answers a subscription with one part for each result, for Apollo Client, iOS and Kotlin. */
export function multipartAnswers(operations: Operations, connections: LongLived) {
  return async (request: FastifyRequest, reply: FastifyReply, asked: Asked): Promise<FastifyReply> => {
    const leave = connections.take(request)
    try {
      const results = await operations.subscribe(await operations.prepare(asked, { request, reply }))
      return connections.send(
        reply,
        'multipart/mixed;boundary="graphql";subscriptionSpec="1.0"',
        formatParts(results),
        () => {
          if ('next' in results) void results.return()
          leave()
        },
      )
    } catch (error) {
      leave()
      throw error
    }
  }
}

/** Each part ends with the next boundary, because clients read a part only then. */
async function* formatParts(results: Results | FormattedExecutionResult): AsyncGenerator<string, void, void> {
  const part = (message: object) => `\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(message)}\r\n--graphql`
  yield '\r\n--graphql'
  if (!('next' in results)) yield part({ payload: results })
  else for await (const payload of withHeartbeats(results)) yield part(payload ? { payload } : {})
  yield '--\r\n'
}

/** Yields undefined when there was no result for HEARTBEAT. */
async function* withHeartbeats(results: Results): AsyncGenerator<FormattedExecutionResult | undefined, void, void> {
  for (let next = results.next(); ;) {
    const answered = new AbortController()
    const step = await Promise.race([next, setTimeout(HEARTBEAT, undefined, { signal: answered.signal })]).finally(() =>
      answered.abort(),
    )
    if (step?.done) return
    yield step?.value
    if (step) next = results.next()
  }
}
