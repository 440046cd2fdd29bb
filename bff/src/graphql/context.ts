import type {} from '@fastify/cookie'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { createSources, type Sources } from '#src/sources.ts'
import type { StoreApi } from '#src/rest/client.ts'
import { type Language, languageOf } from '#src/rest/language.ts'
import { isSendable, type VisitorHttp } from '#src/rest/visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log line of the request tells beside its address and status. */
    notes?: Record<string, unknown>
  }
}

/** What every resolver gets. */
export interface GraphContext {
  language: Language
  requestId: string
  sources: Sources
  log: FastifyBaseLogger
  /** Adds to the line that the log gets when the request is answered. Nothing personal. */
  note: (facts: Record<string, unknown>) => void
  /** Says that the answer is good. It may be kept for others when no resolver looked at anything personal. */
  share: () => void
  /** Calls to the store API that went out for this request. */
  upstreamCalls: () => number
}

/** Makes the context of one request. `secureCookies`: mark cookies Secure even when the request came by http. */
export function contextMaker(storeApi: StoreApi, secureCookies: boolean) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<GraphContext> => {
    const language = languageOf(request.headers['accept-language'])
    const looked = { personal: false }
    const http = visitorHttp(request, reply, secureCookies, looked)
    const visitor = { language, token: bearerOf(request), requestId: request.id, address: request.ip }
    const client = storeApi.forVisitor(visitor)
    return {
      language,
      requestId: request.id,
      sources: createSources(client, http),
      log: request.log,
      note: (facts) => void (request.notes = facts),
      share: () => void (request.answerIsShared = !looked.personal && !client.isPersonal()),
      upstreamCalls: client.calls,
    }
  }
}

/** `looked` is told when something of the visitor was read. */
function visitorHttp(
  request: FastifyRequest,
  reply: FastifyReply,
  secureCookies: boolean,
  looked: { personal: boolean },
): VisitorHttp {
  const secure = secureCookies || request.protocol === 'https'
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const set = new Map<string, string>()
  return {
    header(name) {
      looked.personal = true
      return request.headers[name]?.toString()
    },
    setHeader: (name, value) => void reply.header(name, value),
    cookie(name) {
      looked.personal = true
      return set.get(name) ?? request.cookies[name]
    },
    setCookie(name, value, maxAge, { readable = false } = {}) {
      set.set(name, value)
      reply.setCookie(name, value, { ...attributes, httpOnly: !readable, maxAge })
    },
    clearCookie(name) {
      set.set(name, '')
      reply.clearCookie(name, attributes)
    },
  }
}

/** Other clients send the header themselves; browsers have the token in a cookie (specification §4). Empty when logged out. */
function bearerOf({ headers, cookies }: FastifyRequest): string {
  const token = headers.authorization?.match(/^Bearer +(\S*)$/i)?.[1] ?? cookies.token ?? ''
  return isSendable(token) ? token : ''
}
