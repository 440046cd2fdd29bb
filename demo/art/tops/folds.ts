import { DARK, LIGHT } from '#demo/art/kit/color.ts'
import { createFolds } from '#demo/art/kit/fold.ts'
import type { Tone } from '#demo/art/kit/color.ts'
import type { Folds } from '#demo/art/kit/fold.ts'
import type { Markup } from '#demo/art/kit/markup.ts'
import type { Pen } from '#demo/art/kit/pen.ts'
import type { Sleeve } from './silhouette.ts'

/** Soft folds of a hanging shirt: mirrored pairs with small random differences. `hem` is the y of the lower edge. */
export function torsoFolds(pen: Pen, hem: number, loose: boolean): Folds {
  const folds = createFolds()
  const vary = pen.jitter
  const fuller = loose ? 1.5 : 1
  for (const side of [1, -1]) {
    const fold = folds.half(side, fuller)
    fold(204, 402, 110 + vary(16), 456 + vary(14), 18, 12)
    fold(207, 420, 104 + vary(20), 548 + vary(20), 34, 16)
    fold(206, 470, 150 + vary(14), 660 + vary(24), 26, 15)
    fold(188, 296, 134 + vary(10), 396 + vary(16), -16, 10)
    fold(184, 226, 116 + vary(12), 336 + vary(14), -22, 11)
    fold(204, 610 + vary(16), 70 + vary(24), 680 + vary(16), 20, 13)
    fold(204, 690 + vary(20), 96 + vary(20), 740 + vary(14), 14, 11)
    fold(66 + vary(18), hem, 88 + vary(18), 640 + vary(50), 10, 17)
    fold(150 + vary(12), hem, 136 + vary(18), 690 + vary(40), -10, 15)
    fold(206, 400, 214, 890, -6, 14)
  }
  return folds.add(392 + vary(24), hem, 404 + vary(24), 560 + vary(60), vary(14), 18)
}

/** Creases of the sleeves: rotated soft ellipses, which render faster than a blurred area over the arms. */
export function sleeveCreases(pen: Pen, sleeve: Sleeve, { shade, light }: Tone): Markup[] {
  const dark: string[] = []
  const lit: string[] = []
  const vary = pen.jitter
  for (const side of [1, -1]) {
    const crease = (x1: number, y1: number, x2: number, y2: number, width: number, strength = 1) => {
      const x = 400 + (side * (x1 + x2)) / 2
      const y = (y1 + y2) / 2
      const half = Math.hypot(x2 - x1, y2 - y1) / 2
      const turn = Math.round((Math.atan2(y2 - y1, side * (x2 - x1)) * 180) / Math.PI)
      dark.push(pen.spot(x, y, half * 1.2, width * 1.35, DARK, 0.34 * shade * strength, turn))
      if (!pen.plain && strength === 1)
        lit.push(pen.spot(x - width * 0.8, y - width * 0.7, half, width, LIGHT, 0.2 * light, turn))
    }
    crease(204, 230, 200, 400, 14, 0.7)
    if (sleeve === 'short') {
      crease(212, 408, 262 + vary(8), 322 + vary(10), 9)
      crease(220, 462, 266 + vary(8), 366 + vary(10), 10)
      crease(264, 450, 288 + vary(6), 384 + vary(10), 8)
      crease(214, 400, 221, 480, 14, 0.8)
      continue
    }
    crease(216, 416, 284 + vary(8), 380 + vary(12), 10)
    crease(226, 500 + vary(10), 298, 458 + vary(12), 10)
    crease(232, 566 + vary(12), 308, 524 + vary(12), 11)
    crease(318, 640 + vary(14), 262, 690 + vary(12), 9)
    crease(262, 748 + vary(10), 328, 720 + vary(10), 9)
    crease(214, 410, 262, 790, 14, 0.7)
  }
  return [...dark, ...lit]
}
