import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { POSES, shadowOf, somebody } from '#demo/scenes/figure.ts'
import { chalk, disc, oval, poly, rect, WIDE } from '#demo/scenes/stage.ts'
import { between, blend, blendPose, type Film, type FilmStage, running } from './film.ts'

/** Outline of a left footprint, heel at 0, 0, toes up, 300 units long. */
const FOOT =
  'M0 0C-46 0 -58 -40 -54 -84C-50 -124 -70 -160 -72 -206C-74 -252 -48 -276 -12 -282' +
  'C18 -288 58 -270 62 -222C66 -176 42 -140 44 -96C46 -44 42 0 0 0Z'
const TOES = [
  [-50, -288, 24],
  [-10, -302, 15],
  [18, -298, 13],
  [41, -284, 12],
  [60, -264, 11],
] as const

const foot = (color: string) => path(FOOT, color) + TOES.map(([x, y, r]) => disc(x, y, r, color)).join('')

/** Dots that show the step of a guide; completed steps are filled. */
function progress({ light }: FilmStage, count: number, at: number): string {
  return repeat(count, (i) => disc(600 + (i - (count - 1) / 2) * 48, 752, 11, i <= at ? light.disc : light.far))
}

/** Film `measure-foot`: how to measure a foot on a sheet of paper. */
export const measureFoot: Film = {
  seconds: 15,
  light: 'noon',
  colors: ['#b3261e', '#f6f1e7'],
  things: {},
  frame(stage, t) {
    const { light } = stage
    const sheet = between(t, 0.3, 1.6)
    const step = between(t, 3.2, 4.6)
    const mark = between(t, 6.3, 7.4)
    const away = between(t, 8.6, 9.6)
    const ruler = between(t, 9.6, 11)
    const count = between(t, 11, 13.4)
    const length = 302 * 1.36
    const heel = 640
    const ticks = repeat(30, (i) => rect(724, heel - (i * length) / 27, i % 5 ? 20 : 36, 3, light.ink))
    return [
      rect(0, 0, WIDE, 800, light.far),
      repeat(7, (i) => rect(i * 190, 0, 3, 660, light.mid, 0.35)),
      disc(930, 250, 170, light.disc),
      rect(0, 640, WIDE, 160, light.paper),
      rect(0, 640, WIDE, 14, light.mid),
      group(
        { transform: `translate(${blend(-700, 0, sheet).toFixed(1)} 0)` },
        rect(392, 122, 400, 530, light.shade, 0.3),
        rect(380, 110, 400, 530, light.chalk),
      ),
      group(
        {
          transform: `translate(560 ${(heel - 130 * (1 - step + away)).toFixed(1)}) scale(1.36)`,
          opacity: step * (1 - away),
        },
        foot('#a9714b'),
      ),
      mark > 0
        ? stroke(`M480 ${heel - length}H${(480 + 170 * mark).toFixed(1)}`, '#b3261e', 8, { strokeLinecap: 'round' })
        : '',
      mark > 0 && away < 1
        ? group(
            { transform: `translate(${(480 + 170 * mark).toFixed(1)} ${heel - length}) rotate(38)`, opacity: 1 - away },
            rect(-9, -190, 18, 160, light.disc),
            poly('-9,-30 9,-30 0,0', light.ink),
          )
        : '',
      ruler > 0 ? group({ opacity: ruler }, rect(722, heel - length - 34, 62, length + 34, '#e3b45c'), ticks) : '',
      count > 0
        ? stroke(`M690 ${heel}V${(heel - length * count).toFixed(1)}`, '#b3261e', 9) +
          stroke(`M668 ${(heel - length * count).toFixed(1)}H712`, '#b3261e', 9)
        : '',
      progress(stage, 5, t < 3 ? 0 : t < 6 ? 1 : t < 8.5 ? 2 : t < 12 ? 3 : 4),
    ].join('')
  },
}

const carton = (x: number, y: number, size: number, color: string) =>
  rect(x, y, 128 * size, 96 * size, '#c79561') +
  rect(x + 54 * size, y, 20 * size, 96 * size, '#a97a4b') +
  disc(x + 100 * size, y + 68 * size, 12 * size, color)

/** Step 1: ordering a shirt on the phone. */
function order({ light, show }: FilmStage, t: number): string {
  const press = between(t, 1.8, 2.1) - between(t, 2.2, 2.5)
  return [
    rect(430, 70, 340, 640, light.ink),
    rect(450, 110, 300, 560, light.paper),
    disc(600, 262, 120, light.disc),
    show('kit', { x: 600, y: 270, across: 0.27 }),
    rect(490, 430, 220, 14, light.far),
    rect(490, 458, 150, 14, light.far),
    rect(480 + press * 6, 560 + press * 4, 240 - press * 12, 68 - press * 8, light.disc),
    stroke('M574 594l18 18l36 -38', light.ink, 9),
    disc(600, 596, 20 + press * 44, light.chalk, 0.35 * press),
  ].join('')
}

