import { darken, ink, tone } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { box, curve, mirrored, pts } from '#demo/art/kit/outline.ts'
import { ramp } from '#demo/art/kit/ramp.ts'
import { coat } from '#demo/art/kit/sheet.ts'
import { knit, ribs } from '#demo/art/kit/texture.ts'
import { backCollar, frontCollar } from './collar.ts'
import { hoodDown, hoodFront, hoodLining } from './hood.ts'
import { chestPrint } from './motif.ts'
import { shirtPrint } from './print.ts'
import { shell } from './shell.ts'
import { pouch, sidePockets, standCollar, zipper } from './trims.ts'
import type { ArtView, Spec } from '#demo/art/art.ts'
import type { Tone } from '#demo/art/kit/color.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Point } from '#demo/art/kit/outline.ts'
import type { Pen } from '#demo/art/kit/pen.ts'
import type { Print } from './print.ts'

type Build = { hood: boolean; zip: boolean; collar: 'crew' | 'stand' }

const CUFF = curve(pts('654,778* 700,778 747,760* 738,820* 704,832 664,832*'))
const HEM = mirrored(pts('400,842 520,838 621,826* 621,868 610,890* 520,900 400,906'))
const MIRROR = 'matrix(-1 0 0 1 800 0)'

function heavyPrint(pen: Pen, p: Spec, back: boolean): Print {
  const { second } = p
  if (p.pattern === 'block') {
    const yoke = path('M100 100H700V330Q540 352 400 352Q260 352 100 330Z', second)
    return { body: yoke, arm: path(box(-200, -200, 400, 330), second) }
  }
  if (p.pattern === 'side') {
    const panels = path('M566 100Q596 420 566 900H720V100ZM234 100Q204 420 234 900H80V100Z', second)
    return { body: panels, arm: path(box(20, -200, 16, 1200), second) }
  }
  if (p.pattern === 'solid' && p.piping) return { body: '', arm: stroke('M18 -200V800', p.piping, 9) }
  return shirtPrint(pen, p, back)
}

function neckline({ hood, collar }: Build, back: boolean): Point[] {
  if (back) return pts('360,168 400,171 440,168')
  if (hood) return pts('352,222 400,268 448,222')
  return collar === 'stand' ? pts('356,186 400,196 444,186') : pts('356,204 400,230 444,204')
}

function insideOfNeck(pen: Pen, main: string): Markup {
  const d = curve(pts('478,158* 448,142 400,138 352,142 322,158* 350,210 400,236 450,210'))
  const shade = path(d, pen.linear(0, 140, 0, 236, ramp('0:-.1 1:-.6')))
  return [path(d, darken(main, 0.45)), shade, path(box(381, 168, 38, 25, 2), '#e9ebee', { fillOpacity: 0.9 })]
}

/** Ribbed hem and cuffs, and the small folds above the hem. */
function ribbing(pen: Pen, rib: string, torso: string, t: Tone): Markup {
  const ribbed = (d: string, x1: number, x2: number) =>
    coat(pen, d, [rib, ribs(pen, 8, 0.16), pen.linear(x1, 0, x2, 0, ramp('0:-.42k .3:+.1 .65:-.06 1:-.46k', t))])
  const puckers = createFolds()
  const vary = pen.jitter
  if (!pen.plain)
    for (let x = 210; x < 600; x += 34) puckers.add(x + vary(8), 846, x + vary(14), 800 + vary(14), vary(4), 6)
  const cuff = ribbed(CUFF, 650, 750)
  return [
    puckers.isEmpty()
      ? ''
      : group({ clipPath: pen.clip(pen.shape(torso)) }, puckers.draw(pen, t, 3.5, [180, 770, 440, 90])),
    ribbed(HEM, 184, 616),
    cuff,
    group({ transform: MIRROR }, cuff),
  ]
}

function frontParts(pen: Pen, p: Spec, { hood, zip }: Build, t: Tone): Markup {
  if (!zip) {
    const print = chestPrint(p)
    return [hood ? pouch(pen, p.main, t) : '', hood && print ? group({ transform: 'translate(0 -10)' }, print) : print]
  }
  return [sidePockets(p.main), zipper(hood ? 262 : 112, 898, zipColor(p))]
}

const zipColor = (p: Spec) => p.zip ?? ink(p.main, p.accent)

function neckParts(pen: Pen, p: Spec, build: Build, back: boolean, rib: string): Markup {
  const t = tone(p.main)
  if (build.hood)
    return back ? hoodDown(pen, p.main, t) : hoodFront(pen, p.main, p.cord ?? ink(p.main, p.second), build.zip)
  if (build.collar === 'stand') {
    return standCollar(pen, p.collarColor ?? (p.pattern === 'block' ? p.second : p.main), back, zipColor(p))
  }
  const band = back ? backCollar(pen, rib) : frontCollar(pen, 'crew', p.main, rib)
  return group({ transform: 'translate(0 8)' }, band.front)
}

function heavy(pen: Pen, p: Spec, view: ArtView, build: Build): Markup {
  const back = view === 'back'
  const t = tone(p.main)
  const rib = p.trim ?? darken(p.main, 0.1)
  const texture = build.zip ? knit(pen, 4, 0.035) : knit(pen, 5, 0.055)
  const neck = neckline(build, back)
  const body = shell(pen, {
    fit: 'loose',
    sleeve: 'wide',
    fill: p.main,
    print: heavyPrint(pen, p, back),
    texture,
    neck,
  })
  const behind = build.hood ? hoodLining(pen, p.lining ?? darken(p.main, 0.45)) : insideOfNeck(pen, p.main)
  return [
    pen.shadow(400, 934, 265, 20, 0.34),
    back ? '' : behind,
    body.layers,
    ribbing(pen, rib, body.torso, t),
    back ? '' : frontParts(pen, p, build, t),
    neckParts(pen, p, build, back, rib),
  ]
}

export const hoodie = (pen: Pen, p: Spec, view: ArtView): Markup =>
  heavy(pen, p, view, { hood: true, zip: p.zip !== undefined, collar: 'crew' })

export const sweatshirt = (pen: Pen, p: Spec, view: ArtView): Markup =>
  heavy(pen, p, view, { hood: false, zip: false, collar: 'crew' })

export const jacket = (pen: Pen, p: Spec, view: ArtView): Markup =>
  heavy(pen, p, view, { hood: p.hood === true, zip: true, collar: 'stand' })
