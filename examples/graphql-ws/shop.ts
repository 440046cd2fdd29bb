// graphql-ws: every operation over a WebSocket, which opens with the tokens of that moment and closes after its last
// operation.
import { print } from 'graphql'
import { createClient } from 'graphql-ws'
import * as operations from '#examples/__generated__/operations.ts'
import { clientByRequest, onlyResult, type Send, statusesUntil } from '#examples/journey/by-request.ts'
import { type ShopClient, Tokens } from '#examples/journey/shop-client.ts'

export function openGraphqlWs(url: string): ShopClient {
  const tokens = new Tokens()
  const client = createClient({ url: url.replace('http', 'ws'), connectionParams: () => tokens.headers() })
  const send: Send = (document, variables) =>
    onlyResult(client.iterate({ query: print(document), variables: variables as never }) as never)
  return clientByRequest(send, tokens, (id, until) =>
    statusesUntil(
      client.iterate<operations.FollowOrderSubscription>({
        query: print(operations.FollowOrderDocument),
        variables: { id },
      }),
      until,
    ),
  )
}
