import { join } from 'node:path'
import { BUILT } from '../../scripts/start/servers.ts'

type Addresses = { web: string; storeApi: string }

/** Addresses of the shop under test. */
export const shopUrl = () => ownShop().web
export const storeApiUrl = () => ownShop().storeApi
/** Key of the internal calls of the store API. */
export const serviceKey = () => needed('SERVICE_KEY')

/** The file of a built server of the shops under test, from the root or a whole path. */
export const built = (server: keyof typeof BUILT) => join(process.env.CHECKOUT ?? '', BUILT[server])

/** Returns the shop of this worker, or the given one. */
function ownShop(): Addresses {
  if (process.env.SHOP_URL) return { web: process.env.SHOP_URL, storeApi: needed('STORE_API_URL') }
  const shops = JSON.parse(needed('SHOPS')) as Addresses[]
  const shop = shops[Number(process.env.TEST_PARALLEL_INDEX)]
  if (shop) return shop
  throw new Error('This worker has no shop')
}

function needed(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set`)
}
