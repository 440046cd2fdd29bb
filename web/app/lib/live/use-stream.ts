import { startTransition, useEffect, useRef, useState } from 'react'
import type { Stream } from './stream.ts'

/** How long a page may be hidden before its stream is given up (ms): a browser has few connections to a site. */
const HIDDEN = 60_000

/**
 * Follows a subscription while `on`, by code that is fetched for it, and says whether it is there: as long as it is not, what
 * happens must be asked for. A page that was hidden for long takes it up again when somebody returns.
 */
export function useStream<Data>(on: boolean, stream: Omit<Stream<Data>, 'live'>): boolean {
  const [live, setLive] = useState(false)
  const newest = useRef(stream)
  useEffect(() => void (newest.current = stream))
  const { query } = stream
  useEffect(() => {
    if (!on) return
    // What the server wrote may still wait for its code: an urgent change would take it off the screen.
    const tell = (is: boolean) => startTransition(() => setLive(is))
    let stop: (() => void) | undefined
    let hidden: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      stop?.()
      stop = undefined
      tell(false)
    }
    const start = () => {
      stop ??= begin({
        query,
        variables: () => newest.current.variables(),
        next: (data: Data) => newest.current.next(data),
        live: tell,
      })
    }
    const looked = () => {
      clearTimeout(hidden)
      if (document.hidden) hidden = setTimeout(end, HIDDEN)
      else start()
    }
    looked()
    document.addEventListener('visibilitychange', looked)
    return () => {
      document.removeEventListener('visibilitychange', looked)
      clearTimeout(hidden)
      end()
    }
  }, [on, query])
  return on && live
}

/** Starts as soon as the code is there. Without it (an old page, no network) nothing is followed. */
function begin<Data>(stream: Stream<Data>): () => void {
  let stopped = false
  let stop = () => {
    stopped = true
  }
  import('./stream.ts').then(
    ({ follow }) => {
      if (!stopped) stop = follow(stream)
    },
    () => undefined,
  )
  return () => stop()
}
