import { readStopDelay } from './graceful-stop.ts'
import { limits } from './limits.ts'
import { readMetricsKey } from './metrics.ts'

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
    port: port(env.BFF_PORT),
    host: env.BFF_HOST || '0.0.0.0',
    storeApiUrl: storeApiUrl(env.STORE_API_URL),
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

function port(text: string | undefined): number {
  if (!text) return 4000
  const value = Number(text)
  if (/^\d{1,5}$/.test(text) && value <= 65_535) return value
  throw new Error(`BFF_PORT must be a number from 0 to 65535, not "${text.slice(0, 40)}".`)
}

function storeApiUrl(text: string | undefined): string {
  if (!text) return 'http://127.0.0.1:5000'
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol)) return text.replace(/\/+$/, '')
  throw new Error('STORE_API_URL must be an address that starts with http:// or https://.')
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
