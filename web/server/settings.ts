import { type CorsOrigins, corsOrigins } from 'server-kit/cors.ts'
import { everyAddress } from 'server-kit/network.ts'
import { type Env, flag, onOff, port, readTable, type Setting, text, url } from 'server-kit/settings.ts'
import { metricsKey, sharedSettings } from 'server-kit/shared-settings.ts'
import { readConsentMode, readPixels } from '#app/domains/pixels/pixels.ts'
import { androidApps, type AndroidApp, appleApps } from './app-links.ts'
import { pictureOrigins } from '#app/domains/pixels/content-security-policy.ts'

/** A setting that pages read themselves; the server reads it only to fail on start. */
const ofPages = (purpose: string, read: (env: Env) => unknown): Setting<unknown> => ({
  purpose,
  otherwise: '',
  parse: (given, name) => read({ [name]: given }),
})

const storeApi = (env: Env) => `http://localhost:${env.STORE_API_PORT?.trim() || 5000}`

/** The settings of the web server. */
export const webSettings = {
  ...sharedSettings,
  PORT: port('port of the shop', 3000),
  HOST: text('address that it listens on; every one of the machine where it is not set'),
  BFF_URL: url('address of the bff', 'http://localhost:4000'),
  STORE_API_URL: url('address of the store API, for feeds and sitemaps', storeApi),
  IMAGES_URL: url(
    'origin of `/images/` and `/media/`: the store API or a CDN before it',
    (env) => env.STORE_API_URL?.trim() || storeApi(env),
  ),
  PICTURE_ORIGINS: ofPages(
    'origins of images and videos of an external store API that returns absolute URLs, e.g. `https://cdn.example.com`, separated by spaces or commas',
    pictureOrigins,
  ),
  CORS_ORIGINS: corsOrigins,
  APPLE_APPS: appleApps,
  ANDROID_APPS: androidApps,
  METRICS_KEY: metricsKey,
  SEARCH_ENGINES: onOff('whether search engines may list the shop ([search-engines.md](search-engines.md))', true),
  SERVICE_WORKER: onOff(
    '`off` unregisters the service worker and deletes its offline data ([offline.md](offline.md))',
    true,
  ),
  AD_PIXEL_ID: ofPages("Meta's pixel, 8 to 20 digits ([analytics.md](analytics.md))", readPixels),
  TAG_MANAGER_ID: ofPages("Google's tag manager, `GTM-…`", readPixels),
  VIDEO_AD_PIXEL_ID: ofPages("TikTok's pixel, 16 to 32 capital letters and digits", readPixels),
  CONSENT: ofPages(
    '`opt-in` (recommended under the Egyptian law 151/2020): pixels wait until the visitor agrees. `opt-out`: they load until she refuses. Not set: they load for everybody (specification §1)',
    readConsentMode,
  ),
  DEV_PAGES: flag('`1`: `/dev/outbox` and `/dev/ui` exist. `npm start` sets it', false),
}

export type Settings = {
  port: number
  host: string
  bffUrl: string
  /** Origin of `/images/`: the store API or a CDN before it. */
  imagesUrl: string
  /** Origin of `/feeds/`. */
  storeApiUrl: string
  /** Whether `/dev/outbox` (messages to customers) and `/dev/ui` (the components) exist. */
  devPages: boolean
  /** Trusted sources of X-Forwarded-* headers: addresses or networks of load balancers; none without a balancer. */
  trustProxy: string | false
  /** Token of `/metrics`, which does not exist without one. */
  metricsKey: string
  logLevel: string
  /** The shop's public URL without a trailing slash; null: the requested host. */
  publicUrl: string | null
  /** Origins whose pages may read images, videos and feeds; those of GraphQL are the bff's. */
  corsOrigins: CorsOrigins
  /** Apps that open links of the shop. */
  appleApps: string[]
  androidApps: AndroidApp[]
  /** Whether search engines are allowed. */
  searchEngines: boolean
  /** Whether browsers cache pages for offline use. */
  serviceWorker: boolean
  stopDelayMs: number
}

/** Reads the settings from the environment. Throws an Error with one line for each that is missing or wrong. */
export function readSettings(env: Env): Settings {
  const set = readTable(webSettings, env)
  return {
    port: set.PORT,
    host: set.HOST || everyAddress,
    bffUrl: set.BFF_URL,
    imagesUrl: set.IMAGES_URL,
    storeApiUrl: set.STORE_API_URL,
    devPages: set.DEV_PAGES,
    trustProxy: set.TRUST_PROXY || false,
    metricsKey: set.METRICS_KEY,
    logLevel: set.LOG_LEVEL,
    publicUrl: set.PUBLIC_URL || null,
    corsOrigins: set.CORS_ORIGINS,
    appleApps: set.APPLE_APPS,
    androidApps: set.ANDROID_APPS,
    searchEngines: set.SEARCH_ENGINES,
    serviceWorker: set.SERVICE_WORKER,
    stopDelayMs: set.STOP_DELAY_MS,
  }
}

/**
 * All limits of request bodies, in bytes. Each stands in a table of docs/ with its reason:
 * `scripts/limit-tables.test.ts` compares them.
 */
export const limits = {
  body: 1024 * 1024,
  /** Form with a file: above the store's own limit, so that the store's message is shown. */
  upload: 12 * 1024 * 1024,
}
