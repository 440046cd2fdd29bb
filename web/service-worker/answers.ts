import { KEPT_AT, keeper } from './kept.ts'
import { READINGS } from './readings.ts'

export const answers = keeper('answers', 80)

/** Answers a GraphQL request from the network; offline, with the cached query result and its time in a header. */
export async function answer(event: FetchEvent): Promise<Response> {
  const key = await readAnswerKey(event.request.clone())
  try {
    const came = await fetch(event.request)
    if (came.status === 503) return (await findAnswer(key, event)) ?? came
    if (key) event.waitUntil(keepAnswer(key, came.clone()))
    return came
  } catch (error) {
    const kept = await findAnswer(key, event)
    if (!kept) throw error
    return kept
  }
}

async function findAnswer(key: string | undefined, event: FetchEvent): Promise<Response | undefined> {
  const kept = key && (await answers.find(key))
  if (!kept) return undefined
  event.waitUntil(tell(event.clientId, kept.headers.get(KEPT_AT)))
  return kept
}

async function keepAnswer(key: string, came: Response): Promise<void> {
  const text = await came.text()
  // A partial result is not cached.
  if (came.status === 200 && !text.includes('"errors":'))
    await answers.keep(key, text, { 'content-type': 'application/json' })
}

async function readAnswerKey(request: Request): Promise<string | undefined> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return undefined
  const body = await request.text()
  const { operationName } = JSON.parse(body) as { operationName?: string }
  if (!operationName || !READINGS.includes(operationName)) return undefined
  const text = new TextEncoder().encode(`${request.headers.get('accept-language')} ${body}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return `/kept-answers/${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

async function tell(clientId: string, at: string | null): Promise<void> {
  const client = await (self as unknown as ServiceWorkerGlobalScope).clients.get(clientId)
  client?.postMessage({ keptAt: at })
}
