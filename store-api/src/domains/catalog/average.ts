/** Returns the average of the stars with one decimal; 0 without reviews. */
export function averageOf(sum: number, count: number): number {
  return count > 0 ? Math.round((sum * 10) / count) / 10 : 0
}
