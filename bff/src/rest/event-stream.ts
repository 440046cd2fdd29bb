import { once } from 'node:events'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { createParser } from 'eventsource-parser'
import type { Language } from './language.ts'
import { answeredError, unansweredError } from './rest-error.ts'

/** The store API says every 15 s that a stream is alive, so one that is silent for longer is not (ms). */
const SILENCE = 40_000
/** How long the store API may take to begin its answer (ms). */
const OPENS_IN = 3_000
/** More than any event and any refusal needs (characters). */
const MAX_EVENT = 64 * 1024

export interface Wanted<T> {
  url: string
  headers: Record<string, string>
  /** Of the errors. */
  language: Language
  /** Makes what is wanted of the data of an event; undefined leaves it out. */
  read: (data: unknown) => T | undefined
  /** Gets the answer of a store that opens no stream. */
  refused: (status: number, answer: unknown) => void
}

/**
 * Opens a stream of server-sent events and gives them one after another. `return` ends the request at once, even while the next event
 * is awaited. A stream that breaks off ends: who wants more opens it again. Throws a RestError when it cannot be had.
 */
export async function openEvents<T>({ url, headers, language, read, refused }: Wanted<T>): Promise<AsyncIterableIterator<T>> {
  const left = new AbortController()
  const late = setTimeout(() => left.abort(), OPENS_IN)
  const response = await open(url, headers, left.signal)
    .catch((cause: unknown) => Promise.reject(unansweredError(cause, language)))
    .finally(() => clearTimeout(late))
  const { statusCode: status = 502 } = response
  if (status !== 200) {
    const answer = await answerOf(response)
    refused(status, answer)
    throw answeredError(status, answer, language)
  }
  const events = untilItBreaks(response, read)
  const iterator: AsyncIterableIterator<T> = {
    next: () => events.next(),
    async return() {
      left.abort()
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

/** By a connection of its own: nothing else may come after a stream. */
async function open(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp
  const request = send(url, { headers: { ...headers, accept: 'text/event-stream' }, agent: false, signal })
  request.setTimeout(SILENCE, () => void request.destroy(new Error('The stream is silent')))
  request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  // Told by reading as well; without a listener it would end the process.
  request.on('error', () => undefined)
  return response.setEncoding('utf8')
}

async function answerOf(response: IncomingMessage): Promise<unknown> {
  const text = (await response.toArray()).join('').slice(0, MAX_EVENT)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Throws for data that is no JSON, and for an event of more than MAX_EVENT characters: its parser takes no more. */
async function* dataIn(response: IncomingMessage): AsyncGenerator<unknown> {
  const texts: string[] = []
  const parser = createParser({ maxBufferSize: MAX_EVENT, onEvent: ({ data }) => texts.push(data) })
  for await (const chunk of response as AsyncIterable<string>) {
    parser.feed(chunk)
    for (const text of texts.splice(0)) if (text) yield JSON.parse(text)
  }
}
