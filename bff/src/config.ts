import { readStopDelay } from './graceful-stop.ts'
import { limits } from './limits.ts'
import { readMetricsKey } from './metrics.ts'

export interface Config {
  port: number
  /** The address to listen at. */
  host: string
  /** Where the REST store API answers, without a slash at the end. */
  storeApiUrl: string
  production: boolean
  introspection: boolean
  graphiql: boolean
  /** Whether cookies always carry `Secure`, even when the request came by http. */
  secureCookies: boolean
  /** The shop's own address, without a slash at the end: what addresses of pictures begin with. Empty: they stay paths. */
  publicUrl: string
  /** Addresses and networks whose X-Forwarded-* headers are trusted: loopback, where the web server may run, and those of TRUST_PROXY. */
  trustProxy: string
  /** Cost of the reads, and of the writes, that one network may send in 10 s. */
  networkCost: number
  /** Opens `/metrics`, which is not there without one. */
  metricsKey: string | undefined
  logLevel: string
  stopDelayMs: number
}

/** Reads the settings of the bff; throws an Error with one line for the person who starts it. */
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

/** A browser keeps a Secure cookie of http://localhost only in some versions, so a shop tried out there does without. */
function isLocal(publicUrl: string | undefined): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(publicUrl ?? '')
}
