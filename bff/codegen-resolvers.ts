import { readFileSync } from 'node:fs'
import { enumValues, sdl } from './src/graphql/sdl.ts'

const rest = './rest.ts'
const location = '../domains/location/location-models.ts'
const articles = '../domains/content/articles-models.ts'
const catalog = '../domains/catalog/catalog-models.ts'
const cart = '../domains/cart/cart-models.ts'
const tracking = '../domains/order/order-tracking-models.ts'
const wishlist = '../domains/wishlist/wishlist-models.ts'

/** The list of the store API behind each connection type. */
const lists = {
  BlogPost: '/blogs',
  News: '/news',
  Order: '/orders',
  Photo: '/photos',
  Product: '/products',
  Ticket: '/tickets',
  Video: '/videos',
}

/** Mutations whose payload is the changed order. */
const orderChanges = [
  'OrderConfirm',
  'OrderCodeSmsSend',
  'OrderCallRequest',
  'OrderCancel',
  'OrderEditBegin',
  'OrderEditSave',
  'OrderEditDiscard',
  'OrderDeliveryTimeSet',
  'OrderReturnRequest',
  'OrderReturnWithdraw',
]

/** GraphQL types whose parent has another shape than the REST type of the same name. */
const ownMappers = {
  BlogPost: `${articles}#BlogPost`,
  City: `${location}#CityRef`,
  DeliveryAddress: `${rest}#CartAddress`,
  CartChange: `${cart}#CartChange`,
  CartLinePart: `${cart}#CartLinePart`,
  Money: 'number',
  Node: '{ __typename: string }',
  NewsItem: `${articles}#NewsItem`,
  Brand: `${catalog}#Brand`,
  Category: `${catalog}#Category`,
  Club: `${catalog}#Club`,
  GalleryImage: `${catalog}#GalleryImage`,
  Product: `${catalog}#Product`,
  ProductColor: `${catalog}#ProductColor`,
  ProductSize: `${catalog}#ProductSize`,
  Region: `${location}#RegionRef`,
  State: `${location}#StateRef`,
  ...Object.fromEntries(orderChanges.map((name) => [`${name}Payload`, '../domains/order/order-change.ts#OrderChange'])),
  OrderExchangePayload: '../domains/order/order-change.ts#OrderExchanged',
  OrderMoved: `${tracking}#OrderMove`,
  OrderLink: '../domains/order/order-models.ts#OrderLink',
  OrderReturnLine: '../domains/order/order-models.ts#OrderReturnLine',
  ReviewConnection: `import('../graphql/connection.ts').Page<import('../domains/feedback/reviews-models.ts').ReviewList>`,
  WishlistConnection: `${wishlist}#WishlistPage`,
  WishlistEdge: `${wishlist}#WishlistEdge`,
  WishlistAddPayload: `${wishlist}#WishlistChange`,
  WishlistRemovePayload: `${wishlist}#WishlistChange`,
}

/**
 * Resolver types for the bff: a parent *is* the REST model, by its name, so a field with an equal name needs no code.
 */
export const resolverTypes = {
  plugins: ['typescript', 'typescript-resolvers'],
  config: {
    scalars: { Upload: '../graphql/scalars.ts#UploadedFile' },
    defaultScalarType: 'string',
    useTypeImports: true,
    enumsAsTypes: true,
    enumValues,
    contextType: '../graphql/context.ts#GraphContext',
    mappers: { ...restMappers(), ...enumMappers(), ...connectionMappers(), ...ownMappers },
    mapperTypeSuffix: 'Model',
    optionalResolveType: true,
    maybeValue: 'T | null',
  },
}

function restMappers(): Record<string, string> {
  const { components } = JSON.parse(readFileSync('store-api/openapi.json', 'utf8')) as {
    components: { schemas: object }
  }
  const types = new Set([...sdl.join('\n').matchAll(/^type (\w+)/gm)].map((match) => match[1]))
  const equal = Object.keys(components.schemas).filter((name) => types.has(name))
  return Object.fromEntries(equal.map((name) => [name, `${rest}#${name}`]))
}

function connectionMappers(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lists).map(([name, path]) => [
      `${name}Connection`,
      `import('../graphql/connection.ts').Page<import('../rest/operations.ts').AnswerOf<'get', '${path}'>>`,
    ]),
  )
}

/** Without these the plugin types every enum with values of its own as null. */
function enumMappers(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(enumValues).map(([name, values]) => [
      name,
      Object.values(values)
        .map((value) => `'${value}'`)
        .join(' | '),
    ]),
  )
}
