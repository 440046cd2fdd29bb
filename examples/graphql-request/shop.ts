// graphql-request with typed documents of GraphQL Code Generator. It has no subscriptions.
import { GraphQLClient } from 'graphql-request'
import { clientByRequest } from '#examples/journey/by-request.ts'
import { type ShopClient, Tokens } from '#examples/journey/shop-client.ts'

export function openGraphqlRequest(url: string): ShopClient {
  const tokens = new Tokens()
  const client = new GraphQLClient(url, { headers: () => tokens.headers() })
  return clientByRequest((document, variables) => client.request({ document, variables } as never), tokens)
}
