// fetch and a bearer token: the endpoint as any HTTP client sees it. Subscriptions are read as server-sent events.
import { print } from 'graphql'
import * as operations from '#examples/__generated__/operations.ts'
import { clientByRequest, type Send, statusesUntil } from '#examples/journey/by-request.ts'
import { type ShopClient, Tokens } from '#examples/journey/shop-client.ts'

export function openFetch(url: string): ShopClient {
  const tokens = new Tokens()
  const post = (query: string, variables: object, headers = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...tokens.headers(), ...headers },
      body: JSON.stringify({ query, variables }),
    })

  const send: Send = async (document, variables) => {
    const { data, errors } = await (await post(print(document), variables)).json()
    if (errors) throw new Error(errors[0].message)
    return data
  }

  async function* events(id: string) {
    const response = await post(print(operations.FollowOrderDocument), { id }, { accept: 'text/event-stream' })
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (text + chunk).split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const [, data] = /^data: (.+)$/m.exec(event) ?? []
        if (data) yield JSON.parse(data) as { data: operations.FollowOrderSubscription }
      }
    }
  }

  return clientByRequest(send, tokens, (id, until) => statusesUntil(events(id), until))
}
