import { storeApiUrl } from './addresses.ts'
import { numberOf } from './ids.ts'

/** Returns the available units of a variant from the store API. */
export async function unitsLeft(variantId: string): Promise<number> {
  const response = await fetch(`${storeApiUrl()}/availability?variantIds=${numberOf(variantId)}`)
  const { data } = (await response.json()) as { data: { total: number }[] }
  const [variant] = data
  if (!variant) throw new Error(`The store API knows no variant ${variantId}`)
  return variant.total
}
