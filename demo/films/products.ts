import { stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { ellipse } from '#demo/art/kit/outline.ts'
import { grass } from '#demo/scenes/ground.ts'
import { chalk, disc, oval, poly, rect, sky, WIDE } from '#demo/scenes/stage.ts'
import { between, blend, type Film } from './film.ts'

const KIT = {
  kind: 'jersey',
  colors: ['#b3261e', '#f6f1e7', '#1f1b18'],
  pattern: 'sleeves',
  collar: 'v',
  number: 10,
} as const

/** Film `kit-turn`: a shirt turns twice, front and back. */
export const kitTurn: Film = {
  seconds: 8,
  light: 'dusk',
  colors: ['#b3261e', '#f6f1e7'],
  things: { front: { art: KIT, view: 'front' }, back: { art: KIT, view: 'back' } },
  frame(stage, t) {
    const { light } = stage
    const angle = blend(0, Math.PI * 4, between(t, 0.6, 7.4))
    const turned = Math.cos(angle)
    const rise = 18 * Math.sin((t / 8) * Math.PI * 4)
    return [
      rect(0, 0, WIDE, 800, light.sky),
      rect(0, 560, WIDE, 240, light.mid),
      disc(600, 400, 300, light.disc),
      stroke(ellipse(600, 668, 330, 62), light.chalk, 7),
      oval(600, 672, 60 + 150 * Math.abs(turned), 26, light.shade, 0.5),
      stage.show(turned >= 0 ? 'front' : 'back', {
        x: 600,
        y: 372 + rise,
        across: 0.66 * Math.max(0.03, Math.abs(turned)),
        down: 0.66,
      }),
    ].join('')
  },
}

const BOOT = { kind: 'boot', colors: ['#1d3557', '#f6f1e7', '#1f1b18'], pattern: 'flash', plate: '#f0641e' } as const
const SIDES = ['side', 'pair', 'top', 'sole'] as const

/** Film `boot-walk`: a boot from the side, the pair, from above, the sole. */
export const bootWalk: Film = {
  seconds: 10,
  light: 'noon',
  colors: ['#1d3557', '#f6f1e7'],
  things: Object.fromEntries(SIDES.map((view) => [view, { art: BOOT, view }])),
  frame(stage, t) {
    const { light } = stage
    const step = 10 / SIDES.length
    const views = SIDES.map((view, i) => {
      const arrive = i === 0 ? 1 : between(t, i * step - 0.35, i * step + 0.35)
      const leave = i === SIDES.length - 1 ? 0 : between(t, (i + 1) * step - 0.35, (i + 1) * step + 0.35)
      const x = 600 + (1 - arrive) * 1100 - leave * 1100
      return x < -420 || x > 1620
        ? ''
        : stage.show(view, { x, y: 410, across: 0.86 + 0.03 * Math.sin(t), turn: (1 - arrive - leave) * 6 })
    })
    const dots = repeat(SIDES.length, (i) =>
      disc(600 + (i - 1.5) * 44, 766, 9, Math.floor(t / step) === i ? light.disc : light.far),
    )
    return [
      rect(0, 0, WIDE, 800, light.paper),
      disc(600, 380, 284, light.disc),
      rect(0, 640, WIDE, 160, light.haze),
      chalk(`M${-40 + ((t * 60) % 80)} 690H1240`, { ...light, chalk: light.far }, 5),
      ...views,
      dots,
    ].join('')
  },
}

const FALL = 0.62
const BALL = { kind: 'ball', colors: ['#f8f3e9', '#231d19', '#f0641e'], pattern: 'classic', seed: 4 } as const

/** Film `ball-bounce`: a ball bounces lower each time until it rests. */
export const ballBounce: Film = {
  seconds: 7,
  light: 'dusk',
  colors: ['#b3261e', '#f6f1e7'],
  things: { ball: { art: BALL, view: 'front' } },
  frame(stage, t) {
    const { light } = stage
    const { height, squash } = bounce(t)
    const x = blend(-120, 640, 1 - (1 - Math.min(1, t / 5.6)) ** 1.6)
    const ground = 640
    return [
      sky(stage, 500, 130),
      disc(836, 392, 208, light.disc),
      poly('0,470 240,452 520,466 800,446 1200,464 1200,502 0,502', light.far),
      grass(stage, 500),
      stroke(ellipse(640, 650, 430, 96), light.chalk, 7),
      chalk('M0 650H1200', light, 7),
      oval(x + 26 + height * 0.18, ground + 4, 92 - height * 0.06, 15, light.shade, 0.5 - height * 0.0005),
      stage.show('ball', {
        x,
        y: ground - 84 - height + squash * 30,
        across: 0.25 * (1 + squash * 0.14),
        down: 0.25 * (1 - squash * 0.18),
        turn: x * 0.55,
      }),
    ].join('')
  },
}

/** Height and compression of the ball at a time; each bounce is 0.62 as high as the one before. */
function bounce(t: number): { height: number; squash: number } {
  let top = 430
  let long = 0.72
  let start = -0.36
  while (t > start + long && top > 4) {
    start += long
    top *= FALL
    long *= Math.sqrt(FALL)
  }
  if (top <= 4) return { height: 0, squash: 0 }
  const part = (t - start) / long
  const height = top * 4 * part * (1 - part)
  return { height, squash: Math.max(0, 1 - height / 26) * Math.min(1, top / 220) }
}
