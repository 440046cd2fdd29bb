import type { ApolloClient } from '@apollo/client'

type Work = (client: ApolloClient) => void

let here: ApolloClient | undefined
const waiting = new Set<Work>()

/** The client, once somebody needed it (`neededClient`). */
export function clientHere(): ApolloClient | undefined {
  return here
}

/** From now on this is the client. What waited for one is done first, in its order: it is older than whatever comes. */
export function giveClient(client: ApolloClient): void {
  here = client
  const works = [...waiting]
  waiting.clear()
  for (const work of works) work(client)
}

/** Does something with the client, at once when it is here, else as soon as it is. Gives the way to forget it. */
export function whenNeeded(work: Work): () => void {
  if (here) work(here)
  else waiting.add(work)
  return () => void waiting.delete(work)
}
