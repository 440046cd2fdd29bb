import { join, resolve } from 'node:path'
import { readStopDelay } from 'server-kit/graceful-stop.ts'
import { readMetricsKey } from 'server-kit/metrics.ts'
import { readPort, readUrl } from 'server-kit/settings.ts'

/** The settings of the store API, read once from the environment. */
export interface Config {
  port: number
  databaseUrl: string
  production: boolean
  /** Addresses and networks, separated by commas, whose X-Forwarded-For header is trusted; loopback always is. */
  trustProxy: string
  /** Signs the links to an order. */
  shopSecret: string
  /** Opens the internal calls. */
  serviceKey: string
  /** Token of `/metrics`, which does not exist without one. */
  metricsKey: string | undefined
  dataDir: string
  /** The module that draws the pictures that are no photos (pictures/image-worker.ts); empty: they are not shown. */
  drawings: string
  /** Holds the films, `{name}.mp4`. */
  videosDir: string
  /** Where a shopper's browser finds the shop, without a slash at the end: links for ad platforms begin with it. */
  publicUrl: string
  /** The most units of one cart line (docs/rules/cart.md#lines). */
  maxQuantity: number
  maxCartLines: number
  /** How long a product counts as new, days. */
  newDays: number
  /** How long the link to an order works, days. */
  orderLinkDays: number
  /** An edit by the order's link that raises the total above it needs a new confirmation, piastres (docs/rules/orders.md#changing). */
  confirmAbove: number
  /** How messages reach customers; null: they stay in the outbox, where developers read them. */
  whatsapp: WhatsappConfig | null
  /** The second way of codes; null: SMS are not offered, or stay in the outbox where WhatsApp has no credentials either. */
  sms: SmsConfig | null
  /** Whether `/dev/outbox` shows the messages to everybody; never in production. */
  devPages: boolean
  /** Milliseconds between two looks for orders that wait too long. */
  schedulerEvery: number
  stopDelayMs: number
}

/** The credentials of the WhatsApp Business Cloud API. */
export interface WhatsappConfig {
  /** With the version, without a slash at the end. */
  apiUrl: string
  phoneId: string
  token: string
  /** Signs what WhatsApp reports. */
  appSecret: string
  /** What WhatsApp says when it asks whether the address of its reports is ours. */
  verifyToken: string
}

/** The HTTP gateway that sends SMS (docs/messages.md#sms). */
export interface SmsConfig {
  /** Takes one POST for each message. */
  url: string
  /** Sent as a bearer token. */
  key: string
  /** Name or number that the phone shows. */
  sender: string
}

const SMS = ['SMS_URL', 'SMS_KEY', 'SMS_SENDER'] as const
const WHATSAPP = ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'] as const
const GRAPH_API = 'https://graph.facebook.com/v23.0'

const demoSecrets = { SHOP_SECRET: 'demo-shop-secret-not-for-production', SERVICE_KEY: 'demo-service-key-not-for-production' }

/**
 * Reads the settings; throws an Error with one line for the person who starts the server.
 * Production refuses missing or demo secrets, and missing WhatsApp credentials.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production'
  const dataDir = env.DATA_DIR ?? '.data'
  return {
    port: readPort(env, 'STORE_API_PORT', 5000),
    databaseUrl: env.DATABASE_URL ?? '',
    production,
    trustProxy: ['loopback', env.TRUST_PROXY].filter(Boolean).join(','),
    shopSecret: secret(env, 'SHOP_SECRET', production),
    serviceKey: secret(env, 'SERVICE_KEY', production),
    metricsKey: readMetricsKey(env),
    dataDir,
    drawings: env.DRAWINGS ? resolve(env.DRAWINGS) : '',
    videosDir: env.VIDEOS || join(dataDir, 'videos'),
    publicUrl: readUrl(env, 'PUBLIC_URL', 'http://localhost:3000'),
    maxQuantity: 10,
    maxCartLines: 50,
    newDays: 30,
    orderLinkDays: 90,
    confirmAbove: 400_000,
    whatsapp: whatsapp(env, production),
    sms: sms(env),
    devPages: env.DEV_PAGES === '1' && !production,
    schedulerEvery: milliseconds(env, 'SCHEDULER_EVERY', 30_000),
    stopDelayMs: readStopDelay(env),
  }
}

/** All of it, or none of it where a shop need not reach anybody. */
function whatsapp(env: NodeJS.ProcessEnv, production: boolean): WhatsappConfig | null {
  const missing = WHATSAPP.filter((name) => !env[name])
  if (missing.length === WHATSAPP.length && !production) return null
  if (missing.length > 0) throw new Error(`${missing.join(', ')} must be set, so that messages reach customers by WhatsApp`)
  const [token = '', phoneId = '', appSecret = '', verifyToken = ''] = WHATSAPP.map((name) => env[name])
  return { apiUrl: readUrl(env, 'WHATSAPP_API_URL', GRAPH_API), phoneId, token, appSecret, verifyToken }
}

/** All of it or none. Throws an Error that names the missing settings. */
function sms(env: NodeJS.ProcessEnv): SmsConfig | null {
  const missing = SMS.filter((name) => !env[name])
  if (missing.length === SMS.length) return null
  if (missing.length > 0) throw new Error(`${missing.join(', ')} must be set, so that messages reach customers by SMS`)
  const [, key = '', sender = ''] = SMS.map((name) => env[name])
  return { url: readUrl(env, 'SMS_URL', ''), key, sender }
}

function milliseconds(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = Number(env[name] || otherwise)
  if (Number.isInteger(value) && value >= 100 && value <= 3_600_000) return value
  throw new Error(`${name} must be a number of milliseconds from 100 to 3600000, not "${env[name]}"`)
}

function secret(env: NodeJS.ProcessEnv, name: keyof typeof demoSecrets, production: boolean): string {
  const value = env[name]
  if (!production) return value ?? demoSecrets[name]
  if (!value || value === demoSecrets[name] || value.length < 24) {
    throw new Error(`${name} must be set to at least 24 characters of its own in production`)
  }
  return value
}
