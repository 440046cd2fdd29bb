import { answers } from '../../bff/src/__generated__/answers.js'
import { fitAnswer } from '../../bff/src/rest/fit-answer.ts'
import { type At, parameters, writes } from './calls.ts'
import { consequenceOf } from './consequences.ts'
import { messageOf } from '../terminal.ts'

/** The shop gives up after this time (ms). */
const TIMEOUT_MS = 3_000
const SLOW_MS = 1_000
/** Maximum wait for the first event of a stream (ms). */
const EVENT_TIMEOUT_MS = 2_000
const MAX_FAULTS = 10

type Options = { url: string; token: string; writes: boolean }
type Verdict = { word: 'fine' | 'slow' | 'missing' | 'wrong' | 'skipped'; details?: string[] }
type Reply = { status: number; body: unknown; isJson: boolean }

/**
 * Calls each public operation and prints its outcome as one line, then what the shop cannot do and its grade. Returns
 * whether the shop sells from this store and nothing is wrong.
 */
export async function tryStore(options: Options, tell: (line: string) => void): Promise<boolean> {
  const known = new Map<string, unknown>()
  const counts: Record<Verdict['word'], number> = { fine: 0, slow: 0, missing: 0, wrong: 0, skipped: 0 }
  const lacks: { key: string; word: 'missing' | 'wrong' }[] = []
  const at: At = (key, ...path) => {
    let value = (known.get(key) as { data?: unknown } | undefined)?.data
    for (const name of path) value = (value as Record<string, unknown> | null | undefined)?.[name]
    return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  }
  for (const key of sortCalls(options.writes)) {
    const started = performance.now()
    const verdict = await tryCall(key, options, at, known)
    const ms = Math.round(performance.now() - started)
    const isNeeded = answers[key]?.isUsed ?? true
    const isFault = verdict.word === 'missing' || verdict.word === 'wrong'
    counts[verdict.word] += 1
    if (isNeeded && (verdict.word === 'missing' || verdict.word === 'wrong')) lacks.push({ key, word: verdict.word })
    const [method = '', path] = key.split(' ')
    tell(
      `${verdict.word.padEnd(8)} ${method.toUpperCase().padEnd(4)} ${path}  ${ms} ms${isFault && !isNeeded ? ' (the shop does without it)' : ''}`,
    )
    for (const detail of verdict.details ?? []) tell(`           ${detail}`)
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  tell(
    `${total} calls: ${Object.entries(counts)
      .map(([word, count]) => `${count} ${word}`)
      .join(', ')}.`,
  )
  const needed = lacks.filter(({ key }) => consequenceOf(key) === undefined)
  for (const [consequence, keys] of Map.groupBy(lacks, ({ key }) => consequenceOf(key) ?? 'the shop cannot sell')) {
    tell(`no ${keys.map(({ key }) => key.split(' ')[1]).join(', ')}: ${consequence}`)
  }
  tell(
    lacks.length === 0
      ? 'Grade A: the contract holds.'
      : needed.length === 0
        ? 'Grade B: the shop sells from this store, without the above.'
        : `Grade C: the shop cannot sell from this store: ${needed.length} resources do not hold.`,
  )
  return needed.length === 0 && lacks.every(({ word }) => word === 'missing')
}

/** Sorts the calls: those without parameters first, because their answers hold the ids for the others. */
function sortCalls(withWrites: boolean): string[] {
  const reads = Object.keys(answers).filter((key) => key.startsWith('get '))
  const place = (key: string) => {
    const early = ['get /orders', 'get /cities', 'get /products/{id}', 'get /orders/{id}'].indexOf(key)
    return answers[key]?.needs.length === 0 ? -1 : early < 0 ? Infinity : early
  }
  return [
    ...reads.toSorted((a, b) => (place(a) < place(b) ? -1 : Number(place(a) > place(b)))),
    ...(withWrites ? Object.keys(writes) : []),
  ]
}

async function tryCall(key: string, options: Options, at: At, known: Map<string, unknown>): Promise<Verdict> {
  const [method = '', path = ''] = key.split(' ')
  const values =
    parameters[key]?.(at) ??
    (path.includes('{id}') && method === 'get' ? { id: at(`get ${path.split('/{')[0]}`, 0, 'id') } : {})
  const unknown = Object.entries(values).flatMap(([name, value]) => (value === '' ? [name] : []))
  if (unknown.length > 0)
    return { word: 'skipped', details: [`nothing to ask with: no answer gave ${unknown.join(', ')}`] }
  const query = new URLSearchParams(Object.entries(values).filter(([name]) => !path.includes(`{${name}}`)))
  const address = `${options.url}${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))}?${query.toString()}`
  const body = method === 'post' ? writes[key]?.(at) : undefined
  const headers = {
    accept: path.endsWith('/events') ? 'text/event-stream' : 'application/json',
    'accept-language': 'en',
    authorization: `Bearer ${options.token}`,
    'x-cart-token': at('post /cart/add', 'token'),
    'x-order-token': path.startsWith('/guest-order') ? at('get /orders/{id}', 'token') : '',
    ...(body && { 'content-type': 'application/json' }),
  }
  const started = performance.now()
  const reply = await send(address, { method: method.toUpperCase(), headers, body: body && JSON.stringify(body) })
  if (typeof reply === 'string') return { word: 'wrong', details: [reply] }
  const verdict = judge(key, reply, options)
  if (reply.status < 300) known.set(key, reply.body)
  if (verdict.word !== 'fine' || path.endsWith('/events')) return verdict
  return performance.now() - started > SLOW_MS ? { word: 'slow' } : verdict
}

/** Returns the answer, or the reason for no answer as a text. */
async function send(address: string, request: RequestInit & { headers: { accept: string } }): Promise<Reply | string> {
  try {
    const response = await fetch(address, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    const text = isStream ? await firstEvent(response) : await response.text()
    try {
      return { status: response.status, body: JSON.parse(text), isJson: true }
    } catch {
      return { status: response.status, body: text.slice(0, 80), isJson: false }
    }
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? `no answer within ${TIMEOUT_MS / 1_000} s`
      : `no answer: ${messageOf((error instanceof Error && error.cause) || error)}`
  }
}

async function firstEvent({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const late = setTimeout(() => void reader?.cancel(), EVENT_TIMEOUT_MS)
  let text = ''
  let data: string | undefined
  for (let part = await reader?.read(); part && !part.done && !data; part = await reader?.read()) {
    text += part.value
    data = /^data: ?(.*)\r?$/m.exec(text)?.[1]
  }
  clearTimeout(late)
  await reader?.cancel()
  return data ?? 'no event'
}

function judge(key: string, { status, body, isJson }: Reply, { token }: Options): Verdict {
  const isEnvelope = isJson && typeof body === 'object' && body !== null && 'status' in body && body.status === false
  if (status === 501 || status === 405 || (status === 404 && !isEnvelope))
    return { word: 'missing', details: [`answered ${status}`] }
  if (status >= 400) {
    if (!isEnvelope)
      return { word: 'wrong', details: [`answered ${status} without the envelope {status: false, message, error}`] }
    if (status === 401 && token === '') return { word: 'skipped', details: ['needs a session: --token'] }
    return { word: 'wrong', details: [`answered ${status} ${(body as { error?: string }).error ?? ''}`.trim()] }
  }
  if (!isJson || typeof body !== 'object' || body === null) {
    return body === 'no event'
      ? { word: 'fine' }
      : { word: 'wrong', details: [`answered ${status} with no JSON object: ${JSON.stringify(body)}`] }
  }
  const check = answers[key]?.check
  // Later calls do not need the ids of the removed items.
  const { wrong } = check ? fitAnswer(check, body) : { wrong: [] }
  if (wrong.length === 0) return { word: 'fine' }
  const details = wrong
    .slice(0, MAX_FAULTS)
    .map(({ pointer, expected, got }) => `${pointer || '/'}: expected ${expected}, got ${got}`)
  return {
    word: 'wrong',
    details: wrong.length > MAX_FAULTS ? [...details, `and ${wrong.length - MAX_FAULTS} more`] : details,
  }
}
