/**
 * Bounds how much of a lasting kind goes on at once: `all` together, and `each` for every key. `take` gives how to leave, or
 * undefined when there is no room for one of the keys; nothing is taken then.
 */
export function seats({ all, each }: { all: number; each: number }) {
  const taken = new Map<string, number>()
  let sum = 0

  const add = (keys: string[], step: 1 | -1) => {
    sum += step
    for (const key of keys) {
      const count = (taken.get(key) ?? 0) + step
      if (count > 0) taken.set(key, count)
      else taken.delete(key)
    }
  }

  return {
    take(keys: string[]): (() => void) | undefined {
      if (sum >= all || keys.some((key) => (taken.get(key) ?? 0) >= each)) return undefined
      add(keys, 1)
      let gone = false
      return () => {
        if (!gone) add(keys, -1)
        gone = true
      }
    },
  }
}
