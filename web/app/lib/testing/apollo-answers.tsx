import type { ReactElement } from 'react'
import { type ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import type { Path } from '#app/lib/apollo/answer.ts'
import { ShopCache } from '#app/lib/apollo/browser-cache.ts'
import { setApolloClient, shopClient } from '#app/lib/apollo/client.ts'

type Answer = ApolloLink.Result | Error

/** For tests: a client whose operations stay pending, in order, until the test responds. */
export function clientWithAnswers() {
  const waiting: ((answer: Answer) => void)[] = []
  const asked: ApolloLink.Operation[] = []
  const link = new ApolloLink((operation) => {
    asked.push(operation)
    return new Observable((observer) => {
      waiting.push((answer) => {
        if (answer instanceof Error) return observer.error(answer)
        observer.next(answer)
        observer.complete()
      })
    })
  })
  const client = shopClient(link)
  /** Responds to the operation at index `place`, from 0. */
  const answer = (place: number, given: Answer) => waiting[place]?.(given)
  return { client, asked, answer }
}

/** For tests: provides this client to an element and sets it as the global client. */
export function withClient(client: ApolloClient, element: ReactElement): ReactElement {
  setApolloClient(client)
  return <ApolloProvider client={client}>{element}</ApolloProvider>
}

type Loaded = { variables?: object; failed?: readonly Path[] }

/** For tests: passes document responses to a client, the data of each query by name. */
export function addLoaded(
  { cache }: ApolloClient,
  loaded: Record<string, object>,
  { variables = {}, failed = [] }: Loaded = {},
): void {
  if (!(cache instanceof ShopCache)) throw new Error('The client of another cache')
  cache.addDocumentAnswers(Object.entries(loaded).map(([name, data]) => ({ name, variables, data, failed })))
}
