import { path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { POSES, shadowOf, somebody } from './figure.ts'
import { palm } from './outdoors.ts'
import { chalk, disc, oval, poly, rect, sky, type Stage, WIDE } from './stage.ts'

/** A block of flats with windows, some of them lit, and balconies. */
function block({ light, rand }: Stage, x: number, top: number, wide: number, bottom: number, color: string): string {
  const columns = Math.floor(wide / 64)
  const rows = Math.floor((bottom - top - 30) / 74)
  const window = (i: number) => {
    const left = x + 18 + (i % columns) * ((wide - 36) / columns)
    const y = top + 28 + Math.floor(i / columns) * 74
    const pane = rect(left, y, 30, 40, rand() < 0.25 ? light.glow : light.shade)
    return rand() < 0.4
      ? pane + rect(left - 7, y + 28, 44, 18, light.paper, 0.9) + rect(left - 7, y + 46, 44, 5, light.shade, 0.5)
      : pane
  }
  return (
    rect(x, top, wide, bottom - top, color) +
    rect(x + wide - 16, top, 16, bottom - top, light.shade, 0.25) +
    repeat(columns * rows, window)
  )
}

const dish = (x: number, y: number, color: string) =>
  path(`M${x} ${y}a22 22 0 0 1 34 -26Z`, color) + stroke(`M${x + 18} ${y - 12}L${x + 12} ${y + 16}`, color, 4)

/** Scene `street-football`: children play football in a street. */
export function streetFootball(stage: Stage): string {
  const { light, colors } = stage
  const [home, away] = [
    { shirt: colors[0], shorts: '#2a2420', socks: '#f4ede0' },
    { shirt: colors[1], shorts: '#5c4a3c', socks: '#2a2420' },
  ]
  const kids = [
    { place: { x: 360, y: 704, height: 290 }, pose: POSES.kick, dress: home },
    { place: { x: 770, y: 676, height: 262, left: true }, pose: POSES.run, dress: away },
    { place: { x: 980, y: 616, height: 206, left: true }, pose: POSES.wait, dress: home },
    { place: { x: 180, y: 612, height: 200 }, pose: POSES.cheer, dress: away },
  ]
  const line = 'M226 250Q600 320 980 236'
  const cloth = (x: number, i: number) => {
    const y = Math.round(290 - Math.abs(600 - x) * 0.09)
    const color = [colors[0], light.chalk, colors[1], light.chalk, colors[0]][i] ?? light.chalk
    return poly(`${x - 18},${y} ${x + 18},${y} ${x + 20},${y + 50} ${x - 20},${y + 50}`, color)
  }
  const washing = [300, 372, 452, 820, 890].map(cloth)
  return [
    sky(stage, 500, 160),
    disc(600, 410, 158, light.disc),
    block(stage, 420, 360, 130, 520, light.far),
    block(stage, 660, 330, 120, 520, light.far),
    block(stage, 240, 210, 200, 540, light.mid),
    block(stage, 770, 180, 210, 540, light.mid),
    block(stage, -40, 60, 290, 580, light.ground),
    block(stage, 960, 40, 280, 580, light.ground),
    dish(300, 208, light.shade),
    dish(840, 178, light.shade),
    dish(1040, 38, light.shade),
    dish(120, 58, light.shade),
    stroke(line, light.ink, 3),
    stroke('M-10 180Q300 260 620 150T1210 120', light.ink, 2),
    ...washing,
    rect(0, 520, WIDE, 280, light.ground),
    poly('400,520 790,520 1300,800 -100,800', light.mid),
    poly('-40,560 250,560 400,520 -100,800', light.shade, 0.4),
    poly('790,520 960,560 1240,560 1300,800', light.shade, 0.4),
    chalk('M440 600H760M400 668L366 740', light, 6, 0.75),
    stroke('M500 600Q600 560 700 600', light.chalk, 5, { strokeOpacity: 0.7 }),
    ...kids.map(({ place, pose }) => shadowOf(place, pose, light.shade, 0.5, (place.x - 600) / 460, 0.5)),
    oval(536, 704, 40, 8, light.shade, 0.6),
    ...kids.toReversed().map(({ place, pose, dress }) => somebody(place, pose, dress)),
    stage.thing({ kind: 'ball', colors: ['#f8f3e9', '#231d19', light.disc], pattern: 'classic', seed: 5 }, 'front', {
      x: 540,
      y: 668,
      scale: 0.13,
    }),
  ].join('')
}

/** Scene `shop-front`: the lit shop window. */
export function shopFront(stage: Stage): string {
  const { light, colors } = stage
  const pane = (x: number, wide: number) =>
    rect(x - 10, 312, wide + 20, 330, light.ink) + rect(x, 322, wide, 310, light.glow)
  const shirts = [colors[0], '#f4efe6', colors[1]]
  const stand = (color: string, i: number) =>
    oval(262 + i * 156, 626, 52, 8, light.shade, 0.4) +
    rect(259 + i * 156, 540, 6, 88, light.shade) +
    stage.thing(
      {
        kind: 'jersey',
        colors: [color, '#1f1b18', light.disc],
        pattern: i === 1 ? 'sash' : 'solid',
        frontNumber: false,
      },
      'front',
      { x: 262 + i * 156, y: 462, scale: 0.23 },
    )
  return [
    rect(0, 0, WIDE, 690, light.sky),
    rect(0, 480, WIDE, 210, light.haze),
    disc(1064, 420, 150, light.disc),
    rect(90, 60, 900, 640, light.paper),
    repeat(5, (i) => rect(150 + i * 168, 92, 92, 74, light.mid) + rect(142 + i * 168, 166, 108, 10, light.far)),
    rect(70, 200, 940, 84, light.ink),
    disc(150, 242, 27, light.disc),
    rect(200, 230, 330, 8, light.chalk),
    rect(200, 248, 200, 8, light.chalk, 0.6),
    repeat(12, (i) =>
      poly(
        `${90 + i * 76},284 ${166 + i * 76},284 ${160 + i * 78},330 ${82 + i * 78},330`,
        i % 2 ? light.disc : light.chalk,
      ),
    ),
    pane(180, 480),
    ...shirts.map(stand),
    rect(706, 312, 232, 388, light.ink),
    rect(716, 322, 104, 378, light.glow),
    rect(824, 322, 104, 378, light.glow, 0.8),
    rect(800, 490, 8, 70, light.ink),
    rect(836, 490, 8, 70, light.ink),
    rect(90, 640, 616, 60, light.mid),
    rect(0, 698, WIDE, 102, light.ground),
    rect(0, 698, WIDE, 12, light.mid),
    poly('716,700 928,700 1040,800 620,800', light.glow, 0.35),
    shadowOf({ x: 590, y: 748, height: 268 }, POSES.stand, light.shade, 0.5, -0.6, 0.3),
    somebody({ x: 590, y: 748, height: 268 }, POSES.walk, {
      shirt: '#2a2420',
      shorts: '#4a3f37',
      trousers: true,
      sleeves: true,
      boots: '#f4efe6',
    }),
    palm(1100, 712, 460, light.ink, -1),
  ].join('')
}

/** Scene `delivery-door`: a courier hands over a parcel. */
export function deliveryDoor(stage: Stage): string {
  const { light, colors } = stage
  const courier = { x: 420, y: 742, height: 470 }
  const customer = { x: 742, y: 742, height: 452, left: true }
  const tile = (i: number) =>
    poly(`${i * 200 - 100},660 ${i * 200},660 ${i * 250 - 120},800 ${i * 250 - 250},800`, light.ground, 0.35)
  return [
    rect(0, 0, WIDE, 660, light.paper),
    rect(0, 520, WIDE, 140, light.far),
    rect(0, 514, WIDE, 8, light.mid),
    disc(216, 238, 150, light.disc),
    stroke('M66 238H366M216 88V388', light.paper, 10),
    stroke('M66 238a150 150 0 1 1 300 0a150 150 0 1 1 -300 0', light.mid, 14),
    rect(590, 96, 330, 566, light.shade),
    rect(614, 120, 282, 542, light.glow),
    poly('896,120 1010,70 1010,720 896,662', light.mid),
    disc(984, 400, 11, light.disc),
    rect(500, 330, 44, 66, light.ink),
    disc(522, 362, 11, light.disc),
    rect(0, 660, WIDE, 140, light.mid),
    repeat(8, tile),
    poly('614,662 896,662 980,800 470,800', light.glow, 0.4),
    rect(560, 700, 260, 26, light.shade, 0.55),
    shadowOf(courier, POSES.give, light.shade, 0.35, -1, 0.12),
    shadowOf(customer, POSES.point, light.shade, 0.3, -1, 0.12),
    somebody(
      customer,
      { ...POSES.point, near: { arm: [50, 86], leg: [6, 0] } },
      { shirt: colors[1], shorts: '#4b4038', trousers: true, boots: '#8a6a4c', sleeves: true },
    ),
    somebody(courier, POSES.give, {
      shirt: light.disc,
      shorts: '#2a2420',
      trousers: true,
      boots: '#f4efe6',
      hair: '#2a2420',
    }),
    rect(520, 432, 128, 96, '#c79561'),
    rect(574, 432, 20, 96, '#a97a4b'),
    disc(620, 500, 12, light.disc),
    rect(520, 432, 128, 12, '#d8a975'),
  ].join('')
}
