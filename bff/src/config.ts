import { type CorsOrigins, corsOrigins } from 'server-kit/cors.ts'
import { everyAddress } from 'server-kit/network.ts'
import { type Env, flag, isProduction, oneOf, port, readTable, text, url, wholeNumber } from 'server-kit/settings.ts'
import { metricsKey, sharedSettings, valkeyUrl } from 'server-kit/shared-settings.ts'
import { limits } from './limits.ts'

/** The settings of the bff. */
export const bffSettings = {
  ...sharedSettings,
  BFF_PORT: port('port of GraphQL', 4000),
  BFF_HOST: text('address that it listens on; every one of the machine where it is not set'),
  STORE_API_URL: url('address of the store API', 'http://localhost:5000'),
  CORS_ORIGINS: corsOrigins,
  INTROSPECTION: flag('whether clients may read the schema', (env) => !isProduction(env)),
  GRAPHIQL: flag('whether browsers find GraphiQL under `/graphql`', (env) => !isProduction(env)),
  // A browser drops a Secure cookie of http://, and only some versions accept it on http://localhost.
  COOKIE_SECURE: flag(
    'whether cookies are always `Secure`, even when the request came by HTTP',
    (env) => isProduction(env) && !env.PUBLIC_URL?.trim().startsWith('http:'),
  ),
  NETWORK_COST: wholeNumber('cost budget of one network in 10 s ([load](operations.md#load))', {
    min: 1,
    max: 1e15,
    otherwise: limits.networkCost,
  }),
  TRUSTED_DOCUMENTS: oneOf(
    '`only`: browsers without a client key may send the operations of the shop’s own pages alone ([guide](graphql-guide.md#documents-by-hash))',
    ['off', 'only'],
    'off',
  ),
  VALKEY_URL: valkeyUrl,
  BFF_COPIES: wholeNumber('number of bffs that share budgets in `VALKEY_URL`, assumed until it has answered', {
    min: 1,
    max: 1_000,
    otherwise: 2,
  }),
  METRICS_KEY: metricsKey,
}

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
  /**
   * Public origin of the shop without a trailing slash, with which all URLs of answers begin; when empty, that of the
   * request.
   */
  publicUrl: string
  /** Origins, beside the shop's own, whose pages may call the API. */
  corsOrigins: CorsOrigins
  /**
   * Addresses and networks whose X-Forwarded-* headers are trusted: loopback, where the web server may run, and those
   * of TRUST_PROXY.
   */
  trustProxy: string
  /** Cost budget of one network in 10 s, for reads and separately for writes. */
  networkCost: number
  /** Whether browsers may send the operations of the shop's pages alone. */
  onlyTrusted: boolean
  /** A Valkey in which all bffs count budgets; empty: each counts in its memory. */
  valkeyUrl: string
  /** Number of bffs, until Valkey says how many count. */
  copies: number
  /** Key of `/metrics`; without it the route does not exist. */
  metricsKey: string
  logLevel: string
  stopDelayMs: number
}

/** Reads the settings of the bff. Throws an Error with one line for each that is missing or wrong. */
export function readConfig(env: Env): Config {
  const set = readTable(bffSettings, env)
  return {
    port: set.BFF_PORT,
    host: set.BFF_HOST || everyAddress,
    storeApiUrl: set.STORE_API_URL,
    production: isProduction(env),
    introspection: set.INTROSPECTION,
    graphiql: set.GRAPHIQL,
    secureCookies: set.COOKIE_SECURE,
    publicUrl: set.PUBLIC_URL,
    corsOrigins: set.CORS_ORIGINS,
    trustProxy: ['loopback', set.TRUST_PROXY].filter(Boolean).join(','),
    networkCost: set.NETWORK_COST,
    onlyTrusted: set.TRUSTED_DOCUMENTS === 'only',
    valkeyUrl: set.VALKEY_URL,
    copies: set.BFF_COPIES,
    metricsKey: set.METRICS_KEY,
    logLevel: set.LOG_LEVEL,
    stopDelayMs: set.STOP_DELAY_MS,
  }
}
