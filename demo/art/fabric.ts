import { DARK, LIGHT, darken, lighten, luminance, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { group, path, seam, stitch, stroke } from '#demo/art/kit/markup.ts'
import { HEIGHT, WIDTH, box, curve, line, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { knit, mesh, twill, weave } from '#demo/art/kit/texture.ts'
import { shirtPrint } from '#demo/art/tops/print.ts'
import { KINDS } from './kinds.ts'
import type { Tone } from '#demo/art/kit/color.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'
import type { Spec } from './art.ts'
import type { Weave } from './kinds.ts'

/** The cloth from so near that its structure is visible; its tiles are not scaled. */
const STRUCTURES: Record<Weave, (pen: Pen) => string> = {
  mesh: (pen) => mesh(pen, 26, 0.3),
  knit: (pen) => knit(pen, 18, 0.2),
  fleece: (pen) => knit(pen, 26, 0.16),
  canvas: (pen) => weave(pen, 16, 0.15),
  twill: (pen) => twill(pen, 15, 0.2),
  wool: (pen) => {
    const loop = (y: number, color: string, opacity: number) => {
      const d = `M2 ${6 + y}Q8 ${8 + y} 17 ${25 + y}Q26 ${8 + y} 32 ${6 + y}`
      return stroke(d, color, 5, { strokeOpacity: opacity, strokeLinecap: 'round' })
    }
    return pen.tile(34, 26, loop(0, DARK, 0.2) + loop(-26, DARK, 0.2) + loop(-4, LIGHT, 0.16) + loop(22, LIGHT, 0.16))
  },
}
const SHEET = box(0, 0, WIDTH, HEIGHT)

function drape(pen: Pen, t: Tone): string {
  const vary = pen.jitter
  const folds = createFolds()
    .add(-80, 330 + vary(30), 880, 120 + vary(40), 60, 46)
    .add(-60, 560 + vary(30), 700 + vary(60), 300 + vary(30), -50, 34)
    .add(60 + vary(30), 1060, 760 + vary(40), 420 + vary(30), 70, 54)
    .add(-80, 860 + vary(30), 420 + vary(40), 620 + vary(30), 40, 30)
  return folds.draw(pen, t, 24, [-60, -60, 920, 1120], '-26 -22')
}

/** A corner turned over: the paler reverse of the cloth, and its sewn hem. */
function turnedCorner(pen: Pen, p: Spec, structure: string): Markup {
  const corner = curve(pts('812,600* 700,664 604,792 560,1012* 812,1012*'))
  const edge = line(pts('812,600 700,664 604,792 560,1012'))
  const reverse = luminance(p.main) < 0.5 ? lighten(p.main, 0.16) : darken(p.main, 0.14)
  const light = pen.linear(600, 740, 800, 960, ramp('0:+.34 .22:+.04 1:-.34'))
  const hem = line(pts('830,640 734,696 648,812 606,1012'))
  return [
    stroke(edge, DARK, 70, { strokeOpacity: 0.14, transform: 'translate(-16 -10)' }),
    stroke(edge, DARK, 30, { strokeOpacity: 0.2, transform: 'translate(-8 -5)' }),
    path(corner, reverse),
    path(corner, structure, { opacity: 0.6 }),
    path(corner, light),
    stroke(edge, p.trim ?? p.second, 16),
    stroke(edge, LIGHT, 2.5, { strokeOpacity: 0.5, transform: 'translate(-5 -4)' }),
    stitch(hem, luminance(reverse) > 0.5 ? DARK : LIGHT, 0.5, '11 7'),
  ]
}

/** The print of a shirt from near; of other products the seam to a second colour. */
function colours(pen: Pen, p: Spec): Markup {
  const print = shirtPrint(pen, p, false).body
  if (print) return group({ transform: 'translate(-560 -700) scale(2.4)' }, print)
  if (p.second === p.main || KINDS[p.kind].patterns.includes('stripes')) return ''
  const edge = 'M-20 372Q220 300 400 190T640 -20'
  const thread = luminance(p.second) > 0.5 ? DARK : LIGHT
  return [
    path(`${edge}H-20Z`, p.second),
    group({ transform: 'translate(4 6)' }, stroke(edge, DARK, 12, { strokeOpacity: 0.22 })),
    seam(edge, 0.5, 3),
    group({ transform: 'translate(-12 -18)' }, stitch(edge, thread, 0.5, '11 7')),
  ]
}

/** Draws the `fabric` view: cloth, print and a folded corner. */
export function fabric(pen: Pen, p: Spec, cloth: Weave): Markup {
  const t = tone(p.main)
  const structure = STRUCTURES[cloth](pen)
  const fall = pen.linear(0, 0, 800, 1000, ramp('0:+.2k .4:+0 .7:-.06k 1:-.3k', t))
  return [
    path(SHEET, p.main),
    colours(pen, p),
    path(SHEET, structure),
    drape(pen, t),
    path(SHEET, fall),
    turnedCorner(pen, p, structure),
  ]
}
