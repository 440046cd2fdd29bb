import { storeApiUrl } from './addresses.ts'

/** Pieces of a variant that can still be ordered, as the store API says now. */
export async function piecesLeft(variantId: string): Promise<number> {
  const response = await fetch(`${storeApiUrl()}/availability?variantIds=${variantId}`)
  const { data } = (await response.json()) as { data: { total: number }[] }
  const [variant] = data
  if (!variant) throw new Error(`The store API knows no variant ${variantId}`)
  return variant.total
}