/** Step 2: confirming the order. */
function confirm({ light }: FilmStage, t: number): string {
  const [asked, said] = [between(t, 0.2, 0.9), between(t, 1.4, 2.1)]
  return [
    group(
      { opacity: asked },
      path(
        'M260 170H760a30 30 0 0 1 30 30V330a30 30 0 0 1 -30 30H360l-70 56V360h-30a30 30 0 0 1 -30 -30V200a30 30 0 0 1 30 -30Z',
        light.chalk,
      ),
      rect(300, 220, 380, 18, light.far),
      rect(300, 260, 300, 18, light.far),
      rect(300, 300, 220, 18, light.far),
    ),
    group(
      { opacity: said },
      path(
        'M560 440H930a30 30 0 0 1 30 30V570a30 30 0 0 1 -30 30h-24v54l-66 -54H560a30 30 0 0 1 -30 -30V470a30 30 0 0 1 30 -30Z',
        light.disc,
      ),
      stroke('M680 520l42 42l92 -94', light.ink, 20, { strokeLinecap: 'round', strokeLinejoin: 'round' }),
    ),
  ].join('')
}

/** Step 3: the van drives through the town. */
function way({ light }: FilmStage, t: number): string {
  const past = (speed: number, width: number) => -((t * speed) % width)
  const wheel = (x: number) =>
    disc(x, 640, 52, light.ink) +
    disc(x, 640, 24, light.far) +
    repeat(3, (i) => group({ transform: `rotate(${t * 500 + i * 60} ${x} 640)` }, rect(x - 24, 637, 48, 6, light.ink)))
  return [
    repeat(12, (i) => rect(past(120, 840) + i * 140, 260 - ((i * 47) % 120), 110, 500, i % 2 ? light.far : light.mid)),
    rect(0, 620, WIDE, 180, light.ground),
    repeat(9, (i) => rect(past(520, 200) + i * 200, 708, 110, 8, light.chalk, 0.8)),
    oval(590, 694, 300, 14, light.shade, 0.5),
    path('M330 630V360H720V630Z', light.chalk),
    path('M720 630V430H830L900 530V630Z', light.disc),
    path('M750 452H818L866 526H750Z', light.glow),
    carton(400, 430, 1.3, light.disc),
    wheel(430),
    wheel(800),
  ].join('')
}

const note = (x: number, y: number) =>
  group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(-8)` },
    rect(-60, -30, 120, 58, '#6f9b6b'),
    rect(-52, -22, 104, 42, '#8bb586'),
    disc(0, 0, 14, '#6f9b6b'),
  )

/** Step 4: inspecting the parcel at the door, then paying. */
function door(stage: FilmStage, t: number): string {
  const { light } = stage
  const arrive = between(t, 0, 1.2)
  const given = between(t, 1.6, 2.4)
  const open = between(t, 2.7, 3.3)
  const paid = between(t, 3.8, 4.8)
  const courier = { x: blend(-60, 420, arrive), y: 716, height: 450 }
  const customer = { x: 790, y: 716, height: 436, left: true }
  const box = { x: blend(courier.x + 100, 590, given), y: 430 }
  return [
    rect(690, 110, 330, 560, light.shade),
    rect(712, 132, 286, 538, light.glow),
    rect(0, 662, WIDE, 138, light.mid),
    shadowOf(customer, POSES.give, light.shade, 0.3, -1, 0.12),
    somebody(customer, POSES.give, {
      shirt: '#2c5a43',
      shorts: '#4b4038',
      trousers: true,
      sleeves: true,
      boots: '#8a6a4c',
    }),
    somebody(courier, arrive < 1 ? { ...running(t * 0.9), lean: 2 } : blendPose(POSES.give, POSES.point, paid * 0.2), {
      shirt: light.disc,
      shorts: '#2a2420',
      trousers: true,
      boots: '#f4efe6',
    }),
    open > 0
      ? poly(
          `${box.x},${box.y} ${box.x + 128},${box.y} ${box.x + 150},${box.y - 60 * open} ${box.x + 90},${box.y - 66 * open}`,
          '#dcb07d',
        ) + stage.show('kit', { x: box.x + 62, y: box.y - 60 * open, across: 0.13, opacity: open })
      : '',
    carton(box.x, box.y, 1, light.disc),
    paid > 0 ? note(blend(690, 470, paid), 380 - 50 * Math.sin(paid * Math.PI)) : '',
  ].join('')
}

const PARTS = [
  [0, order],
  [3, confirm],
  [6, way],
  [9, door],
] as const

/** Film `cash-on-delivery`: ordering and paying in four steps. */
export const cashOnDelivery: Film = {
  seconds: 15,
  light: 'morning',
  colors: ['#b3261e', '#f6f1e7'],
  things: {
    kit: {
      art: { kind: 'jersey', colors: ['#b3261e', '#f6f1e7'], pattern: 'sash', frontNumber: false },
      view: 'front',
    },
  },
  frame(stage, t) {
    const { light } = stage
    const at = PARTS.findLastIndex(([start]) => t >= start)
    const [start, draw] = PARTS[Math.max(0, at)] ?? PARTS[0]
    return [
      rect(0, 0, WIDE, 800, light.paper),
      disc(600, 380, 300, light.haze),
      draw(stage, t - start),
      at === 2 ? '' : chalk('M0 706H1200', { ...light, chalk: light.far }, 4, 0.5),
      progress(stage, 4, at),
    ].join('')
  },
}
