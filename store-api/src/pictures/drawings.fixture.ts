/** The specs drawn so far. */
export const drawn: unknown[] = []

type Square = { color?: string; width?: number; height?: number }

/** A drawing module (`DRAWINGS`) for tests: a square of a colour; throws where there is none. */
export function draw(spec: { art: Square }): string {
  drawn.push(spec)
  const { color = '#c8102e', width = 800, height = 1000 } = spec.art
  if (color === 'none') throw new Error('no such colour')
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect x="100" y="100" width="${width - 200}" height="${height - 200}" fill="${color}"/></svg>`
}
