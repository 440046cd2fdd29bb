import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'

let token = ''
const tokens = new SetContextLink(({ headers }) => ({
  headers: { ...headers, ...(token && { 'x-cart-token': token }) },
}))
const http = new HttpLink({ uri: 'http://localhost:4000/graphql' })
const client = new ApolloClient({ link: ApolloLink.from([tokens, http]), cache: new InMemoryCache() })

const LIST = gql`
  query {
    products(first: 1, filter: { inStock: true }) {
      nodes {
        id
        name
        sizes {
          inStock
          variant {
            id
          }
        }
      }
    }
  }
`
const ADD = gql`
  mutation ($variantId: ID!) {
    cartLinesAdd(input: { lines: [{ variantId: $variantId }] }) {
      cart {
        id
        token
        quantity
      }
      userErrors {
        message
      }
    }
  }
`
const CART = gql`
  query {
    cart {
      id
      quantity
      total {
        formatted
      }
    }
  }
`
type List = { products: { nodes: { name: string; sizes: { inStock: boolean; variant: { id: string } }[] }[] } }

const list = await client.query<List>({ query: LIST })
const [product] = list.data?.products.nodes ?? []
const variables = { variantId: product?.sizes.find(({ inStock }) => inStock)?.variant.id }
const added = await client.mutate<{ cartLinesAdd: { cart: { token: string } } }>({ mutation: ADD, variables })
token = added.data?.cartLinesAdd.cart.token ?? ''
const cart = await client.query<{ cart: { quantity: number; total: { formatted: string } } }>({ query: CART })
console.log(product?.name, cart.data?.cart.quantity, cart.data?.cart.total.formatted)
