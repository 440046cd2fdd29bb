/**
 * Limits concurrent long-lived connections: `all` together, and `each` for every key. `take` returns the function that
 * releases the slot, or undefined, and takes nothing, when none is free. A second call of the release function does
 * nothing.
 */
export function connectionSlots({ all, each }: { all: number; each: number }) {
  const taken = new Map<string, number>()
  let sum = 0
  return {
    take(key: string): (() => void) | undefined {
      const count = taken.get(key) ?? 0
      if (sum >= all || count >= each) return undefined
      sum += 1
      taken.set(key, count + 1)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        sum -= 1
        const left = (taken.get(key) ?? 1) - 1
        if (left > 0) taken.set(key, left)
        else taken.delete(key)
      }
    },
  }
}
