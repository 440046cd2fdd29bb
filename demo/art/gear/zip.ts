import { DARK, LIGHT } from '#demo/art/kit/color.ts'
import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { box } from '#demo/art/kit/outline.ts'

/** A closed zip along a line. */
export const zipLine = (d: string, width = 9): string =>
  group(
    { fill: 'none' },
    stroke(d, DARK, width * 2.6, { strokeOpacity: 0.2 }),
    stroke(d, '#15181f', width),
    stroke(d, '#8b919c', width * 0.5, { strokeDasharray: '2.4 2.2', strokeOpacity: 0.9 }),
    stroke(d, LIGHT, 1.2, { strokeOpacity: 0.2, transform: 'translate(-1 -5)' }),
  )

/** A zip's pull, hanging from x, y. */
export const zipPull = (x: number, y: number, color: string, turn = 0): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    path(box(-8, -7, 16, 18, 5), '#c3c8d0'),
    path(box(-5, 10, 10, 46, 5), DARK, { fillOpacity: 0.3, transform: 'translate(3 4)' }),
    path(box(-5, 10, 10, 46, 5), color),
    path(box(-4, 12, 3, 40, 1), LIGHT, { fillOpacity: 0.35 }),
  )
