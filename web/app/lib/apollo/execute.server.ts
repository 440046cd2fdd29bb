import { createContext, type RouterContextProvider } from 'react-router'
import type { TypedDocumentNode } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import { localeOf } from '#app/lib/locale/locale.ts'
import { answerOf, type Needs, type SubjectOf, type WithSubject } from './answer.ts'
import { faultError, type GraphError } from './fault.ts'
import { TIME_LIMITS } from './time-limits.ts'
import { fileIn, multipart, preflighted } from './upload.ts'

// As the setting is read by the server (web/server/settings.ts).
const BFF_URL = process.env.BFF_URL?.trim().replace(/\/+$/, '') || 'http://localhost:4000'
const PASSED_ON = ['user-agent', 'x-request-id', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** Set-Cookie values of the GraphQL layer to send with the page response. */
export const waitingCookies = createContext<string[]>()
/** Deadline for the data of the page, in milliseconds of `performance.now()`. */
export const pageDeadline = createContext<number>()

type Visit = { request: Request; context: Readonly<RouterContextProvider> }
type Answer<Data> = { data?: Data | null; errors?: GraphError[] }

/**
 * Runs an operation on behalf of a visitor, with the cookies, language, address and request id of the page request.
 * Forwards received cookies to the visitor. Throws a fault (`answerOf` defines for which errors); UPSTREAM_TIMEOUT
 * after the deadline of the page.
 */
export async function execute<Data, Variables, Subject extends SubjectOf<Data> = never>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { request, context }: Visit,
  needs: Needs<Data, Subject> = {},
): Promise<WithSubject<Data, Subject>> {
  const waiting = context.get(waitingCookies)
  const left = context.get(pageDeadline) - performance.now()
  const response = await post(request, cookiesAfter(request, waiting), left, {
    query: print(document),
    variables: variables ?? {},
  })
  waiting.push(...response.headers.getSetCookie())
  const { data, errors } = await read<Data>(response)
  return answerOf(data, errors, needs)
}

/** Merges the cookies of the request with those set since, so that a login takes effect for the next call. */
function cookiesAfter(request: Request, set: readonly string[]): string {
  const sent = request.headers.get('cookie')?.split(';') ?? []
  const pairs = [...sent, ...set.map((cookie) => cookie.split(';', 1)[0] ?? '')]
    .map((pair) => pair.trim())
    .filter(Boolean)
  return [...new Map(pairs.map((pair) => [pair.split('=', 1)[0], pair])).values()].join('; ')
}

async function post(
  request: Request,
  cookie: string,
  left: number,
  sent: { query: string; variables: object },
): Promise<Response> {
  const file = fileIn(sent.variables)
  const kind = file ? preflighted : { 'content-type': 'application/json' }
  // A visitor's page has cookies. Compression costs more than it saves between two servers.
  const headers = new Headers({
    ...kind,
    accept: 'application/json',
    'accept-language': localeOf(request),
    'x-session': 'cookie',
    'accept-encoding': 'identity',
  })
  for (const name of PASSED_ON) headers.set(name, request.headers.get(name) ?? '')
  headers.set('cookie', cookie)
  const body = file ? multipart(sent, file) : JSON.stringify(sent)
  try {
    const signal = AbortSignal.timeout(file ? TIME_LIMITS.upload : Math.max(1, Math.ceil(left)))
    return await fetch(`${BFF_URL}/graphql`, { method: 'POST', headers, body, signal })
  } catch (error) {
    const code = (error as Error).name === 'TimeoutError' ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_UNAVAILABLE'
    throw faultError({ code })
  }
}

async function read<Data>(response: Response): Promise<Answer<Data>> {
  try {
    return (await response.json()) as Answer<Data>
  } catch {
    throw faultError({ code: 'UPSTREAM_UNAVAILABLE' })
  }
}
