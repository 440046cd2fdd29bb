import type { ApolloClient } from '@apollo/client'
import { faultError } from './fault.ts'

type Work = (client: ApolloClient) => void

let here: ApolloClient | undefined
const waiting = new Set<Work>()

/**
 * Apollo's client in the browser. Its code is not among what a page needs to be shown, and many visitors only look: it comes with the
 * first that asks. When it cannot be fetched that is a fault like any other without a network.
 */
export async function neededClient(): Promise<ApolloClient> {
  if (here) return here
  const brought = await import('./client.ts').catch(() => undefined)
  if (!brought) throw faultError({ code: 'UPSTREAM_UNAVAILABLE' })
  return brought.apolloClient()
}

/** The client, once somebody needed it. */
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

/** A press or a key is the first that can ask for something. */
export function needWhenUsed(): void {
  const need = () => void neededClient().catch(() => undefined)
  for (const sign of ['pointerdown', 'keydown', 'click']) addEventListener(sign, need, { capture: true, once: true })
}
