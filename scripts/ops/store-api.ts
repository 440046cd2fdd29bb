import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorEnvelope } from '../../store-api/src/http/envelope.ts'
import { readSecrets } from '../start/secrets.ts'
import { addresses } from '../start/servers.ts'
import { readSettings } from '../start/settings.ts'

/** Milliseconds until a call is given up. */
const PATIENCE = 10_000

/** What the store API refused: `code` is one of its error codes. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export type Answer<Data> = { data: Data; meta?: { endCursor: string | null; hasNext: boolean } }
export type StoreApi = {
  get: <Data>(path: string) => Promise<Answer<Data>>
  post: <Data>(path: string, body: object) => Promise<Answer<Data>>
  /** A file. */
  bytes: (path: string) => Promise<Buffer>
}

/**
 * The store API of the shop that `env` names, as `npm start` finds it, opened with its service key: SERVICE_KEY, else the one
 * kept in DATA_DIR. Calls throw a Refusal, or an Error of one line when there is no answer.
 */
export function openStoreApi(env: NodeJS.ProcessEnv, language: string): StoreApi {
  const settings = readSettings(env)
  const url = addresses(settings).storeApi
  const key = serviceKey(env, settings.dataDir)
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Response> => {
    const headers = { 'x-service-key': key, 'accept-language': language, ...(body && { 'content-type': 'application/json' }) }
    const sent = { method, headers, body: body && JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE) }
    const answer = await fetch(`${url}${path}`, sent).catch((error: Error) => {
      throw new Error(
        `No store API answers at ${url} (${causeOf(error)}). Start the shop, or set STORE_API_URL or STORE_API_PORT.`,
      )
    })
    if (answer.ok) return answer
    throw refusalOf(answer.status, (await answer.json().catch(() => ({}))) as Partial<ErrorEnvelope>)
  }
  const call = async <Data>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer<Data>> =>
    (await ask(method, path, body)).json().catch(() => ({})) as Promise<Answer<Data>>
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    bytes: async (path) => Buffer.from(await (await ask('GET', path)).arrayBuffer()),
  }
}

function serviceKey(env: NodeJS.ProcessEnv, dataDir: string): string {
  if (env.SERVICE_KEY) return env.SERVICE_KEY
  if (!existsSync(join(dataDir, 'secrets.json')))
    throw new Error(`There is no shop in ${dataDir}: start it once, or set DATA_DIR, or SERVICE_KEY.`)
  return readSecrets(dataDir, env).SERVICE_KEY
}

function refusalOf(status: number, { error, message, errors, available }: Partial<ErrorEnvelope>): Refusal {
  if (error === 'FORBIDDEN') return new Refusal(error, 'The service key is not that of this shop (SERVICE_KEY, DATA_DIR).')
  const fields = Object.entries(errors ?? {}).map(([path, faults]) => `${path}: ${faults[0]?.message ?? ''}`)
  const more = [...fields, ...(available === undefined ? [] : [`${available} can be had`])]
  const text = `${message ?? `The store API answered ${status}.`}${more.length > 0 ? ` ${more.join(' · ')}` : ''}`
  return new Refusal(error ?? String(status), error ? `${error}: ${text}` : text)
}

function causeOf(error: Error): string {
  const { cause } = error
  if (error.name === 'TimeoutError') return `nothing for ${PATIENCE / 1000} s`
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
