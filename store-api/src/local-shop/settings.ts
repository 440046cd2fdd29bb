import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Env, isProduction, onOff, port, readTable, url } from 'server-kit/settings.ts'
import { storeApiSettings } from '#src/settings.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The settings by which the shop of this machine is found. `npm start` and the commands of the store read the same. */
export type LocalShopSettings = {
  /** Absolute path. */
  dataDir: string
  /** A PostgreSQL of the merchant in place of the embedded one, without its pooler. */
  databaseUrl?: string
  /** A store API of the merchant in place of ours; it needs no database. */
  storeApiUrl?: string
  storeApiPort: number
  production: boolean
  /** Whether an empty database is filled with the demo shop; never in production. */
  demo: boolean
}

/** The settings by which `npm start` and the commands find the shop. */
export const localShopSettings = {
  NODE_ENV: storeApiSettings.NODE_ENV,
  DATA_DIR: storeApiSettings.DATA_DIR,
  DATABASE_URL: storeApiSettings.DATABASE_URL,
  DATABASE_DIRECT_URL: storeApiSettings.DATABASE_DIRECT_URL,
  STORE_API_URL: url(
    'a store API of the merchant in place of ours; it needs no database ([rest-contract.md](rest-contract.md))',
  ),
  STORE_API_PORT: port('port of the store API', 5000, 1),
  DEMO: {
    ...onOff(
      'whether an empty database is filled with the demo shop ([demo/README.md](../demo/README.md))',
      (env) => !isProduction(env),
    ),
    faultOf: (env: Env) =>
      env.DEMO?.trim() === 'on' && isProduction(env)
        ? 'DEMO=on is not allowed with NODE_ENV=production: the demo shop is for trying out.'
        : undefined,
  },
}

/** Reads the settings from environment variables. Throws an Error with one line for each that is wrong. */
export function readLocalShopSettings(env: Env): LocalShopSettings {
  const set = readTable(localShopSettings, env)
  return {
    dataDir: resolve(root, set.DATA_DIR),
    databaseUrl: set.DATABASE_DIRECT_URL || set.DATABASE_URL || undefined,
    storeApiUrl: set.STORE_API_URL || undefined,
    storeApiPort: set.STORE_API_PORT,
    production: isProduction(env),
    demo: set.DEMO,
  }
}
