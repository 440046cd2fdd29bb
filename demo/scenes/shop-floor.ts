import { path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { POSES, shadowOf, somebody } from './figure.ts'
import { chalk, disc, poly, rect, type Stage, WIDE } from './stage.ts'
import type { SingleArt } from '#demo/art/art.ts'

const hanger = (x: number, color: string) =>
  stroke(`M${x} 176q-3 -22 9 -24q14 0 10 14q-4 9 -19 14`, color, 5) +
  stroke(`M${x - 44} 214L${x} 178L${x + 44} 214`, color, 7, { strokeLinejoin: 'round' })

/** Scene `shirt-wall`: shirts on a rail, sunlight through a round window. */
export function shirtWall(stage: Stage): string {
  const { light, colors } = stage
  const shirts: SingleArt[] = [
    { kind: 'jersey', colors: [colors[0], '#f6f1e7'], pattern: 'solid', collar: 'v' },
    { kind: 'jersey', colors: ['#f6f1e7', colors[0]], pattern: 'two-bands' },
    { kind: 'jersey', colors: ['#1f1b18', light.disc], pattern: 'sash' },
    { kind: 'jersey', colors: [colors[1], '#f6f1e7'], pattern: 'stripes' },
    { kind: 'jersey', colors: ['#e9dfcc', '#2c4a3a'], pattern: 'hoops', collar: 'polo' },
  ]
  const x = (i: number) => 176 + i * 212
  return [
    rect(0, 0, WIDE, 650, light.paper),
    disc(388, 330, 236, light.disc),
    poly('0,650 1200,650 1200,800 0,800', light.mid),
    rect(0, 644, WIDE, 12, light.far),
    repeat(7, (i) =>
      poly(`${i * 200 - 60},656 ${i * 200 - 52},656 ${i * 240 - 190},800 ${i * 240 - 204},800`, light.ground, 0.5),
    ),
    rect(40, 146, 1120, 10, light.ink),
    rect(60, 0, 8, 150, light.ink),
    rect(1132, 0, 8, 150, light.ink),
    ...shirts.map((_, i) => path(`M${x(i) - 62} 236h180l4 366h-200Z`, light.shade, { fillOpacity: 0.17 })),
    ...shirts.map(
      (art, i) =>
        hanger(x(i), light.ink) +
        stage.thing(art, 'front', { x: x(i), y: 392, scale: 0.44, turn: [-1.5, 1, -0.5, 1.5, -1][i] }),
    ),
    rect(120, 690, 420, 22, light.ground),
    rect(140, 712, 14, 70, light.shade),
    rect(506, 712, 14, 70, light.shade),
    stage.thing({ kind: 'boot', colors: ['#f4efe6', light.disc, '#1f1b18'], pattern: 'flash' }, 'side', {
      x: 300,
      y: 632,
      scale: 0.24,
    }),
    stage.thing({ kind: 'ball', colors: ['#f8f3e9', '#231d19'], pattern: 'classic', seed: 4 }, 'front', {
      x: 900,
      y: 700,
      scale: 0.22,
      standing: true,
    }),
  ].join('')
}

/** Scene `warehouse-shelves`: shelves full of parcels. */
export function warehouseShelves(stage: Stage): string {
  const { light, rand, colors } = stage
  const carton = ['#c79561', '#b9854f', '#d6a872', '#a97643']
  const bay = (side: 1 | -1) => {
    const at = (depth: number, high: number) =>
      `${Math.round(600 + side * (600 - depth * 430))},${Math.round(430 - high * (1 - depth * 0.74))}`
    const face = (a: number, b: number, low: number, top: number, color: string, opacity = 1) =>
      poly(`${at(a, low)} ${at(a, top)} ${at(b, top)} ${at(b, low)}`, color, opacity)
    const level = (k: number) => {
      const low = 400 - k * 190
      const boxes = Array.from({ length: 7 }, (_, i) => {
        const [a, b] = [i / 7 + 0.012, (i + 1) / 7 - 0.014]
        const tall = 80 + rand() * 76
        const mark =
          rand() < 0.5 ? face(a + (b - a) * 0.3, a + (b - a) * 0.62, low + tall * -0 + 34, low + 60, light.disc) : ''
        return face(a, b, low + 8, low + tall, carton[Math.floor(rand() * 4)] ?? '#c79561') + mark
      })
      return boxes.join('') + face(0, 1, low - 14, low + 8, light.ink)
    }
    const posts = [0, 1 / 3.5, 2 / 3.5, 6 / 7, 1].map((a) => face(a, a + 0.018, -440, 420, light.disc))
    return (
      face(0, 1, -400, 420, light.shade) +
      [0, 1, 2, 3, 4]
        .map((k) => level(4 - k))
        .map((shelf) => shelf)
        .join('') +
      posts.join('')
    )
  }
  const picker = { x: 640, y: 716, height: 330, left: true }
  return [
    rect(0, 0, WIDE, 800, light.paper),
    poly('430,300 770,300 770,550 430,550', light.haze),
    disc(600, 452, 98, light.disc),
    poly('430,545 770,545 1200,800 0,800', light.mid),
    bay(-1),
    bay(1),
    chalk('M470 552L150 800M730 552L1050 800', light, 7, 0.8),
    shadowOf(picker, POSES.carry, light.shade, 0.5, 0.1, 0.42),
    somebody(picker, POSES.carry, { shirt: colors[0], shorts: '#2a2420', trousers: true, boots: '#f4efe6' }),
    rect(494, 486, 100, 80, '#c79561'),
    rect(536, 486, 16, 80, '#a97a4b'),
    disc(574, 544, 10, light.disc),
    rect(494, 486, 100, 10, '#dcb07d'),
  ].join('')
}
