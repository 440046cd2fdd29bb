import { DARK, LIGHT, luminance } from '#demo/art/kit/color.ts'
import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { r1, random } from '#demo/art/kit/number.ts'
import { ellipse } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { mesh } from '#demo/art/kit/texture.ts'
import { panelsOf } from './football.ts'
import { ballAt, loop, toward } from './sphere.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'
import type { Turn, Vector } from './sphere.ts'

const [CX, CY, R] = [400, 500, 296]
const DISC = ellipse(CX, CY, R)

function ballShade(pen: Pen, cx: number, cy: number, radius: number, depth: number, gloss: number): Markup {
  const disc = ellipse(cx, cy, radius)
  const roundness = pen.radial(
    [
      [0, LIGHT, 0.42 * gloss],
      [0.32, LIGHT, 0.06 * gloss],
      [0.55, DARK, 0.05 * depth],
      [0.8, DARK, 0.3 * depth],
      [0.95, DARK, 0.62 * depth],
      [1, DARK, 0.66 * depth],
    ],
    { cx: 0.36, cy: 0.3, r: 0.78 },
  )
  return [
    path(disc, roundness),
    path(disc, pen.radial(ramp('.84:+0 .96:+.2 1:+.08'), { cx: 0.46, cy: 0.42, r: 0.58 })),
    pen.spot(cx - radius * 0.36, cy - radius * 0.5, radius * 0.3, radius * 0.19, LIGHT, 0.5 * gloss, -32),
    stroke(disc, DARK, 1.2, { strokeOpacity: 0.25 }),
  ]
}

const groove = (d: string, width = 5): string =>
  group(
    { fill: 'none', strokeLinejoin: 'round' },
    group({ transform: 'translate(1.6 2)' }, stroke(d, LIGHT, width * 0.7, { strokeOpacity: 0.45 })),
    stroke(d, DARK, width, { strokeOpacity: 0.5 }),
    stroke(d, DARK, width * 2.4, { strokeOpacity: 0.1 }),
  )

const dots = (pen: Pen, size: number, r: number, opacity: number): string => {
  const dot = (x: number, y: number, radius: number, color: string, alpha: number) =>
    `<circle cx="${x}" cy="${y}" r="${r1(radius)}" fill="${color}" fill-opacity="${alpha}"/>`
  const [a, b] = [r1(size * 0.28), r1(size * 0.78)]
  return pen.tile(
    size,
    size,
    dot(a, a, r, DARK, opacity) + dot(b, b, r, DARK, opacity) + dot(a, b, r * 0.6, LIGHT, opacity),
  )
}

const onGround = (pen: Pen, ...layers: Markup[]): Markup => [
  pen.shadow(400, 812, 270, 30, 0.62),
  group({ clipPath: pen.clip(DISC) }, layers),
]

function football(pen: Pen, p: Spec, turn: Turn): Markup {
  const { dark, bright, seams } = panelsOf(p.pattern, ballAt(CX, CY, R, turn))
  const cover = [path(DISC, p.main), path(dark, p.second), path(bright, p.accent), groove(seams)]
  return onGround(
    pen,
    cover,
    path(DISC, dots(pen, 7, 1.1, 0.08)),
    ballShade(pen, CX, CY, R, luminance(p.main) > 0.8 ? 0.85 : 1, 0.8),
  )
}

function basketball(pen: Pen, p: Spec, [, , az]: Turn, back: boolean): Markup {
  const ball = ballAt(CX, CY, R, back ? [0.9, -0.7, az] : [0.35, 0.5, az])
  const side = (z: number) => loop(60, (a) => [Math.cos(a), 0.55 * Math.sin(a), z * (0.62 + 0.34 * Math.cos(2 * a))])
  const lines = [
    loop(48, (a) => [Math.cos(a), 0, Math.sin(a)]),
    loop(48, (a) => [0, Math.cos(a), Math.sin(a)]),
    side(1),
    side(-1),
  ]
  const d = lines.map(ball.trace).join('')
  const ribsOfRubber =
    stroke(d, LIGHT, 13, { strokeOpacity: 0.16, transform: 'translate(2 3)' }) + stroke(d, p.second, 11)
  return onGround(
    pen,
    path(DISC, p.main),
    path(DISC, dots(pen, 9, 1.7, 0.2)),
    ribsOfRubber,
    ballShade(pen, CX, CY, R, 1, 0.55),
  )
}

