import { cacheExchange, Client, fetchExchange, gql } from '@urql/core'

let token = ''
const client = new Client({
  url: 'http://localhost:4000/graphql',
  exchanges: [cacheExchange, fetchExchange],
  fetchSubscriptions: true,
  fetchOptions: () => ({ headers: { 'accept-language': 'ar', ...(token && { authorization: `Bearer ${token}` }) } }),
})

const LOG_IN = gql<{ accountLogin: { token: string | null; userErrors: { message: string }[] } }>`
  mutation ($email: String!, $password: String!) {
    accountLogin(input: { email: $email, password: $password }) {
      token
      userErrors {
        message
      }
    }
  }
`
const VIEWER = gql<{ viewer: { fullName: string; orders: { totalCount: number } } | null }>`
  query {
    viewer {
      id
      fullName
      orders(first: 5) {
        totalCount
        nodes {
          id
          number
          status
        }
      }
    }
  }
`

const login = await client.mutation(LOG_IN, { email: '01000000001', password: 'modarag2026' }).toPromise()
token = login.data?.accountLogin.token ?? ''
const { data, error } = await client.query(VIEWER, {}).toPromise()
console.log(error ?? [data?.viewer?.fullName, data?.viewer?.orders.totalCount])
