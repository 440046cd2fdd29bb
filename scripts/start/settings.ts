import { demoMedia } from '../../demo/shop.ts'
import { type LocalShopSettings, readLocalShopSettings, readPort, readUrl } from '../../store-api/src/local-shop/settings.ts'

export type Settings = LocalShopSettings & {
  ports: { web: number; bff: number; storeApi: number }
  /** Address of the shop for browsers. */
  publicUrl: string
  /** Whether the pages for developers show the messages to customers: our own store API without WhatsApp cannot send them. */
  devPages: boolean
  /** Settings of the store API that show the pictures and films of the demo shop; an operator's own settings win. */
  media: Record<string, string>
}

/** Reads the settings of `npm start` from environment variables. Throws an Error of one line. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const [web, bff] = [readPort(env, 'PORT', 3000), readPort(env, 'BFF_PORT', 4000)]
  const shop = readLocalShopSettings(env)
  const { storeApiUrl, storeApiPort } = shop
  const used = storeApiUrl ? [web, bff] : [web, bff, storeApiPort]
  if (new Set(used).size < used.length) throw new Error(`PORT, BFF_PORT and STORE_API_PORT must differ; they are ${used.join(', ')}.`)
  const publicUrl = readUrl(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${web}`
  const devPages = !storeApiUrl && !env.WHATSAPP_TOKEN && !shop.production
  const media: Settings['media'] = shop.demo ? { DRAWINGS: env.DRAWINGS || demoMedia.DRAWINGS, VIDEOS: env.VIDEOS || demoMedia.VIDEOS } : {}
  return { ...shop, ports: { web, bff, storeApi: storeApiPort }, publicUrl, devPages, media }
}
