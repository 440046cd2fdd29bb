import { DARK } from '#demo/art/kit/color.ts'
import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { box, ellipse } from '#demo/art/kit/outline.ts'
import { jersey } from '#demo/art/tops/shirt.ts'
import { ball } from './ball.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'

const LINK = (i: number) => ellipse(400, 318 + i * 34, i % 2 ? 6 : 13, 22)

function ringAndChain(pen: Pen): Markup {
  const metal = pen.linear(300, 100, 500, 330, [
    [0, '#f4f6f8', 1],
    [0.3, '#9aa1ab', 1],
    [0.5, '#eef0f3', 1],
    [0.75, '#7d848f', 1],
    [1, '#c9ced5', 1],
  ])
  const ring = ellipse(400, 210, 92)
  return [
    stroke(ring, DARK, 18, { strokeOpacity: 0.25, transform: 'translate(5 7)' }),
    stroke(ring, metal, 16),
    stroke(ellipse(400, 210, 84), DARK, 1.4, { strokeOpacity: 0.3 }),
    [0, 1, 2, 3].map((i) => stroke(LINK(i), '#5d646e', 9) + stroke(LINK(i), metal, 6.5)),
    path(box(384, 436, 32, 30, 8), '#9aa1ab'),
  ]
}

/** A key ring with a small shirt, or a small ball. */
export function keychain(pen: Pen, p: Spec, view: ArtView): Markup {
  pen.plain = true // the charm is scaled: see createPen
  const shadow = pen.shadow(400, 950, 170, 18, 0.4)
  pen.floating = true // the charm hangs
  const isBall = p.charm === 'ball'
  const charm = isBall ? ball(pen, { ...p, type: 'football' }, view) : jersey(pen, p, view)
  const transform = isBall ? 'translate(160 390) scale(.6)' : 'translate(164 396) scale(.59)'
  return [shadow, ringAndChain(pen), group({ transform }, charm)]
}
