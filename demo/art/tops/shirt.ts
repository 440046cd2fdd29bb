import { LIGHT, darken } from '#demo/art/kit/color.ts'
import { group, stitch } from '#demo/art/kit/markup.ts'
import { curve, flip, line, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat } from '#demo/art/kit/sheet.ts'
import { knit, sportsMesh, weave } from '#demo/art/kit/texture.ts'
import { backCollar, frontCollar } from './collar.ts'
import { backFigures, chestNumber } from './figures.ts'
import { chestPrint } from './motif.ts'
import { shirtPrint } from './print.ts'
import { shell } from './shell.ts'
import { chestSponsor } from './sponsor.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'
import type { CollarType } from './collar.ts'

const HEM = pts('195,869 275,884 400,890 525,884 605,869')
const CUFF = {
  short: {
    band: curve(pts('616,456* 674,440 720,412* 727,434* 676,462 617,478*')),
    stitches: pts('613,464 674,448 722,421'),
  },
  long: {
    band: curve(pts('666,786* 706,784 740,768* 742,789* 706,805 668,807*')),
    stitches: pts('666,792 706,790 741,774'),
  },
}
const MIRROR = 'matrix(-1 0 0 1 800 0)'

type Shirt = { collar: CollarType; trim: string; cuffs?: string; texture: string }

function cuffs(pen: Pen, sleeve: 'short' | 'long', color: string | undefined): Markup {
  const { band, stitches } = CUFF[sleeve]
  if (color === undefined) return [stitches, flip(stitches)].map((points) => stitch(line(points), LIGHT, 0.22, '4 3'))
  const cuff = coat(pen, band, [color, pen.linear(612, 0, 735, 0, ramp('0:-.42 .5:+.1 1:-.34'))])
  return [cuff, group({ transform: MIRROR }, cuff)]
}

function shirt(pen: Pen, p: Spec, view: ArtView, look: Shirt): Markup[] {
  const back = view === 'back'
  const sleeve = p.sleeve ?? 'short'
  const neck = back ? backCollar(pen, look.trim) : frontCollar(pen, look.collar, p.main, look.trim)
  const body = shell(pen, {
    sleeve,
    fill: p.main,
    print: shirtPrint(pen, p, back),
    texture: look.texture,
    neck: neck.neck,
  })
  const hem = stitch(line(HEM), LIGHT, 0.22, '4 3')
  return [
    pen.shadow(400, 936, 250, 20, 0.34),
    neck.behind,
    body.layers,
    cuffs(pen, sleeve, look.cuffs),
    hem,
    neck.front,
  ]
}

const collarOf = (p: Spec): CollarType => (p.collar === undefined || p.collar === 'high' ? 'crew' : p.collar)

export function jersey(pen: Pen, p: Spec, view: ArtView): Markup {
  const trim = p.trim ?? p.second
  const cuffColor = trim === p.main ? undefined : trim
  const layers = shirt(pen, p, view, {
    collar: collarOf(p),
    trim,
    cuffs: p.cuffs ?? cuffColor,
    texture: sportsMesh(pen, p.main),
  })
  return [...layers, view === 'back' ? backFigures(pen, p) : [chestSponsor(p), chestNumber(pen, p)]]
}

export function tshirt(pen: Pen, p: Spec, view: ArtView): Markup {
  const layers = shirt(pen, p, view, {
    collar: collarOf(p),
    trim: p.trim ?? p.main,
    cuffs: p.cuffs,
    texture: knit(pen, 4, 0.05),
  })
  return [...layers, view === 'back' ? '' : chestPrint(p)]
}

export function polo(pen: Pen, p: Spec, view: ArtView): Markup {
  const trim = p.trim ?? p.main
  const cuffColor = p.cuffs ?? (trim === p.main ? darken(trim, 0.06) : trim)
  return shirt(pen, p, view, { collar: 'polo', trim, cuffs: cuffColor, texture: weave(pen, 6, 0.05) })
}
