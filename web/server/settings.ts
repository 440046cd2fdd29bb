import { readStopDelay } from 'server-kit/graceful-stop.ts'
import { readMetricsKey } from 'server-kit/metrics.ts'
import { readPort, readUrl } from 'server-kit/settings.ts'
import { readConsentMode, readPixels } from '../app/lib/analytics/pixels.ts'
import { pictureOrigins } from '../app/lib/analytics/content-security-policy.ts'

export type Settings = {
  port: number
  host: string
  /** The GraphQL layer. */
  bffUrl: string
  /** Where `/images/` comes from: the store API, or what stands before it. */
  imagesUrl: string
  /** Where `/feeds/` comes from. */
  storeApiUrl: string
  /** Whether `/dev/outbox` (messages to customers) and `/dev/ui` (the components) are there: set by `npm start` alone. */
  devPages: boolean
  /** Whose X-Forwarded-* are believed: addresses or networks of the balancers before it; nobody's when it stands in front. */
  trustProxy: string | false
  /** Opens `/metrics`, which is not there without one. */
  metricsKey: string | undefined
  logLevel: string
  /** The shop's own address, without a slash at the end; null: the one that it is asked by. */
  publicUrl: string | null
  /** Whether search engines may come (`SEARCH_ENGINES=off`: no). */
  searchEngines: boolean
  /** Whether browsers keep what was seen for times without a network; `SERVICE_WORKER=off` takes it back from all of them. */
  serviceWorker: boolean
  stopDelayMs: number
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads what the server takes from the environment. Throws an Error of one line. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  // The pages read them: a wrong one stops the start, not every page.
  readPixels(env)
  readConsentMode(env)
  pictureOrigins(env)
  const storeApiUrl = readUrl(env, 'STORE_API_URL', `http://127.0.0.1:${readPort(env, 'STORE_API_PORT', 5000)}`)
  return {
    port: readPort(env, 'PORT', 3000),
    host: env.HOST || '0.0.0.0',
    bffUrl: readUrl(env, 'BFF_URL', 'http://127.0.0.1:4000'),
    imagesUrl: readUrl(env, 'IMAGES_URL', storeApiUrl),
    storeApiUrl,
    devPages: env.DEV_PAGES === '1',
    trustProxy: env.TRUST_PROXY?.trim() || false,
    metricsKey: readMetricsKey(env),
    logLevel: level(env),
    publicUrl: readUrl(env, 'PUBLIC_URL', '') || null,
    searchEngines: env.SEARCH_ENGINES?.trim() !== 'off',
    serviceWorker: env.SERVICE_WORKER?.trim() !== 'off',
    stopDelayMs: readStopDelay(env),
  }
}

function level(env: NodeJS.ProcessEnv): string {
  const text = env.LOG_LEVEL?.trim() || 'info'
  if (LEVELS.includes(text)) return text
  throw new Error(`LOG_LEVEL must be one of ${LEVELS.join(', ')}.`)
}

/** All limits of what is sent in, in bytes. Each stands in a table of docs/ with its reason: `scripts/limit-tables.test.ts` compares them. */
export const limits = {
  body: 1024 * 1024,
  /** Of a form with a file: more than the shop takes, so that it says so itself. */
  upload: 12 * 1024 * 1024,
}
