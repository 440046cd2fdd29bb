import { DARK, LIGHT, tone } from '#demo/art/kit/color.ts'
import { group, path, seam } from '#demo/art/kit/markup.ts'
import { box, curve, flip, line } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { round, sheet } from '#demo/art/kit/sheet.ts'
import { sleeveCreases, torsoFolds } from './folds.ts'
import { SLEEVE, TORSO } from './silhouette.ts'
import type { Tone } from '#demo/art/kit/color.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Point } from '#demo/art/kit/outline.ts'
import type { Pen } from '#demo/art/kit/pen.ts'
import type { Print } from './print.ts'
import type { Fit, Sleeve } from './silhouette.ts'

type Shell = {
  fit?: Fit
  sleeve: Sleeve
  fill: string
  print: Print
  texture: string
  /** the neckline from left to right, which closes the outline of the torso */
  neck: readonly Point[]
}

/** Shading across an arm, rotated with it. */
function armShade(pen: Pen, sleeve: Sleeve, side: number, { shade, light }: Tone): string {
  const short = sleeve === 'short'
  const tilt = short ? 0.42 : 0.16
  const reach = short ? 74 : 56
  const [x, y] = [side > 0 ? 668 : 132, short ? 350 : 500]
  const [dx, dy] = [Math.cos(tilt) * reach, -Math.sin(tilt) * side * reach]
  return pen.linear(x - dx, y - dy, x + dx, y + dy, [
    [0, DARK, (side > 0 ? 0.5 : 0.26) * shade],
    [0.28, DARK, 0.06 * shade],
    [0.45, LIGHT, 0.13 * light],
    [0.7, DARK, 0.05 * shade],
    [1, DARK, (side > 0 ? 0.36 : 0.5) * shade],
  ])
}

function arms(pen: Pen, { sleeve, fill, print, texture }: Shell, t: Tone): Markup {
  const right = curve(SLEEVE[sleeve])
  const left = curve(flip(SLEEVE[sleeve]))
  const turn = sleeve === 'short' ? -22 : -6
  const arm = (d: string, side: number, art: string) => {
    const frame = `translate(${400 + side * 250} 250) rotate(${side * turn})${side < 0 ? ' scale(-1 1)' : ''}`
    const shade = path(box(20, 180, 760, 640), armShade(pen, sleeve, side, t))
    return sheet(pen, d, fill, { t, art: group({ transform: frame }, art), texture, shade })
  }
  return [
    arm(left, -1, print.leftArm ?? print.arm),
    arm(right, 1, print.rightArm ?? print.arm),
    group({ clipPath: pen.clip(pen.shape(left), pen.shape(right)) }, sleeveCreases(pen, sleeve, t)),
  ]
}

/** Draws sleeves, torso and folds in paint order. Returns the outline of the torso for clipping too. */
export function shell(pen: Pen, look: Shell): { layers: Markup; torso: string } {
  const fit = look.fit ?? 'regular'
  const loose = fit === 'loose'
  const t = tone(look.fill)
  const half = TORSO[fit]
  const torso = curve([...half, ...flip(half).slice(1), ...look.neck])
  const shade = [
    round(pen, 186, 614, t, 0.8),
    path(box(100, 100, 600, 820), pen.linear(0, 140, 0, 900, ramp('0:+.1k .3:+0 .62:-.02 1:-.22k', t))),
    pen.spot(330, 320, 150, 170, LIGHT, 0.12 * t.light, 12),
    pen.spot(250, 800, 60, 190, DARK, 0.12 * t.shade, 8),
    pen.spot(548, 790, 60, 190, DARK, 0.12 * t.shade, -8),
  ]
  const folds = torsoFolds(pen, loose ? 836 : 901, loose)
  const armhole = half.slice(2, 5).map(([x, y]): Point => [x, y])
  const layers = [
    arms(pen, look, t),
    sheet(pen, torso, look.fill, { t, art: look.print.body, texture: look.texture, shade }),
    group(
      { clipPath: pen.clip(pen.shape(torso)) },
      folds.draw(pen, t, loose ? 9 : 8, [180, 200, 440, loose ? 650 : 705]),
    ),
    seam(line(armhole), 0.3),
    seam(line(flip(armhole)), 0.3),
  ]
  return { layers, torso }
}
