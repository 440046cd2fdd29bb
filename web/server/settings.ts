import { readStopDelay } from 'server-kit/graceful-stop.ts'
import { readMetricsKey } from 'server-kit/metrics.ts'
import { readPort, readUrl } from 'server-kit/settings.ts'
import { readConsentMode, readPixels } from '../app/lib/analytics/pixels.ts'
import { pictureOrigins } from '../app/lib/analytics/content-security-policy.ts'

export type Settings = {
  port: number
  host: string
  /** URL of the bff. */
  bffUrl: string
  /** Origin of `/images/`: the store API or a CDN before it. */
  imagesUrl: string
  /** Origin of `/feeds/`. */
  storeApiUrl: string
  /** Whether `/dev/outbox` (messages to customers) and `/dev/ui` (the components) exist: set by `npm start` only. */
  devPages: boolean
  /** Trusted sources of X-Forwarded-* headers: addresses or networks of load balancers; none without a balancer. */
  trustProxy: string | false
  /** Token of `/metrics`, which does not exist without one. */
  metricsKey: string | undefined
  logLevel: string
  /** The shop's public URL without a trailing slash; null: the requested host. */
  publicUrl: string | null
  /** Whether search engines are allowed (`SEARCH_ENGINES=off`: no). */
  searchEngines: boolean
  /** Whether browsers cache pages for offline use; `SERVICE_WORKER=off` removes the worker and its caches from all browsers. */
  serviceWorker: boolean
  stopDelayMs: number
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads the settings from the environment. Throws an Error with a one-line message. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  // Read here only to fail on start: the pages read these values themselves.
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

/** All limits of request bodies, in bytes. Each stands in a table of docs/ with its reason: `scripts/limit-tables.test.ts` compares them. */
export const limits = {
  body: 1024 * 1024,
  /** Form with a file: above the store's own limit, so that the store's message is shown. */
  upload: 12 * 1024 * 1024,
}
