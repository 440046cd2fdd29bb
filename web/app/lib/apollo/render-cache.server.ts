import { ApolloCache, ApolloClient, ApolloLink } from '@apollo/client'
import { type Answer, answerKey } from './document-answers.ts'

type Read = Parameters<ApolloCache['diff']>[0]

/** A client for one server rendering: it reads the results of the loaders and sends no requests. */
export function serverClient(answers: readonly Answer[]): ApolloClient {
  return new ApolloClient({ cache: new AnswerCache(answers), link: ApolloLink.empty(), ssrMode: true })
}

/**
 * Caches whole responses by operation and variables. Nothing changes within one rendering, so nothing is normalised:
 * pages would take 1.4 to 1.9 times the processor (docs/decisions/015).
 */
class AnswerCache extends ApolloCache {
  readonly #answers: ReadonlyMap<string, Answer>

  constructor(answers: readonly Answer[]) {
    super()
    this.#answers = new Map(answers.map((answer) => [answerKey(answer.name, answer.variables), answer]))
  }

  override diff({ query, variables }: Read): never {
    const answer = this.#answers.get(answerKey(query, variables))
    const complete = answer?.failed.length === 0
    return { complete, result: answer?.data ?? null, dataState: complete ? 'complete' : 'partial' } as never
  }

  override read = () => null
  override write = () => undefined
  override watch = () => () => undefined
  override reset = async () => undefined
  override evict = () => false
  override restore = () => this
  override extract = () => ({})
  override removeOptimistic = () => undefined
  override fragmentMatches = () => true
  override performTransaction = () => undefined
}
