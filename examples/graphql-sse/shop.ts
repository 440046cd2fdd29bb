// graphql-sse: every operation as server-sent events, with a connection for each or one for all.
import { print } from 'graphql'
import { createClient } from 'graphql-sse'
import * as operations from '#examples/__generated__/operations.ts'
import { clientByRequest, onlyResult, type Send, statusesUntil } from '#examples/journey/by-request.ts'
import { type ShopClient, Tokens } from '#examples/journey/shop-client.ts'

export const openDistinct = (url: string) => open(url, false)
export const openSingle = (url: string) => open(url, true)

function open(url: string, singleConnection: boolean): ShopClient {
  const tokens = new Tokens()
  const client = createClient({ url, singleConnection: singleConnection as true, headers: () => tokens.headers() })
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
