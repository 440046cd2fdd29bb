import type {} from '@fastify/cookie'
import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '#src/config.ts'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { createSources, type Sources } from '#src/sources.ts'
import type { StoreApi } from '#src/rest/client.ts'
import type { OperationKind } from '#src/rest/deadline.ts'
import { type Language, languageOf } from 'server-kit/language.ts'
import { isSendable, cookieName, SESSION_COOKIE, type VisitorHttp } from '#src/rest/visitor.ts'
import { sessionKindOf } from './session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Fields of the request log line in addition to path and status. */
    notes?: Record<string, unknown>
  }
}

/** Context of every resolver. */
export interface GraphContext {
  language: Language
  /** Public origin of the shop, without a trailing slash. */
  origin: string
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

/** The request of an operation. */
export interface Asking {
  request: FastifyRequest
  /**
   * Absent on a WebSocket, whose messages have no headers: its clients keep tokens, and the cookies of its request are
   * only read.
   */
  reply?: FastifyReply
  /** Replace those of the request. */
  headers?: IncomingHttpHeaders
  kind?: OperationKind
}

export type MakeContext = ReturnType<typeof contextMaker>

/** Creates the context of one operation. `secureCookies` marks cookies Secure even when the request came over HTTP. */
export function contextMaker(
  storeApi: StoreApi,
  config: Pick<Config, 'secureCookies' | 'publicUrl' | 'corsOrigins' | 'production'>,
) {
  return async ({
    request,
    reply,
    headers = request.headers,
    kind = kindOf(request),
  }: Asking): Promise<GraphContext> => {
    const language = languageOf(headers['accept-language'])
    const looked = { personal: false }
    const cookies = cookiesOf(request, sessionKindOf(request, headers, config) === 'cookie', config.secureCookies)
    const visitor = {
      language,
      token: sessionTokenOf(headers, cookies),
      requestId: request.id,
      address: request.ip,
      left: reply && leaveSignal(reply),
    }
    const client = storeApi.forVisitor(visitor, kind)
    return {
      language,
      origin: originOf(request, config),
      requestId: request.id,
      address: request.ip,
      client: request.client,
      sources: createSources(client, visitorHttp(headers, cookies, reply, looked)),
      log: request.log,
      note: (facts) => (reply ? void (request.notes = facts) : request.log.info(facts, 'operation completed')),
      share: () => void (request.answerIsShared = !looked.personal && !client.isPersonal()),
      upstreamCalls: client.calls,
    }
  }
}

/** Returns a signal that is aborted when the client closes the connection before its response is complete. */
function leaveSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}

/**
 * Returns PUBLIC_URL, or the origin of the request without it, and where a developer opened the shop by another address
 * of the machine.
 */
function originOf(
  { headers, protocol, host }: FastifyRequest,
  { publicUrl, production }: Pick<Config, 'publicUrl' | 'production'>,
): string {
  const opened = !production && headers['x-forwarded-host'] !== undefined
  return publicUrl && !opened ? publicUrl : `${protocol}://${host}`
}

function kindOf({ headers }: FastifyRequest): OperationKind {
  return headers['content-type']?.startsWith('multipart/form-data') ? 'upload' : 'operation'
}

interface Cookies {
  /** Whether the client keeps its session in cookies. */
  areKept: boolean
  isSecure: boolean
  sent: (name: string) => string | undefined
}

/** The cookies of a client that keeps its session there; none of any other client. */
function cookiesOf({ cookies, protocol }: FastifyRequest, areKept: boolean, secureCookies: boolean): Cookies {
  const isSecure = secureCookies || protocol === 'https'
  return { areKept, isSecure, sent: (name) => (areKept ? cookies[cookieName(name, isSecure)] : undefined) }
}

/** `looked` is called when data of the visitor is read. */
function visitorHttp(
  headers: IncomingHttpHeaders,
  cookies: Cookies,
  reply: FastifyReply | undefined,
  looked: { personal: boolean },
): VisitorHttp {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: cookies.isSecure } as const
  const jar = cookies.areKept ? reply : undefined
  const set = new Map<string, string>()
  return {
    keepsCookies: jar !== undefined,
    header(name) {
      looked.personal = true
      return headers[name]?.toString()
    },
    setHeader: (name, value) => void reply?.header(name, value),
    cookie(name) {
      looked.personal = true
      return set.get(name) ?? cookies.sent(name)
    },
    setCookie(name, value, maxAge, { readable = false } = {}) {
      set.set(name, value)
      jar?.setCookie(readable ? name : cookieName(name, cookies.isSecure), value, {
        ...attributes,
        httpOnly: !readable,
        maxAge,
      })
    },
    clearCookie(name) {
      set.set(name, '')
      jar?.clearCookie(cookieName(name, cookies.isSecure), attributes)
    },
  }
}

/** Returns the session token: that of the cookie (specification §4), else of the header. Empty when logged out. */
function sessionTokenOf({ authorization }: IncomingHttpHeaders, cookies: Cookies): string {
  const token = (cookies.areKept ? cookies.sent(SESSION_COOKIE) : authorization?.match(/^Bearer +(\S*)$/i)?.[1]) ?? ''
  return isSendable(token) ? token : ''
}
