import { readStopDelay } from 'server-kit/graceful-stop.ts'
import { readMetricsKey } from 'server-kit/metrics.ts'
import { readPort, readUrl } from 'server-kit/settings.ts'
import { limits } from './limits.ts'

export interface Config {
  port: number
  /** Listening host. */
  host: string
  /** Base URL of the REST store API, without a trailing slash. */
  storeApiUrl: string
  production: boolean
  introspection: boolean
  graphiql: boolean
  /** Whether cookies are always `Secure`, even when the request came over HTTP. */
  secureCookies: boolean
  /** Public origin of the shop without a trailing slash, the prefix of image URLs. When empty, image URLs stay paths. */
  publicUrl: string
  /** Addresses and networks whose X-Forwarded-* headers are trusted: loopback, where the web server may run, and those of TRUST_PROXY. */
  trustProxy: string
  /** Cost budget of one network in 10 s, for reads and separately for writes. */
  networkCost: number
  /** Key of `/metrics`; without it the route does not exist. */
  metricsKey: string | undefined
  logLevel: string
  stopDelayMs: number
}

/** Reads the settings of the bff. Throws an Error with a one-line message for the operator. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production'
  return {
    port: readPort(env, 'BFF_PORT', 4000),
    host: env.BFF_HOST || '0.0.0.0',
    storeApiUrl: readUrl(env, 'STORE_API_URL', 'http://127.0.0.1:5000'),
    production,
    introspection: flag(env, 'INTROSPECTION') ?? !production,
    graphiql: flag(env, 'GRAPHIQL') ?? !production,
    secureCookies: flag(env, 'COOKIE_SECURE') ?? (production && !isLocal(env.PUBLIC_URL)),
    publicUrl: (env.PUBLIC_URL ?? '').replace(/\/+$/, ''),
    trustProxy: ['loopback', env.TRUST_PROXY].filter(Boolean).join(','),
    networkCost: whole(env, 'NETWORK_COST') ?? limits.networkCost,
    metricsKey: readMetricsKey(env),
    logLevel: env.LOG_LEVEL || 'info',
    stopDelayMs: readStopDelay(env),
  }
}

function whole(env: NodeJS.ProcessEnv, name: string): number | undefined {
  const text = env[name]
  if (!text) return undefined
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new Error(`${name} must be a whole number above 0, not "${text.slice(0, 40)}".`)
}

function flag(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const text = env[name]
  if (!text) return undefined
  if (/^(1|true)$/.test(text)) return true
  if (/^(0|false)$/.test(text)) return false
  throw new Error(`${name} must be 1 or 0, not "${text.slice(0, 40)}".`)
}

/** Only some browser versions accept a Secure cookie on http://localhost, so a shop on localhost does not set it. */
function isLocal(publicUrl: string | undefined): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(publicUrl ?? '')
}
