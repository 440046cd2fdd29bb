import { limits } from '#src/limits.ts'

/** Limits concurrent streams: `take` returns a release function, or undefined when all connection slots are in use. */
export function streamSlots() {
  const taken = new Map<string, number>()
  let sum = 0
  return {
    take(address: string): (() => void) | undefined {
      const count = taken.get(address) ?? 0
      if (sum >= limits.streams || count >= limits.streamsOfNetwork) return undefined
      sum += 1
      taken.set(address, count + 1)
      return () => {
        const left = (taken.get(address) ?? 1) - 1
        sum -= 1
        if (left > 0) taken.set(address, left)
        else taken.delete(address)
      }
    },
  }
}
