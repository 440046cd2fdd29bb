/** How often is asked for a film that is being made, and the time between two questions, milliseconds. */
const TRIES = 12
const PAUSE = 3_000

/** Waits until a film can be had: the shop makes it when it is first asked for. False: it cannot be, or `signal` ended it. */
export async function filmIsReady(url: string, signal: AbortSignal): Promise<boolean> {
  for (let i = 0; i < TRIES && !signal.aborted; i++) {
    const answer = await fetch(url, { method: 'HEAD', signal }).catch(() => null)
    if (answer?.ok) return true
    if (answer && answer.status !== 503) return false
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return false
}
