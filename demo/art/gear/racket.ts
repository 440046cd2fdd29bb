import { DARK, LIGHT, darken } from '#demo/art/kit/color.ts'
import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { r1, repeat } from '#demo/art/kit/number.ts'
import { box, curve, ellipse, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat, sheet } from '#demo/art/kit/sheet.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

/** The wrapped grip between two heights; `w` is half its width. */
function grip(pen: Pen, p: Spec, y1: number, y2: number, w: number): Markup {
  const d = `M${-w} ${y1}L${-w - 2} ${y2 - 14}Q${-w - 2} ${y2} 0 ${y2}Q${w + 2} ${y2} ${w + 2} ${y2 - 14}L${w} ${y1}Z`
  const turns = repeat(
    Math.ceil((y2 - y1 + 10) / 22),
    (i) => `M${-w - 4} ${y1 + 6 + i * 22}L${w + 4} ${y1 - 10 + i * 22}`,
  )
  return [
    coat(pen, d, ['#1b1e25', pen.linear(-w, 0, w, 0, ramp('0:-.5 .35:+.24 1:-.6'))]),
    group(
      { clipPath: pen.clip(d) },
      stroke(turns, DARK, 3, { strokeOpacity: 0.5 }),
      stroke(turns, LIGHT, 1.4, { strokeOpacity: 0.22, transform: 'translate(0 3)' }),
    ),
    stroke(d, '#cfd6e6', 1.6, { strokeOpacity: 0.3 }),
    coat(pen, box(-w - 4, y1 - 8, 2 * w + 8, 16, 4), [p.accent]),
  ]
}

/** Returns half the length of a chord at `at` of an ellipse with the half axes a and b. */
const reach = (at: number, a: number, b: number) => b * Math.sqrt(Math.max(0, 1 - (at * at) / (a * a)))

function tennis(pen: Pen, p: Spec): Markup {
  const head = ellipse(0, -150, 168, 214)
  const mains = repeat(
    15,
    (i) => `M${(i - 7) * 19} ${r1(-150 - reach((i - 7) * 19, 146, 192))}V${r1(-150 + reach((i - 7) * 19, 146, 192))}`,
  )
  const crosses = repeat(
    19,
    (i) => `M${r1(-reach((i - 9) * 20, 192, 146))} ${-330 + i * 20}H${r1(reach((i - 9) * 20, 192, 146))}`,
  )
  const throat = 'M-96 24Q-60 100 -16 156V190H16V156Q60 100 96 24L72 44Q46 90 0 120Q-46 90 -72 44Z'
  return [
    stroke(mains + crosses, DARK, 2.4, { strokeOpacity: 0.3, transform: 'translate(4 6)' }),
    stroke(mains + crosses, p.strings ?? '#e9ebe4', 2.2),
    coat(pen, throat, [p.main, pen.linear(-90, 0, 90, 0, ramp('0:+.25 .5:-.3 1:-.4'))]),
    stroke(head, darken(p.main, 0.45), 26),
    stroke(head, p.main, 22),
    stroke('M-168 -150A168 214 0 0 1 0 -364', p.second, 22),
    stroke('M168 -150A168 214 0 0 1 60 50', p.accent, 22),
    stroke(head, LIGHT, 4, { strokeOpacity: 0.45, transform: 'translate(-4 -4)' }),
    stroke(ellipse(0, -150, 146, 192), DARK, 3, { strokeOpacity: 0.35 }),
    grip(pen, p, 186, 420, 21),
  ]
}

const PADEL_HEAD = curve(
  pts(
    '0,-392 110,-372 184,-296 206,-180 184,-60 120,40 52,104 36,150* -36,150* -52,104 -120,40 -184,-60 ' +
      '-206,-180 -184,-296 -110,-372',
  ),
)
const PADEL_FACE = curve(
  pts('0,-366 98,-348 162,-280 182,-180 162,-72 104,16 0,66 -104,16 -162,-72 -182,-180 -162,-280 -98,-348'),
)

const padelHoles = repeat(15 * 11, (i) => {
  const row = Math.floor(i / 11) - 8
  const x = ((i % 11) - 5) * 30 + (row % 2 ? 15 : 0)
  const y = -170 + row * 26
  return (x / 140) ** 2 + ((y + 170) / 158) ** 2 < 1 ? ellipse(x, y, 7.5) : ''
})

function padel(pen: Pen, p: Spec, back: boolean): Markup {
  const art = path('M-200 40L60 -400H140L-120 90Z', p.second) + path('M-80 90L160 -360L200 -340L-40 120Z', p.accent)
  const faceLight = path(PADEL_FACE, pen.linear(-180, -360, 180, 60, ramp('0:+.3 .4:+.02 1:-.4')))
  const rimLight = path(PADEL_HEAD, pen.linear(-206, 0, 206, 0, ramp('0:+.2 .5:-.1 1:-.4')))
  const mirroredArt = group({ transform: back ? 'scale(-1 1)' : undefined }, art)
  return [
    sheet(pen, PADEL_HEAD, darken(p.main, 0.1), { scale: 0.8, bounds: [-206, -392, 206, 150], shade: rimLight }),
    sheet(pen, PADEL_FACE, p.main, { scale: 0.6, bounds: [-180, -366, 180, 66], art: mirroredArt, shade: faceLight }),
    path(padelHoles, '#0b0d13', { fillOpacity: 0.85 }),
    stroke(padelHoles, LIGHT, 1.2, { strokeOpacity: 0.3, transform: 'translate(1 1.5)' }),
    path('M-22 96Q0 60 22 96L14 140H-14Z', '#0b0d13', { fillOpacity: 0.8 }),
    grip(pen, p, 148, 400, 30),
  ]
}

function onEdge(pen: Pen, p: Spec): Markup {
  const thick = p.type === 'tennis' ? 24 : 40
  const slim = thick * 0.7
  const right = `0,-392 ${slim},-384 ${thick},-340 ${thick},-60 ${slim},90 18,160*`
  const frame = curve(pts(`${right} -18,160* ${-slim},90 ${-thick},-60 ${-thick},-340 ${-slim},-384`))
  const stripe = path(box(-thick, -250, thick * 2, 130), p.second) + path(box(-thick, -108, thick * 2, 22), p.accent)
  const dots = repeat(11, (i) => ellipse(0, -330 + i * 36, 4, 6))
  const shade = path(frame, pen.linear(-thick, 0, thick, 0, ramp('0:-.5 .24:+.06 .36:+.5 .5:+.06 1:-.56')))
  return [
    sheet(pen, frame, p.main, { scale: 0.5, bounds: [-40, -392, 40, 160], art: stripe, shade }),
    path(dots, '#0b0d13', { fillOpacity: 0.7 }),
    grip(pen, p, 156, 410, 22),
  ]
}

/** A tennis racket, or (by default) one for padel. */
export function racket(pen: Pen, p: Spec, view: ArtView): Markup {
  pen.plain = true // turned: see createPen
  const drawing =
    view === 'side' ? onEdge(pen, p) : p.type === 'tennis' ? tennis(pen, p) : padel(pen, p, view === 'back')
  const turn = view === 'back' ? -12 : view === 'side' ? 6 : 14
  return [pen.shadow(400, 936, 170, 18, 0.3), group({ transform: `translate(400 490) rotate(${turn})` }, drawing)]
}
