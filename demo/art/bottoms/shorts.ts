import { artwork } from '#demo/art/kit/artwork.ts'
import { LIGHT, darken, ink, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { text } from '#demo/art/kit/letters.ts'
import { group, path, seam, stitch, stroke } from '#demo/art/kit/markup.ts'
import { box, byX, curve, fromMiddle, line, mirrored, pts, SIDES } from '#demo/art/kit/outline.ts'
import { fade } from '#demo/art/kit/ramp.ts'
import { sheet } from '#demo/art/kit/sheet.ts'
import { sportsMesh } from '#demo/art/kit/texture.ts'
import { backPocket, drawcords, legShade, waistband } from './parts.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Folds } from '#demo/art/kit/fold.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

const OUTLINE = mirrored(
  pts('400,226 500,224 566,216* 600,330 636,480 668,690* 590,716 500,726 424,722* 414,610 400,520*'),
)
const WAIST = mirrored(pts('400,226 500,224 566,216* 573,250* 500,262 400,266'))

function creases(pen: Pen): Folds {
  const folds = createFolds()
  const vary = pen.jitter
  for (const side of SIDES) {
    const fold = folds.half(side)
    fold(4, 516, 96 + vary(10), 440, 12, 13)
    fold(4, 520, 120 + vary(12), 520 + vary(16), -14, 13)
    fold(8, 540, 90, 640 + vary(12), -14, 12)
    fold(100 + vary(14), 724, 96, 560 + vary(30), 8, 17)
    fold(180 + vary(14), 714, 160, 500 + vary(40), 8, 17)
    fold(240, 700, 214, 480 + vary(30), -4, 14)
    fold(70, 270, 96 + vary(10), 380, 8, 11)
    fold(130, 270, 150 + vary(10), 400 + vary(20), 8, 12)
    fold(0, 300, 2, 500, 6, 9)
    fold(30, 270, 34, 350, 5, 8)
  }
  return folds
}

function shortsArt(pen: Pen, { pattern, second }: Spec): string {
  return artwork(pattern, {
    sides: () => path('M574 200Q610 440 630 720H700V200ZM226 200Q190 440 170 720H100V200Z', second),
    hem: () => path(curve(pts('100,664* 250,680 400,676 550,680 700,650* 700,760* 100,760*')), second),
    stripe: () => stroke('M560 216Q606 440 632 724M240 216Q194 440 168 724', second, 16),
    gradient: () => path(OUTLINE, pen.linear(0, 420, 0, 720, fade(second, '0:0 1:.95'))),
    halves: () => path(box(400, 100, 400, 700), second),
  })
}

export function shorts(pen: Pen, p: Spec, view: ArtView): Markup {
  const t = tone(p.main)
  const back = view === 'back'
  const shade = [
    SIDES.map((side) => legShade(pen, OUTLINE, side, 260, 0, t)),
    creases(pen).draw(pen, t, 8, [120, 200, 560, 540]),
  ]
  const art = group({ transform: back ? 'matrix(-1 0 0 1 800 0)' : undefined }, shortsArt(pen, p))
  const color = ink(p.main, p.second)
  const front = [
    drawcords(pen, 400, 258, p.cord ?? color, 110),
    p.number === undefined
      ? ''
      : text(String(p.number), 260, 580, 60, color, { weight: 0.2, shape: { width: 0.42, gap: 0.3 } }),
  ]
  return [
    pen.shadow(400, 776, 270, 22, 0.36),
    back ? '' : path(mirrored(pts('400,196 490,200 564,218* 490,236 400,240')), darken(p.main, 0.55)),
    sheet(pen, OUTLINE, p.main, { t, art, texture: sportsMesh(pen, p.main), shade }),
    seam('M400 262V520', 0.3),
    SIDES.map((side) => {
      const hem = stitch(line(pts('24,708 100,712 190,702 265,676').map(byX(fromMiddle(side)))), LIGHT, 0.28)
      const pocket = seam(line(pts('166,250 196,360 214,400').map(byX(fromMiddle(side)))), 0.3)
      return back ? hem : hem + pocket
    }),
    waistband(pen, WAIST, p.trim ?? p.main, 230, 570),
    back ? backPocket(456, 306, 92, 104) + seam('M236 292Q320 326 400 320Q480 326 564 292', 0.24) : front,
  ]
}
