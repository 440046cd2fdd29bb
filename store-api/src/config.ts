import { join, resolve } from 'node:path'
import { loopback } from 'server-kit/network.ts'
import { type Env, isProduction, readTable } from 'server-kit/settings.ts'
import type { Pooler } from './db/session.ts'
import { storeApiSettings, wantsSms, wantsWhatsapp, whatsappIsOff } from './settings.ts'

/** The settings of the store API, read once from the environment. */
export interface Config {
  port: number
  /** Listening host. */
  host: string
  logLevel: string
  databaseUrl: string
  /** The same database without a pooler. */
  databaseDirectUrl: string
  /** A standby that answers the reads of the catalogue; empty: none. */
  databaseReadUrl: string
  databasePooler: Pooler
  /** Connections to the database. */
  databasePool: number
  production: boolean
  /** Addresses and networks, separated by commas, whose X-Forwarded-For header is trusted; loopback always is. */
  trustProxy: string
  /** Memory that hashing one password takes, KiB. */
  passwordMemory: number
  /** Signs the links to an order. */
  shopSecret: string
  /** Those whose links and codes open: `shopSecret`, and the other one while it is changed. */
  shopSecrets: readonly string[]
  /** Opens the internal calls. */
  serviceKey: string
  serviceKeys: readonly string[]
  /** A Valkey in which all store APIs count the limits of single routes; empty: each counts in its memory. */
  valkeyUrl: string
  /** Token of `/metrics`, which does not exist without one. */
  metricsKey: string
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
  /**
   * An edit by the order's link that raises the total above it needs a new confirmation, piastres
   * (docs/rules/orders.md#changing).
   */
  confirmAbove: number
  /** How messages reach customers; null: they stay in the outbox, where developers read them. */
  whatsapp: WhatsappConfig | null
  /** Whether the shop has no WhatsApp on purpose: codes go by SMS, and the shop calls to confirm orders. */
  whatsappIsOff: boolean
  /**
   * The second way of codes; null: SMS are not offered, or stay in the outbox where WhatsApp has no credentials either.
   */
  sms: SmsConfig | null
  /** Whether `/dev/outbox` shows the messages to everybody; never in production. */
  devPages: boolean
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

/** Reads the settings of the store API. Throws an Error with one line for each that is missing or wrong. */
export function readConfig(env: Env): Config {
  const set = readTable(storeApiSettings, env)
  const production = isProduction(env)
  return {
    port: set.STORE_API_PORT,
    host: set.STORE_API_HOST || loopback,
    logLevel: set.LOG_LEVEL,
    databaseUrl: set.DATABASE_URL,
    databaseDirectUrl: set.DATABASE_DIRECT_URL || set.DATABASE_URL,
    databaseReadUrl: set.DATABASE_READ_URL,
    databasePooler: set.DB_POOLER,
    databasePool: set.DB_POOL,
    production,
    trustProxy: ['loopback', set.TRUST_PROXY].filter(Boolean).join(','),
    passwordMemory: set.PASSWORD_MEMORY_KIB,
    shopSecret: set.SHOP_SECRET,
    shopSecrets: [set.SHOP_SECRET, set.SHOP_SECRET_OTHER].filter(Boolean),
    serviceKey: set.SERVICE_KEY,
    serviceKeys: [set.SERVICE_KEY, set.SERVICE_KEY_OTHER].filter(Boolean),
    valkeyUrl: set.VALKEY_URL,
    metricsKey: set.METRICS_KEY,
    dataDir: set.DATA_DIR,
    drawings: set.DRAWINGS && resolve(set.DRAWINGS),
    videosDir: set.VIDEOS || join(set.DATA_DIR, 'videos'),
    publicUrl: set.PUBLIC_URL,
    maxQuantity: 10,
    maxCartLines: 50,
    newDays: 30,
    orderLinkDays: 90,
    confirmAbove: 400_000,
    whatsapp: wantsWhatsapp(env)
      ? {
          apiUrl: set.WHATSAPP_API_URL,
          phoneId: set.WHATSAPP_PHONE_ID,
          token: set.WHATSAPP_TOKEN,
          appSecret: set.WHATSAPP_APP_SECRET,
          verifyToken: set.WHATSAPP_VERIFY_TOKEN,
        }
      : null,
    whatsappIsOff: whatsappIsOff(env),
    sms: wantsSms(env) ? { url: set.SMS_URL, key: set.SMS_KEY, sender: set.SMS_SENDER } : null,
    devPages: set.DEV_PAGES && !production,
    stopDelayMs: set.STOP_DELAY_MS,
  }
}
