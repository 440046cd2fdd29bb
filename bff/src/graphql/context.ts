import type {} from '@fastify/cookie'
import type { Config } from '#src/config.ts'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { createSources, type Sources } from '#src/sources.ts'
import type { StoreApi } from '#src/rest/client.ts'
import type { OperationKind } from '#src/rest/deadline.ts'
import { type Language, languageOf } from 'server-kit/language.ts'
import { isSendable, sentName, SESSION_COOKIE, type VisitorHttp } from '#src/rest/visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Fields of the request log line in addition to path and status. */
    notes?: Record<string, unknown>
  }
}

/** Context of every resolver. */
export interface GraphContext {
  language: Language
  /** Public origin of the shop; may be empty. */
  publicUrl: string
  requestId: string
  /** IP address of the client. */
  address: string
  /** The program whose key the request has. */
  client: FastifyRequest['client']
  sources: Sources
  log: FastifyBaseLogger
  /** Adds fields to the request log line. No personal data. */
  note: (facts: Record<string, unknown>) => void
  /** Marks the response as successful. It may be cached for other visitors when no resolver read personal data. */
  share: () => void
  /** Number of calls to the store API for this request. */
  upstreamCalls: () => number
}

/** Creates the context of one request. `secureCookies` marks cookies Secure even when the request came over HTTP. */
export function contextMaker(storeApi: StoreApi, { secureCookies, publicUrl }: Pick<Config, 'secureCookies' | 'publicUrl'>) {
  return async (request: FastifyRequest, reply: FastifyReply, kind = kindOf(request)): Promise<GraphContext> => {
    const language = languageOf(request.headers['accept-language'])
    const looked = { personal: false }
    const secure = secureCookies || request.protocol === 'https'
    const http = visitorHttp(request, reply, secure, looked)
    const visitor = { language, token: bearerOf(request, secure), requestId: request.id, address: request.ip, left: leavingOf(reply) }
    const client = storeApi.forVisitor(visitor, kind)
    return {
      language,
      publicUrl,
      requestId: request.id,
      address: request.ip,
      client: request.client,
      sources: createSources(client, http),
      log: request.log,
      note: (facts) => void (request.notes = facts),
      share: () => void (request.answerIsShared = !looked.personal && !client.isPersonal()),
      upstreamCalls: client.calls,
    }
  }
}

/** Returns a signal that is aborted when the client closes the connection before its response is complete. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}

function kindOf({ headers }: FastifyRequest): OperationKind {
  return headers['content-type']?.startsWith('multipart/form-data') ? 'upload' : 'operation'
}

/** `looked` is called when data of the visitor is read. */
function visitorHttp(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
  looked: { personal: boolean },
): VisitorHttp {
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
      return set.get(name) ?? request.cookies[sentName(name, secure)]
    },
    setCookie(name, value, maxAge, { readable = false } = {}) {
      set.set(name, value)
      reply.setCookie(readable ? name : sentName(name, secure), value, { ...attributes, httpOnly: !readable, maxAge })
    },
    clearCookie(name) {
      set.set(name, '')
      reply.clearCookie(sentName(name, secure), attributes)
    },
  }
}

/** Returns the session token: other clients send the header, browsers the cookie (specification §4). Empty when logged out. */
function bearerOf({ headers, cookies }: FastifyRequest, secure: boolean): string {
  const token = headers.authorization?.match(/^Bearer +(\S*)$/i)?.[1] ?? cookies[sentName(SESSION_COOKIE, secure)] ?? ''
  return isSendable(token) ? token : ''
}
