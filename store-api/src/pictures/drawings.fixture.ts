/** A drawing module (`DRAWINGS`) for tests: a square of a colour; throws where there is none. */
export function draw({ art }: { art: { color?: string } }): string {
  if (art.color === 'none') throw new Error('no such colour')
  const size = 'viewBox="0 0 800 1000" width="800" height="1000"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect x="100" y="100" width="600" height="800" fill="${art.color ?? '#c8102e'}"/></svg>`
}
