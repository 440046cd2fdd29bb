import { createContext, type RouterContextProvider } from 'react-router'
import type { TypedDocumentNode } from '@apollo/client'
import { localeOf } from '#app/lib/locale/locale.ts'
import { answerOf } from './answer.ts'
import { faultError, graphFault, type GraphError } from './fault.ts'
import { fileIn, multipart, preflighted } from './multipart.ts'
import { queryText } from './query-text.ts'

const BFF_URL = process.env.BFF_URL ?? 'http://127.0.0.1:4000'
const TIME_OUT = 10_000
const PASSED_ON = ['user-agent', 'x-request-id', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** Set-Cookie values of the GraphQL layer that wait for the answer to the browser. */
export const waitingCookies = createContext<string[]>()

type Visit = { request: Request; context: Readonly<RouterContextProvider> }
type Answer<Data> = { data?: Data | null; errors?: GraphError[] }

/**
 * Runs an operation for a visitor: with the cookies, language, address and request id of the page's request. Cookies that come
 * back go to the visitor. Throws a fault; after 10 s UPSTREAM_TIMEOUT.
 */
export async function execute<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { request, context }: Visit,
): Promise<Data> {
  const waiting = context.get(waitingCookies)
  const response = await post(request, cookiesAfter(request, waiting), { query: queryText(document), variables: variables ?? {} })
  waiting.push(...response.headers.getSetCookie())
  const { data, errors = [] } = await read<Data>(response)
  return answerOf(data, errors, (error) => {
    throw faultError(graphFault(error))
  })
}

/** The cookies of a request with what was set since: who has just logged in is logged in for the next call too. */
function cookiesAfter(request: Request, set: readonly string[]): string {
  const sent = request.headers.get('cookie')?.split(';') ?? []
  const pairs = [...sent, ...set.map((cookie) => cookie.split(';', 1)[0] ?? '')].map((pair) => pair.trim()).filter(Boolean)
  return [...new Map(pairs.map((pair) => [pair.split('=', 1)[0], pair])).values()].join('; ')
}

async function post(request: Request, cookie: string, sent: { query: string; variables: object }): Promise<Response> {
  const file = fileIn(sent.variables)
  const kind = file ? preflighted : { 'content-type': 'application/json' }
  const headers = new Headers({ ...kind, accept: 'application/json', 'accept-language': localeOf(request) })
  for (const name of PASSED_ON) headers.set(name, request.headers.get(name) ?? '')
  headers.set('cookie', cookie)
  const body = file ? multipart(sent, file) : JSON.stringify(sent)
  try {
    return await fetch(`${BFF_URL}/graphql`, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIME_OUT) })
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
