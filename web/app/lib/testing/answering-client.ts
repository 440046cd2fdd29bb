import { ApolloLink, Observable, type OperationVariables } from '@apollo/client'
import { shopClient } from '#app/lib/apollo/client.ts'

type Answers = Record<string, ((variables: OperationVariables) => Promise<object> | object) | undefined>

/**
 * For tests: a client that responds with this data by operation name; other operations stay pending. `asked` lists all
 * operations in order.
 */
export function answeringClient(answers: Answers) {
  const asked: ApolloLink.Operation[] = []
  const link = new ApolloLink((operation) => {
    asked.push(operation)
    const answer = answers[operation.operationName ?? '']
    return new Observable((observer) => {
      if (!answer) return
      void Promise.resolve(answer(operation.variables)).then((data) => {
        observer.next({ data: data as Record<string, unknown> })
        observer.complete()
      })
    })
  })
  const sent = (name: string) =>
    asked.filter(({ operationName }) => operationName === name).map(({ variables }) => variables)
  return { client: shopClient(link), asked, sent }
}
