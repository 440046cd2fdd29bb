// @vitest-environment node
import { ApolloLink, gql, Observable } from '@apollo/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WishlistAddDocument, WishlistRemoveDocument } from '#app/domains/wishlist/__generated__/wishlist.ts'
import { userError } from '#app/lib/testing/user-error.ts'
import { shopClient } from './client.ts'
import { faultError } from './fault.ts'

const Cart = gql`
  query Cart {
    cart {
      __typename
      id
      revision
      quantity
    }
  }
`
const Viewer = gql`
  query Viewer {
    viewer {
      __typename
      id
      wishlistProducts {
        __typename
        id
      }
    }
  }
`
const Add = gql`
  mutation Add($quantity: Int!) {
    cartLinesAdd(quantity: $quantity) {
      __typename
      cart {
        __typename
        id
        revision
        quantity
      }
      userErrors {
        __typename
        code
        path
        message
      }
    }
  }
`

type Wished = { __typename: 'Product'; id: string }
const product = (id: string): Wished => ({ __typename: 'Product', id })

/** What becomes of a mutation: `lost` is done without an answer, `unreached` neither. */
const fates = ['done', 'refused', 'lost', 'unreached', 'failed'] as const
const step = fc.record({
  of: fc.constantFrom('cart', '1', '2', '3'),
  fate: fc.constantFrom(...fates),
  answered: fc.nat(5),
})

// It waits for timers, which a busy machine delays.
test(
  'after lost, refused and reordered responses the page finally shows the state of the shop',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const shop = modelShop()
        const client = shopClient(shop.link)
        client.writeQuery({ query: Cart, data: { cart: shop.cart() } })
        client.writeQuery({ query: Viewer, data: { viewer: shop.customer() } })
        // The page shows both.
        for (const query of [Cart, Viewer]) client.watchQuery({ query }).subscribe({})
        const sent = steps.map(({ of, fate, answered }) => {
          const context = { fate, answered, ...(of === 'cart' ? {} : { queue: 'wishlist' }) }
          if (of === 'cart') {
            const cart = (client.readQuery({ query: Cart }, true) as { cart: { quantity: number } }).cart
            const optimisticResponse = {
              cartLinesAdd: {
                __typename: 'CartLinesAddPayload',
                cart: { ...cart, quantity: cart.quantity + 1 },
                userErrors: [],
              },
            }
            return client.mutate({ mutation: Add, variables: { quantity: 1 }, context, optimisticResponse })
          }
          const { viewer } = client.readQuery({ query: Viewer }, true) as { viewer: { wishlistProducts: Wished[] } }
          const others = viewer.wishlistProducts.filter(({ id }) => id !== of)
          const isWished = others.length < viewer.wishlistProducts.length
          const customer = { ...viewer, wishlistProducts: isWished ? others : [product(of), ...others] }
          const payload = {
            __typename: isWished ? 'WishlistRemovePayload' : 'WishlistAddPayload',
            customer,
            userErrors: [],
          }
          const optimisticResponse = isWished ? { wishlistRemove: payload } : { wishlistAdd: payload }
          return client.mutate({
            mutation: isWished ? WishlistRemoveDocument : WishlistAddDocument,
            variables: { productId: of },
            context,
            optimisticResponse: optimisticResponse as never,
          })
        })
        await Promise.all(sent)
        await shop.quiet()
        expect(client.readQuery({ query: Cart })).toEqual({ cart: shop.cart() })
        expect(client.readQuery({ query: Viewer })).toEqual({ viewer: shop.customer() })
        client.stop()
      }),
      { numRuns: 60 },
    )
  },
)

/**
 * A shop with one cart and one customer; operations reach it in their order, and their answers leave it after
 * `answered` turns.
 */
function modelShop() {
  // As a real cart: 0 is that of a visitor without one.
  let revision = 1
  let quantity = 0
  let wished: string[] = []
  let open = 0
  const cart = () => ({ __typename: 'Cart', id: 'c1', revision, quantity })
  const customer = () => ({ __typename: 'Customer', id: '7', wishlistProducts: wished.map(product) })

  function change(name: string | undefined, { productId }: { productId?: string }) {
    if (name === 'Add') [revision, quantity] = [revision + 1, quantity + 1]
    else if (productId)
      wished = [...(name === 'WishlistAdd' ? [productId] : []), ...wished.filter((id) => id !== productId)]
  }
  function payload(name: string | undefined, isRefused: boolean) {
    const userErrors = isRefused ? [userError({ code: 'LIMIT_REACHED', max: 1 })] : []
    if (name === 'Add') return { cartLinesAdd: { __typename: 'CartLinesAddPayload', cart: cart(), userErrors } }
    return {
      [name === 'WishlistAdd' ? 'wishlistAdd' : 'wishlistRemove']: {
        __typename: `${name}Payload`,
        customer: customer(),
        userErrors,
      },
    }
  }
  const link = new ApolloLink(
    ({ operationName, variables, query, getContext }) =>
      new Observable((observer) => {
        const { fate = 'done', answered = 0 } = getContext() as { fate?: (typeof fates)[number]; answered?: number }
        const isQuery = query.definitions.some((node) => 'operation' in node && node.operation === 'query')
        if (!isQuery && (fate === 'done' || fate === 'lost')) change(operationName, variables)
        const data = isQuery
          ? JSON.stringify(query).includes('"cart"')
            ? { cart: cart() }
            : { viewer: customer() }
          : payload(operationName, fate === 'refused')
        open += 1
        void turns(answered).then(() => {
          open -= 1
          if (fate === 'lost' || fate === 'unreached')
            return observer.error(faultError({ code: 'UPSTREAM_UNAVAILABLE' }))
          const errors = [{ message: 'late', extensions: { code: 'UPSTREAM_TIMEOUT' } }]
          observer.next((fate === 'failed' ? { data: null, errors } : { data }) as ApolloLink.Result)
          observer.complete()
        })
      }),
  )
  /** Waits until nothing is on its way. */
  const quiet = async () => {
    // Longer than what a lost answer sets off: `rereadLink` asks a timer later.
    do await new Promise((resolve) => setTimeout(resolve, 3))
    while (open > 0)
  }
  return { link, cart, customer, quiet }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn <= count; turn++) await new Promise((resolve) => setImmediate(resolve))
}