const AXES: readonly (readonly [Vector, Vector, Vector])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ],
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
]

/** Six faces of three strips each. */
function volleyball(pen: Pen, p: Spec, [, , az]: Turn, back: boolean): Markup {
  const ball = ballAt(CX, CY, R, back ? [-0.7, 2.2, az] : [0.5, 0.55, az])
  const strips = AXES.flatMap(([normal, along, across]) =>
    [1, -1].flatMap((side) =>
      [0, 1, 2].map((i) => {
        const low = -1 + (i * 2) / 3
        const at = (x: number, y: number) => toward([normal, side], [along, x], [across, y])
        const rim = [-1, -0.5, 0, 0.5, 1]
        const high = low + 2 / 3
        const outer = i === (side > 0 ? 0 : 2)
        return {
          fill: i === 1 ? p.second : outer ? p.accent : p.main,
          d: ball.patch([...rim.map((x) => at(x, low)), ...rim.toReversed().map((x) => at(x, high))], 2),
        }
      }),
    ),
  )
  const painted = strips.map((strip) => path(strip.d, strip.fill))
  const seams = groove(strips.map((strip) => strip.d).join(''))
  return onGround(
    pen,
    path(DISC, p.main),
    painted,
    seams,
    path(DISC, mesh(pen, 8, 0.06)),
    ballShade(pen, CX, CY, R, 0.95, 0.8),
  )
}

/** A felt ball with its seam. */
function feltBall(pen: Pen, p: Spec, x: number, y: number, radius: number, turn: number): Markup {
  const ball = ballAt(x, y, radius, [0.4 + turn, 0.5 + turn * 1.7, turn])
  const d = ball.trace(
    loop(72, (a) => [
      Math.cos(a) + 0.36 * Math.cos(3 * a),
      Math.sin(a) - 0.36 * Math.sin(3 * a),
      1.02 * Math.sin(2 * a),
    ]),
  )
  const disc = ellipse(x, y, radius)
  const hairs = (d: string, color: string, opacity: number) =>
    `<path d="${d}" stroke="${color}" stroke-opacity="${opacity}"/>`
  const felt = pen.tile(
    11,
    11,
    hairs('M1 2l3 1M6 1l2 3M9 6l2-1M2 7l2 3M6 8l3 2M4 5l2-1', LIGHT, 0.3) +
      hairs('M3 4l2 2M8 2l2 1M1 9l2-1M7 6l1 2', DARK, 0.16),
  )
  const cover = [
    path(disc, p.main),
    path(disc, felt),
    stroke(d, '#5c6420', r1(radius * 0.1), { strokeOpacity: 0.25, transform: 'translate(2 3)' }),
    stroke(d, p.second, r1(radius * 0.075)),
    ballShade(pen, x, y, radius, 0.85, 0.4),
  ]
  return [
    pen.shadow(x, y + radius + 6, radius * 0.95, radius * 0.13, 0.55),
    group({ clipPath: pen.clip(disc) }, cover),
    stroke(disc, p.main, 4, { strokeOpacity: 0.35, strokeDasharray: '1.5 2' }),
  ]
}

function feltBalls(pen: Pen, p: Spec, spin: number): Markup {
  if (p.count !== 3) return feltBall(pen, p, 400, 500, 280, 0.15 + spin)
  return [
    feltBall(pen, p, 286, 420, 150, 0.3 + spin),
    feltBall(pen, p, 530, 470, 150, 1.1 + spin),
    feltBall(pen, p, 390, 640, 158, 0.1 + spin),
  ]
}

/** A ball; its back is the same ball turned over. */
export function ball(pen: Pen, p: Spec, view: ArtView): Markup {
  const back = view === 'back'
  const rand = random(`ball${p.seed}`)
  const turn: Turn = [0.35 + rand() * 0.5 + (back ? 2.6 : 0), 0.3 + rand() * 0.7 + (back ? 1.1 : 0), rand() * 0.9 - 0.3]
  if (p.type === 'basketball') return basketball(pen, p, turn, back)
  if (p.type === 'volleyball') return volleyball(pen, p, turn, back)
  if (p.type === 'tennis' || p.type === 'padel') return feltBalls(pen, p, rand() * 0.5 + (back ? 1.4 : 0))
  return football(pen, p, turn)
}
