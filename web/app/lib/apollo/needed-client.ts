import type { ApolloClient } from '@apollo/client'
import { loadTargetDocument } from '#app/lib/navigation/lost-part.ts'
import { faultError } from './fault.ts'
import { clientHere } from './when-needed.ts'

/**
 * Apollo's client in the browser. Its code is not among what a page needs to be shown, and many visitors only look: it comes with the
 * first that asks. When it cannot be fetched that is a fault like any other without a network.
 */
export async function neededClient(): Promise<ApolloClient> {
  const here = clientHere()
  if (here) return here
  const brought = await import('./client.ts').catch(() => undefined)
  if (!brought && loadTargetDocument()) return new Promise(() => undefined)
  if (!brought) throw faultError({ code: 'UPSTREAM_UNAVAILABLE' })
  return brought.apolloClient()
}

/** A press or a key is the first that can ask for something. */
export function needWhenUsed(): void {
  const need = () => void neededClient().catch(() => undefined)
  for (const sign of ['pointerdown', 'keydown', 'click']) addEventListener(sign, need, { capture: true, once: true })
}
