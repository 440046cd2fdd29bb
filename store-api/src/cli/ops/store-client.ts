import type { Language } from 'server-kit/language.ts'
import { localUrl } from 'server-kit/network.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorEnvelope } from '#src/http/envelope.ts'
import { readLocalShopSettings } from '#src/local-shop/settings.ts'

/** Milliseconds until a call is given up. */
const TIMEOUT_MS = 10_000

/** The store API refused a call: `code` is one of its error codes. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export type Answer<Data> = { data: Data; meta?: { endCursor: string | null; hasNext: boolean } }

/** Calls the store API. A `notFound` text replaces the message of NOT_FOUND. */
export type StoreClient = {
  /** Of names and messages. */
  language: Language
  get: <Data>(path: string, notFound?: string) => Promise<Answer<Data>>
  post: <Data>(path: string, body: object, notFound?: string) => Promise<Answer<Data>>
  /** Returns a file. */
  bytes: (path: string, notFound: string) => Promise<Buffer>
}

/**
 * Opens the store API of the shop that `env` selects with its service key: SERVICE_KEY, otherwise the one in DATA_DIR.
 * Calls throw a Refusal, or an Error of one line when there is no answer.
 */
export function openStoreClient(env: NodeJS.ProcessEnv, language: Language): StoreClient {
  const { dataDir, storeApiUrl, storeApiPort } = readLocalShopSettings(env)
  const url = storeApiUrl ?? localUrl(storeApiPort)
  const key = env.SERVICE_KEY || readServiceKey(dataDir)
  const send = async (method: 'GET' | 'POST', path: string, body?: object, notFound?: string): Promise<Response> => {
    const headers = {
      'x-service-key': key,
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
    }
    const request = { method, headers, body: body && JSON.stringify(body), signal: AbortSignal.timeout(TIMEOUT_MS) }
    const response = await fetch(`${url}${path}`, request).catch((error: Error) => {
      throw new Error(
        `No store API answers at ${url} (${causeOf(error)}). Start the shop, or set STORE_API_URL or STORE_API_PORT.`,
      )
    })
    if (response.ok) return response
    throw toRefusal(response.status, (await response.json().catch(() => ({}))) as Partial<ErrorEnvelope>, notFound)
  }
  return {
    language,
    get: async (path, notFound) => readAnswer(await send('GET', path, undefined, notFound)),
    post: async (path, body, notFound) => readAnswer(await send('POST', path, body, notFound)),
    bytes: async (path, notFound) => Buffer.from(await (await send('GET', path, undefined, notFound)).arrayBuffer()),
  }
}

function readAnswer<Data>(response: Response): Promise<Answer<Data>> {
  return response.json().catch(() => ({})) as Promise<Answer<Data>>
}

function readServiceKey(dataDir: string): string {
  const file = join(dataDir, 'secrets.json')
  const key = existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { SERVICE_KEY?: string }).SERVICE_KEY
  if (!key) throw new Error(`There is no shop in ${dataDir}: start it once, or set DATA_DIR, or SERVICE_KEY.`)
  return key
}

function toRefusal(
  status: number,
  { error, message, errors, available }: Partial<ErrorEnvelope>,
  notFound?: string,
): Refusal {
  if (error === 'FORBIDDEN')
    return new Refusal(error, 'The service key is not that of this shop (SERVICE_KEY, DATA_DIR).')
  if (error === 'NOT_FOUND' && notFound) return new Refusal(error, notFound)
  const fields = Object.entries(errors ?? {}).map(([path, faults]) => `${path}: ${faults[0]?.message ?? ''}`)
  const details = [...fields, ...(available === undefined ? [] : [`${available} can be had`])]
  const text = `${message ?? `The store API answered ${status}.`}${details.length > 0 ? ` ${details.join(' · ')}` : ''}`
  return new Refusal(error ?? String(status), error ? `${error}: ${text}` : text)
}

function causeOf(error: Error): string {
  const { cause } = error
  if (error.name === 'TimeoutError') return `nothing for ${TIMEOUT_MS / 1000} s`
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
