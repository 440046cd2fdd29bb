import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { createParser } from 'eventsource-parser'
import type { Language } from 'server-kit/language.ts'
import { answeredError, unansweredError } from './rest-error.ts'

/** Maximum silence of a stream in milliseconds; the store API sends a heartbeat every 15 s. */
const SILENCE = 40_000
/** Time within which the store API must begin its response, in milliseconds. */
const OPENS_IN = 3_000
/** Maximum size of an event or an error response, in characters. */
const MAX_EVENT = 64 * 1024

export interface Wanted<T> {
  url: string
  headers: Record<string, string>
  /** Language of the errors. */
  language: Language
  /** Ends the stream when aborted. */
  left?: AbortSignal
  /** Converts the data of an event; undefined skips it. */
  read: (data: unknown) => T | undefined
  /** Receives the response of a store that opens no stream. */
  refused: (status: number, answer: unknown) => void
}

/**
 * Opens a stream of server-sent events and yields them. `return` ends the request immediately, even while the next
 * event is awaited. A broken stream ends; the caller may open it again. Throws a RestError when it cannot be opened.
 */
export async function openEvents<T>({
  url,
  headers,
  language,
  left,
  read,
  refused,
}: Wanted<T>): Promise<AsyncIterableIterator<T>> {
  const end = new AbortController()
  const late = setTimeout(() => end.abort(), OPENS_IN)
  const response = await open(url, headers, AbortSignal.any(left ? [end.signal, left] : [end.signal]))
    .catch((cause: unknown) => Promise.reject(unansweredError(cause, language)))
    .finally(() => clearTimeout(late))
  const { statusCode: status = 502 } = response
  if (status !== 200) {
    const answer = await readBody(response)
    refused(status, answer)
    throw answeredError(status, answer, language)
  }
  const events = untilItBreaks(response, read)
  const iterator: AsyncIterableIterator<T> = {
    next: () => events.next(),
    async return() {
      end.abort()
      return events.return(undefined)
    },
    [Symbol.asyncIterator]: () => iterator,
  }
  return iterator
}

async function* untilItBreaks<T>(response: IncomingMessage, read: Wanted<T>['read']): AsyncGenerator<T, undefined> {
  try {
    for await (const data of dataIn(response)) {
      const event = read(data)
      if (event !== undefined) yield event
    }
  } catch {
    return
  }
}

/** Uses a separate connection: a stream never releases it. */
async function open(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp
  const request = send(url, { headers: { ...headers, accept: 'text/event-stream' }, agent: false, signal })
  request.setTimeout(SILENCE, () => void request.destroy(new Error('The stream is silent')))
  request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  // The read reports the error too; without a listener it would end the process.
  request.on('error', () => undefined)
  return response.setEncoding('utf8')
}

async function readBody(response: IncomingMessage): Promise<unknown> {
  const text = (await response.toArray()).join('').slice(0, MAX_EVENT)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Throws for data that is not JSON, and for an event of more than MAX_EVENT characters, the limit of its parser. */
async function* dataIn(response: IncomingMessage): AsyncGenerator<unknown> {
  const texts: string[] = []
  const parser = createParser({ maxBufferSize: MAX_EVENT, onEvent: ({ data }) => texts.push(data) })
  for await (const chunk of response as AsyncIterable<string>) {
    parser.feed(chunk)
    for (const text of texts.splice(0)) if (text) yield JSON.parse(text)
  }
}
