import { resolve } from 'node:path'
import { root } from '../processes/command.ts'

export type Settings = {
  ports: { web: number; bff: number; storeApi: number }
  dataDir: string
  /** A PostgreSQL of the merchant's in place of the embedded one. */
  databaseUrl?: string
  /** A store API of the merchant's in place of ours; then no database is needed. */
  storeApiUrl?: string
  /** Where a shopper's browser finds the shop. */
  publicUrl: string
  /** Messages to customers are shown on this machine: our own store API has nobody to send them by. */
  devPages: boolean
  production: boolean
  /** An empty database is filled with the demo shop. */
  demo: boolean
}

/** Reads what `npm start` takes from the environment. Throws an Error of one line. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const ports = {
    web: port(env, 'PORT', 3000),
    bff: port(env, 'BFF_PORT', 4000),
    storeApi: port(env, 'STORE_API_PORT', 5000),
  }
  const storeApiUrl = url(env, 'STORE_API_URL', ['http:', 'https:'])
  const used = storeApiUrl ? [ports.web, ports.bff] : Object.values(ports)
  if (new Set(used).size < used.length) throw new Error(`PORT, BFF_PORT and STORE_API_PORT must differ; they are ${used.join(', ')}.`)
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${ports.web}`
  const production = env.NODE_ENV === 'production'
  const devPages = !storeApiUrl && !env.WHATSAPP_TOKEN && !production
  const demo = onOrOff(env, 'DEMO') ?? !production
  return { ports, dataDir: resolve(root, env.DATA_DIR || '.data'), databaseUrl, storeApiUrl, publicUrl, devPages, production, demo }
}

function port(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name]?.trim()
  if (!text) return otherwise
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (value >= 1 && value <= 65_535) return value
  throw new Error(`${name} must be a number from 1 to 65535, not "${text.slice(0, 40)}".`)
}

function onOrOff(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const text = env[name]?.trim()
  if (!text) return undefined
  if (text === 'on' || text === 'off') return text === 'on'
  throw new Error(`${name} must be on or off, not "${text.slice(0, 40)}".`)
}

function url(env: NodeJS.ProcessEnv, name: string, protocols: string[]): string | undefined {
  const text = env[name]?.trim()
  if (!text) return undefined
  // A PostgreSQL URL without a host names a unix socket in its query, which the URL class takes only with some host.
  const parsed = URL.parse(text.replace('@/', '@socket/'))
  if (parsed && protocols.includes(parsed.protocol)) return text.replace(/\/+$/, '')
  throw new Error(`${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`)
}
