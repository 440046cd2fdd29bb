type Entry = { __typename?: string; name?: unknown }

/**
 * The name of the product that a change of the cart is about, as far as Apollo's cache knows it: by the variant that is put in, or by
 * the line. Empty when nothing is known.
 */
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
