import { group } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { HIGH, WIDE, oval, poly, rect, type Stage } from './stage.ts'

/** Mown grass below the horizon; its stripes have their vanishing point at `x`. */
export function grass({ light }: Stage, top: number, x = WIDE / 2, stripes = 11): string {
  const near = WIDE * 2.6
  const far = WIDE * 1.15
  const edge = (width: number, i: number) => Math.round(x - width / 2 + (width * i) / stripes)
  const stripe = (i: number) => {
    if (i % 2 === 0) return ''
    const points = `${edge(far, i)},${top} ${edge(far, i + 1)},${top} ${edge(near, i + 1)},${HIGH} ${edge(near, i)},${HIGH}`
    return poly(points, light.mown)
  }
  return rect(0, top, WIDE, HIGH - top, light.turf) + repeat(stripes, stripe)
}

/** A stand from the pitch: rows of seats with spectators. */
export function crowd({ light, rand, night }: Stage, top: number, bottom: number): string {
  const rows = 7
  const high = (bottom - top) / rows
  const colors = night
    ? [light.mid, light.paper, light.disc, light.chalk]
    : [light.ground, light.shade, light.chalk, light.disc]
  const head = (y: number, i: number) => {
    const dice = rand()
    const color = colors[dice < 0.62 ? 0 : dice < 0.86 ? 1 : dice < 0.95 ? 2 : 3] ?? light.mid
    return `<circle cx="${Math.round(i * 17 + rand() * 8)}" cy="${Math.round(y)}" r="6.4" fill="${color}"/>`
  }
  const row = (i: number) => {
    const y = top + i * high
    return (
      rect(0, y + high * 0.55, WIDE, high * 0.45, i % 2 ? light.far : light.shade) +
      repeat(72, (k) => head(y + high * 0.5, k))
    )
  }
  return rect(0, top, WIDE, bottom - top, light.shade) + repeat(rows, row)
}

/** The four faint shadows of a ball under four floodlights. */
export const fourShadows = (x: number, y: number, size: number, color: string): string =>
  [
    [-1, -12],
    [1, 12],
    [-1, 13],
    [1, -13],
  ]
    .map(([side = 1, turn = 0]) =>
      group(
        { transform: `rotate(${turn} ${x} ${y})` },
        oval(x + side * size, y, size * 0.95, size * 0.15, color, 0.32),
      ),
    )
    .join('')
