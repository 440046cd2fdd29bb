/**
 * Returns a value of an earlier answer: `at('get /brands', 0, 'id')` is the id of the first brand, or '' when there is
 * none.
 */
export type At = (key: string, ...path: (string | number)[]) => string

type Values = (at: At) => Record<string, string>

const product = (at: At) => at('get /products', 0, 'id')
const variant = (at: At) => at('get /products/{id}', 'variants', 0, 'id')
const order = (at: At) => at('get /orders', 0, 'id')

/** Parameters of the reads that need more than the id of the first item of a list. */
export const parameters: Record<string, Values> = {
  'get /availability': (at) => ({ variantIds: variant(at) }),
  'get /buy-now': (at) => ({ variantId: variant(at) }),
  'get /buy-now/pickup-branches': (at) => ({ variantId: variant(at) }),
  'get /cities': (at) => ({ state: at('get /states', 0, 'id') }),
  // Requires the token of the order link, which few store APIs return to a customer.
  'get /guest-order/{id}/{item}': (at) => ({
    id: order(at),
    item: at('get /orders/{id}', 'token') && at('get /orders/{id}', 'lines', 0, 'id'),
  }),
  // Requires a client key, which no other call gives.
  'get /client-key': () => ({ 'x-client-key': '' }),
  'get /club-kits': (at) => ({ ids: at('get /clubs', 0, 'id') }),
  'get /orders': () => ({ first: '5' }),
  'get /orders/{id}/events': (at) => ({ id: order(at), after: '0' }),
  'get /pages/{slug}': () => ({ slug: 'about' }),
  'get /product-details': (at) => ({ ids: product(at) }),
  'get /regions': (at) => ({ city: at('get /cities', 0, 'id') }),
  'get /related': (at) => ({ ids: product(at) }),
  'get /reviews': (at) => ({ products: product(at) }),
  'get /search/suggest': (at) => ({ q: at('get /brands', 0, 'name').slice(0, 3) }),
  'get /sitemap/{kind}': (at) => ({ kind: at('get /sitemap', 0, 'kind') }),
  'get /track-order': (at) => ({
    orderNumber: at('get /orders/{id}', 'number'),
    mobile: at('get /orders/{id}', 'contact', 'mobile'),
  }),
  'get /videos/{slug}': (at) => ({ slug: at('get /videos', 0, 'slug') }),
}

/**
 * Writes of `--write` in their order; they leave nothing behind: a guest's cart, a wishlist item that is removed again.
 */
export const writes: Record<string, (at: At) => object | undefined> = {
  'post /cart/add': (at) => ({
    variantId: Number(at('get /products', 0, 'sizes', 0, 'variantId') || variant(at)),
    quantity: 1,
  }),
  'post /cart/update': (at) => ({ lineId: Number(at('post /cart/add', 'lines', 0, 'id')), quantity: 1 }),
  'post /cart/refresh': () => undefined,
  'post /cart/contact': () => ({
    fullName: 'Conformance Test',
    mobile: '01000000000',
    anotherMobile: '01100000000',
    email: null,
  }),
  'post /cart/address': (at) => ({
    stateId: Number(at('get /states', 0, 'id')),
    cityId: Number(at('get /cities', 0, 'id')),
    regionId: Number(at('get /regions', 0, 'id')),
    streetAddress: 'Conformance Street',
    buildingNumber: '1',
    floorNumber: '1',
    apartmentNumber: '1',
    landmark: null,
    notes: null,
  }),
  'post /cart/remove': (at) => ({ lineId: Number(at('post /cart/add', 'lines', 0, 'id')) }),
  'post /cart/clear': () => undefined,
  'post /wishlist/add': (at) => ({ productId: Number(product(at)) }),
  'post /wishlist/remove': (at) => ({ productId: Number(product(at)) }),
}
