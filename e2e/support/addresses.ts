/** Where the shop under test is; set by the global setup. */
export const shopUrl = () => needed('SHOP_URL')
export const storeApiUrl = () => needed('STORE_API_URL')
/** Opens the internal calls of the store API. */
export const serviceKey = () => needed('SERVICE_KEY')

function needed(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set`)
}
