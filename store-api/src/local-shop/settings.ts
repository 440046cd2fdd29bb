import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The settings by which the shop of this machine is found. `npm start` and the commands of the store read the same. */
export type LocalShopSettings = {
  /** Absolute path. */
  dataDir: string
  /** A PostgreSQL of the merchant in place of the embedded one. */
  databaseUrl?: string
  /** A store API of the merchant in place of ours; it needs no database. */
  storeApiUrl?: string
  storeApiPort: number
  production: boolean
  /** Whether an empty database is filled with the demo shop; never in production. */
  demo: boolean
}

/** Reads the settings from environment variables. Throws an Error of one line. */
export function readLocalShopSettings(env: NodeJS.ProcessEnv): LocalShopSettings {
  const production = env.NODE_ENV === 'production'
  const demo = readSwitch(env, 'DEMO') ?? !production
  if (demo && production) throw new Error('DEMO=on is not allowed with NODE_ENV=production: the demo shop is for trying out.')
  return {
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    storeApiUrl: readUrl(env, 'STORE_API_URL', ['http:', 'https:']),
    storeApiPort: readPort(env, 'STORE_API_PORT', 5000),
    production,
    demo,
  }
}

/** Returns the port in the variable `name`, or `defaultPort` when it is unset. Throws an Error of one line. */
export function readPort(env: NodeJS.ProcessEnv, name: string, defaultPort: number): number {
  const text = env[name]?.trim()
  if (!text) return defaultPort
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= 65_535) return port
  throw new Error(`${name} must be a number from 1 to 65535, not "${text.slice(0, 40)}".`)
}

/** Returns the address in the variable `name` without trailing slashes, or undefined when it is unset. Throws an Error of one line. */
export function readUrl(env: NodeJS.ProcessEnv, name: string, protocols: string[]): string | undefined {
  const text = env[name]?.trim()
  if (!text) return undefined
  // A PostgreSQL URL without a host names a unix socket in its query; the URL class accepts it only with a host.
  const parsed = URL.parse(text.replace('@/', '@socket/'))
  if (parsed && protocols.includes(parsed.protocol)) return text.replace(/\/+$/, '')
  throw new Error(`${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`)
}

function readSwitch(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const text = env[name]?.trim()
  if (!text) return undefined
  if (text === 'on' || text === 'off') return text === 'on'
  throw new Error(`${name} must be on or off, not "${text.slice(0, 40)}".`)
}
