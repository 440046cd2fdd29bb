import { ink } from '#demo/art/kit/color.ts'
import { text } from '#demo/art/kit/letters.ts'
import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { box, ellipse } from '#demo/art/kit/outline.ts'
import type { Spec } from '#demo/art/art.ts'

/** Draws the abstract print on the chest if the art has one. */
export function chestPrint(p: Spec): string {
  if (!p.print) return ''
  return group({ opacity: 0.94 }, MOTIFS[p.print](p, ink(p.main, p.second, p.accent)))
}

const MOTIFS: Record<NonNullable<Spec['print']>, (p: Spec, color: string) => string> = {
  lines: (_p, color) =>
    stroke(
      repeat(6, (i) => `M${300 + i * 9} ${402 + i * 17}H${500 - i * 9}`),
      color,
      8,
    ),
  peaks: (p, color) =>
    path('M296 470L350 380L384 434L420 366L504 470Z', color) +
    path('M350 380L366 406L350 418L334 406ZM420 366L441 392L420 406L402 394Z', p.main, { fillOpacity: 0.85 }),
  circle: (p, color) => path(ellipse(400, 430, 74), color) + stroke('M330 414H470M330 438H470M338 462H462', p.main, 9),
  word: (p, color) => {
    const accent = p.accent === p.main ? color : p.accent
    return (
      text(p.word ?? 'CAIRO', 400, 400, 56, color, { weight: 0.2, shape: { width: 0.6, gap: 0.34 } }) +
      path(box(300, 474, 200, 6), accent)
    )
  },
  grid: (p, color) =>
    path(
      repeat(25, (i) =>
        ellipse(340 + (i % 5) * 30, 370 + Math.floor(i / 5) * 30, 3 + ((i * 7 + (p.seed % 9) * 3) % 9)),
      ),
      color,
    ),
}
