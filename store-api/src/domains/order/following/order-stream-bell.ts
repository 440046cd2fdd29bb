/** Wakes who waits for something to happen. What happens while nobody waits is told by the next wait. */
export function newBell() {
  let rung = false
  let wake = () => undefined as void
  return {
    ring(): void {
      rung = true
      wake()
    },
    /** Whether it rang, within `ms` milliseconds or since the last wait. */
    async wait(ms: number): Promise<boolean> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      const was = rung
      rung = false
      return was
    },
  }
}
