type Entry = { __typename?: string; name?: unknown }

/** Returns the name of the product of a cart mutation from Apollo's cache, by variant or line. Empty when unknown. */
export function nameIn(cache: object, variables: { input?: { variantId?: string; lineId?: string } }): string {
  const { variantId, lineId } = variables.input ?? {}
  const product = variantId ? productWith(cache, variantId) : productOfLine(cache, lineId ?? '')
  return typeof product?.name === 'string' ? product.name : ''
}

function productWith(cache: object, variantId: string): Entry | undefined {
  const sign = new RegExp(`"variantId":"${variantId}"|Variant:${variantId}"`)
  const entries = Object.values(cache) as Entry[]
  return entries.find((entry) => entry.__typename === 'Product' && sign.test(JSON.stringify(entry)))
}

function productOfLine(cache: object, lineId: string): Entry | undefined {
  const { ROOT_QUERY: root } = cache as { ROOT_QUERY?: { cart?: { lines?: { id: string; product?: { __ref?: string } }[] } } }
  const line = root?.cart?.lines?.find(({ id }) => id === lineId)
  return (cache as Record<string, Entry>)[line?.product?.__ref ?? '']
}
