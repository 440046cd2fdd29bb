/** A gap in the loop that is longer than this was the machine's, in ms: one turn takes a microsecond. */
const GAP = 3

/**
 * The share of time (0 to 1) that this machine takes away from a loop that does nothing else, in pauses that a page would feel. Where
 * it is more than a few hundredths, what is measured by the clock tells of the machine's neighbours rather than of a page.
 */
export function stalls(milliseconds: number): number {
  const began = performance.now()
  let [last, lost] = [began, 0]
  while (last - began < milliseconds) {
    const now = performance.now()
    if (now - last > GAP) lost += now - last
    last = now
  }
  return lost / (last - began)
}
