import { artwork } from '#demo/art/kit/artwork.ts'
import { DARK, LIGHT, tone } from '#demo/art/kit/color.ts'
import { path, stroke } from '#demo/art/kit/markup.ts'
import { r1, repeat } from '#demo/art/kit/number.ts'
import { curve, ellipse, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { round, sheet } from '#demo/art/kit/sheet.ts'
import { stitches } from '#demo/art/kit/texture.ts'
import type { Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

const CROWN = curve(pts('206,640* 204,520 226,410 290,330 400,302 510,330 574,410 596,520 594,640*'))
const CUFF = curve(
  pts('190,600* 300,616 400,620 500,616 610,600* 616,680 606,752* 500,770 400,774 300,770 194,752* 184,680'),
)

function pompon(pen: Pen, color: string): Markup {
  const threads = repeat(70, () => {
    const angle = pen.rand() * 6.28
    const reach = pen.jitter(48, 90)
    const at = (r: number) => `${r1(400 + Math.cos(angle) * r)} ${r1(262 + Math.sin(angle) * r)}`
    return `M${at(20)}L${at(reach)}`
  })
  return [
    path(ellipse(400, 262, 66), color),
    stroke(threads, color, 7, { strokeLinecap: 'round' }),
    stroke(threads, LIGHT, 2, { strokeOpacity: 0.25, transform: 'translate(-2 -2)' }),
    stroke(threads, DARK, 2, { strokeOpacity: 0.2, transform: 'translate(3 3)' }),
    pen.spot(424, 292, 80, 70, DARK, 0.4),
    pen.spot(376, 232, 50, 44, LIGHT, 0.3),
  ]
}

/** A knitted hat with a turned-up cuff. */
export function beanie(pen: Pen, p: Spec): Markup {
  const t = tone(p.main)
  const ribLines = repeat(15, (i) => {
    const u = Math.sin((i / 14 - 0.5) * Math.PI * 0.96)
    return `M${r1(400 + u * 196)} 640Q${r1(400 + u * 200)} 430 ${r1(400 + u * 40)} 306`
  })
  const hoop = (y: number, h: number) => `M180 ${y}Q400 ${y + 30} 620 ${y}v${h}Q400 ${y + h + 30} 180 ${y + h}Z`
  const crownShade = [
    stroke(ribLines, DARK, 9, { strokeOpacity: 0.2 }),
    stroke(ribLines, LIGHT, 5, { strokeOpacity: 0.12, transform: 'translate(-8 0)' }),
    round(pen, 204, 596, t, 0.9),
    path(CROWN, pen.linear(0, 540, 0, 640, ramp('0:-0 1:-.4'))),
  ]
  const cuffColor = p.trim ?? p.second
  const cuffRib = path('M0 0h5v12h-5Z', DARK, { fillOpacity: 0.16 })
  const cuffRows = cuffRib + stroke('M5 1l4.5 5l4.5-5', DARK, 2, { strokeOpacity: 0.14 })
  const cuffShade = [
    round(pen, 186, 614, tone(cuffColor), 0.9),
    path(CUFF, pen.linear(0, 600, 0, 774, ramp('0:+.12 .3:+0 1:-.3'))),
  ]
  const art = artwork(p.pattern, { hoops: () => path(hoop(420, 50) + hoop(520, 50), p.second) })
  return [
    pen.shadow(400, 790, 240, 24, 0.45),
    sheet(pen, CROWN, p.main, { t, texture: stitches(pen), art, shade: crownShade }),
    p.pom === false ? '' : pompon(pen, p.second),
    sheet(pen, CUFF, cuffColor, { texture: pen.tile(14, 12, cuffRows), shade: cuffShade }),
  ]
}
