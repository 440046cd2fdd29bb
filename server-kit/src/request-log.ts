import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

type Notes = (request: FastifyRequest) => object | undefined

/**
 * Logs one line for each request, when its response was sent: method, path, status, milliseconds and what `notesOf`
 * returns. The path has no query, which may hold a search, a number or a token.
 */
export class RequestLog extends LogController {
  readonly notesOf: Notes

  constructor(notesOf: Notes = () => undefined) {
    super()
    this.notesOf = notesOf
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    { statusCode, elapsedTime }: FastifyReply,
  ): void {
    const { log, method, url } = request
    const line = {
      method,
      path: url.split('?', 1)[0],
      status: statusCode,
      ms: Math.round(elapsedTime),
      ...this.notesOf(request),
    }
    if (error) log.error({ ...line, err: error }, 'response not sent')
    else log.info(line, 'request completed')
  }

  /** Fastify would log the request with its query. */
  override writeHeadError(error: Error, { log }: FastifyRequest): void {
    log.warn({ err: error }, 'response head not written')
  }
}
