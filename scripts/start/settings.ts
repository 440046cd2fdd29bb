import { demoMedia } from '../../demo/shop.ts'
import { bffSettings } from '../../bff/src/config.ts'
import {
  type Env,
  faultsOf,
  isProduction,
  isSet,
  port,
  readTable,
  type Setting,
} from '../../server-kit/src/settings.ts'
import {
  type LocalShopSettings,
  localShopSettings,
  readLocalShopSettings,
} from '../../store-api/src/local-shop/settings.ts'
import { storeApiSettings } from '../../store-api/src/settings.ts'
import { webSettings } from '../../web/server/settings.ts'

export type Settings = LocalShopSettings & {
  ports: { web: number; bff: number; storeApi: number }
  /** Address of the shop for browsers. */
  publicUrl: string
  /**
   * Whether the pages for developers show the messages to customers: our own store API without WhatsApp cannot send
   * them.
   */
  devPages: boolean
  /** Settings of the store API that show the pictures and films of the demo shop; an operator's own settings win. */
  media: Record<string, string>
  /** How long web and bff still serve after a signal, in milliseconds. */
  stopDelayMs: number
}

/** The settings of `npm start` itself. */
export const startSettings = {
  ...localShopSettings,
  PORT: port(webSettings.PORT.purpose, 3000, 1),
  BFF_PORT: port(bffSettings.BFF_PORT.purpose, 4000, 1),
  PUBLIC_URL: {
    ...webSettings.PUBLIC_URL,
    otherwise: (env: Env) => (isProduction(env) ? '' : `http://localhost:${env.PORT?.trim() || 3000}`),
  },
  STOP_DELAY_MS: webSettings.STOP_DELAY_MS,
}

/** The settings of all servers and of `npm start`, by the name of the program that reads them. */
export const tables = { 'npm start': startSettings, web: webSettings, bff: bffSettings, 'store-api': storeApiSettings }

/**
 * Reads the settings of `npm start` from environment variables. Throws an Error with one line for each that is missing
 * or wrong, for the servers too.
 */
export function readSettings(env: Env): Settings {
  const faults = faultsOfAll(env)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const set = readTable(startSettings, env)
  const shop = readLocalShopSettings(env)
  const { storeApiUrl, storeApiPort } = shop
  const used = storeApiUrl ? [set.PORT, set.BFF_PORT] : [set.PORT, set.BFF_PORT, storeApiPort]
  if (new Set(used).size < used.length)
    throw new Error(`PORT, BFF_PORT and STORE_API_PORT must differ; they are ${used.join(', ')}.`)
  const devPages = !storeApiUrl && !isSet(env, 'WHATSAPP_TOKEN') && !shop.production
  const media: Settings['media'] = shop.demo
    ? { DRAWINGS: env.DRAWINGS || demoMedia.DRAWINGS, VIDEOS: env.VIDEOS || demoMedia.VIDEOS }
    : {}
  return {
    ...shop,
    ports: { web: set.PORT, bff: set.BFF_PORT, storeApi: storeApiPort },
    publicUrl: set.PUBLIC_URL,
    devPages,
    media,
    stopDelayMs: set.STOP_DELAY_MS,
  }
}

/**
 * Returns one line for each setting that `npm start` or one of its servers misses, cannot read, or finds contradicted:
 * of each name the first.
 */
export function faultsOfAll(env: Env): string[] {
  const { 'store-api': storeApi, ...others } = tables
  // With its own database `npm start` makes the secrets itself (`readSecrets`).
  const made = isSet(env, 'DATABASE_URL') ? [] : ['SHOP_SECRET', 'SERVICE_KEY']
  const read = Object.values(isSet(env, 'STORE_API_URL') ? others : { ...others, storeApi })
  const given = Object.fromEntries(Object.entries(env).filter(([name]) => isSet(env, name)))
  const faults = new Map<string, string>()
  for (const [name, setting] of read.flatMap((table) => Object.entries<Setting<unknown>>(table))) {
    const [fault] =
      faults.has(name) || (made.includes(name) && !given[name]) ? [] : faultsOf({ [name]: setting }, given)
    if (fault) faults.set(name, fault)
  }
  return [...faults.values()]
}
