import { type ServiceOptions, startService, type Service } from '../processes/service.ts'
import { messageOf } from '../terminal.ts'

export type Restarting = {
  /**
   * Stops the server if it runs and starts it anew. Never throws: a server that does not start waits for the next
   * change.
   */
  restart: () => Promise<void>
  /** Ends the server for good. */
  stop: () => Promise<void>
}

/** Returns a server that `restart` starts anew. `print` receives status lines. */
export function restarting(options: ServiceOptions, print: (line: string) => void): Restarting {
  let current: Service | undefined
  let starting = new AbortController()
  let isOver = false
  let work = Promise.resolve()
  const inTurn = (step: () => Promise<void>) => (work = work.then(step))

  const end = async () => {
    const ending = current
    current = undefined
    await ending?.stop()
  }
  const start = async () => {
    if (isOver) return
    const began = performance.now()
    const { signal } = (starting = new AbortController())
    try {
      const service = await startService({ ...options, signal })
      current = service
      print(`ready in ${Math.round(performance.now() - began)} ms`)
      void service.ended.then(
        (how) => current === service && !signal.aborted && print(`ended (${how}); the next change starts it`),
      )
    } catch (error) {
      if (!signal.aborted) print(`${messageOf(error)}; the next change starts it`)
    }
  }
  return {
    restart: () => {
      starting.abort()
      return inTurn(async () => (await end(), await start()))
    },
    stop: () => {
      isOver = true
      starting.abort()
      return inTurn(end)
    },
  }
}
