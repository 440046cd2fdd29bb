import { DARK, LIGHT, isHex, tone } from './color.ts'
import { group, path } from './markup.ts'
import { HEIGHT, WIDTH, box } from './outline.ts'
import type { Tone } from './color.ts'
import type { Markup } from './markup.ts'
import type { Pen } from './pen.ts'

/** Direction of the light: x1, y1, x2, y2. */
type Bounds = readonly [number, number, number, number]

/** Soft inner edge: shade all round, and a rim of light that separates dark cloth from a dark background. */
function edge(pen: Pen, ref: string, t: Tone, scale = 1, [x1, y1, x2, y2]: Bounds = [100, 100, 700, 900]): string {
  const light = pen.linear(x1, y1, x2, y2, [
    [0, LIGHT, 0.55 + 0.2 * t.rim],
    [0.4, LIGHT, 0.12 + 0.2 * t.rim],
    [0.75, LIGHT, 0.05 + 0.2 * t.rim],
    [1, LIGHT, 0.3 + 0.2 * t.rim],
  ])
  const widths = pen.plain ? [24] : [30, 15]
  const rolled = widths.map((width) =>
    pen.use(ref, { strokeWidth: width * scale, strokeOpacity: 0.075 * t.shade * (1 - 0.5 * t.rim) }),
  )
  const rim = pen.use(ref, {
    stroke: light,
    strokeWidth: (3.4 + 1.8 * t.rim) * scale,
    strokeOpacity: Math.min(1, (0.5 + 0.4 * t.rim) * t.light),
  })
  const outline = pen.use(
    ref,
    t.rim > 0.5 ? { stroke: '#cfd6e6', strokeWidth: 5, strokeOpacity: 0.62 } : { strokeWidth: 1.2, strokeOpacity: 0.3 },
  )
  return group({ fill: 'none', stroke: DARK }, rolled, rim, outline)
}

type SheetLook = { art?: Markup; shade?: Markup; texture?: string; t?: Tone; scale?: number; bounds?: Bounds }

/** Draws a piece of material: fill, print, texture and shading, clipped to its outline. */
export function sheet(pen: Pen, d: string, fill: string, look: SheetLook = {}): string {
  const ref = pen.shape(d)
  const t = look.t ?? tone(isHex(fill) ? fill : '#888888')
  if (pen.enlarged && look.texture) pen.cloth.push(ref)
  const texture = look.texture && look.texture !== 'none' ? pen.use(ref, { fill: look.texture }) : ''
  const body = [
    pen.use(ref, { fill }),
    look.art ?? '',
    texture,
    look.shade ?? '',
    edge(pen, ref, t, look.scale, look.bounds),
  ]
  return group({ clipPath: pen.clip(ref) }, body)
}

/** Paints an outline several times, for small parts without a clip. `drop` is the distance of its shadow. */
export function coat(pen: Pen, d: string, fills: readonly string[], { drop = 0 } = {}): string {
  const ref = pen.shape(d)
  return group(
    {},
    drop ? pen.use(ref, { fill: DARK, fillOpacity: 0.22, transform: `translate(0 ${drop})` }) : '',
    fills.filter((fill) => fill !== 'none').map((fill) => pen.use(ref, { fill })),
    pen.use(ref, { fill: 'none', stroke: DARK, strokeWidth: 1.1, strokeOpacity: 0.3 }),
  )
}

/** The shading of a cylinder that stands between x1 and x2. */
export function round(pen: Pen, x1: number, x2: number, { shade, light }: Tone, strength = 1): string {
  const dark = shade * strength
  const lit = light * strength
  const fill = pen.linear(x1, 0, x2, 0, [
    [0, DARK, 0.42 * dark],
    [0.1, DARK, 0.22 * dark],
    [0.24, DARK, 0.05 * shade],
    [0.38, LIGHT, 0.1 * lit],
    [0.56, LIGHT, 0.02],
    [0.68, DARK, 0.04 * dark],
    [0.88, DARK, 0.24 * dark],
    [1, DARK, 0.48 * dark],
  ])
  return path(box(0, 0, WIDTH, HEIGHT), fill)
}
