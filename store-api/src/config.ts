/** The settings of the store API, read once from the environment. */
export interface Config {
  port: number
  databaseUrl: string
  production: boolean
  /** Which callers may say for whom they ask (`X-Forwarded-For`): addresses and networks, with commas between. */
  trustProxy: string
  /** Signs the links to an order. */
  shopSecret: string
  /** Opens the internal calls. */
  serviceKey: string
  dataDir: string
  /** Where a shopper's browser finds the shop, without a slash at the end: links for ad platforms begin with it. */
  publicUrl: string
  /** The most that one cart line may hold (DOMAIN §2.3). */
  maxQuantity: number
  maxCartLines: number
  /** How long a product counts as new, days. */
  newDays: number
  /** How long the link to an order works, days. */
  orderLinkDays: number
}

const demoSecrets = { SHOP_SECRET: 'demo-shop-secret-not-for-production', SERVICE_KEY: 'demo-service-key-not-for-production' }

/**
 * Reads the settings; throws an Error with one line for the person who starts the server.
 * Production refuses missing or demo secrets (DESIGN §8).
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production'
  return {
    port: port(env.STORE_API_PORT, 5000),
    databaseUrl: env.DATABASE_URL ?? '',
    production,
    trustProxy: env.TRUST_PROXY || 'loopback',
    shopSecret: secret(env, 'SHOP_SECRET', production),
    serviceKey: secret(env, 'SERVICE_KEY', production),
    dataDir: env.DATA_DIR ?? '.data',
    publicUrl: origin(env.PUBLIC_URL || 'http://localhost:3000'),
    maxQuantity: 10,
    maxCartLines: 50,
    newDays: 30,
    orderLinkDays: 90,
  }
}

function port(text: string | undefined, otherwise: number): number {
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= 65535) return value
  throw new Error(`STORE_API_PORT must be a number from 0 to 65535, not "${text}"`)
}

function origin(text: string): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text.replace(/\/+$/, '')
  throw new Error(`PUBLIC_URL must be an address that starts with http:// or https://, not "${text.slice(0, 80)}"`)
}

function secret(env: NodeJS.ProcessEnv, name: keyof typeof demoSecrets, production: boolean): string {
  const value = env[name]
  if (!production) return value ?? demoSecrets[name]
  if (!value || value === demoSecrets[name] || value.length < 24) {
    throw new Error(`${name} must be set to at least 24 characters of its own in production`)
  }
  return value
}
