import { stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { ellipse } from '#demo/art/kit/outline.ts'
import { crowd, fourShadows, grass } from './ground.ts'
import { POSES, somebody } from './figure.ts'
import { fromBehind } from './from-behind.ts'
import { chalk, disc, oval, poly, rect, sky, type Stage, WIDE } from './stage.ts'

function mast({ light, night }: Stage, x: number, foot: number, top: number): string {
  const lamps = repeat(12, (i) =>
    disc(x - 45 + (i % 4) * 30, top + 16 + Math.floor(i / 4) * 28, 10, night ? light.glow : light.chalk),
  )
  return rect(x - 7, top, 14, foot - top, light.shade) + rect(x - 64, top - 4, 128, 96, light.ink) + lamps
}

const beam = (x: number, top: number, from: number, to: number, color: string) =>
  poly(`${x - 60},${top + 88} ${x + 60},${top + 88} ${to},800 ${from},800`, color, 0.07)

/** Scene `floodlit-pitch`: a ball on the centre spot. */
export function floodlitPitch(stage: Stage): string {
  const { light } = stage
  return [
    sky(stage, 360, 60),
    disc(838, 250, 168, light.disc),
    crowd(stage, 268, 372),
    rect(0, 372, WIDE, 26, light.chalk),
    repeat(9, (i) => rect(i * 140 - 30, 372, 70, 26, i % 2 ? light.disc : light.mid)),
    grass(stage, 398),
    mast(stage, 150, 372, 60),
    mast(stage, 1062, 372, 60),
    beam(150, 60, 60, 900, light.glow),
    beam(1062, 60, 320, 1160, light.glow),
    chalk('M0 452H1200', light, 5),
    stroke(ellipse(600, 620, 470, 118), light.chalk, 8),
    chalk('M-20 620H1220', light, 9),
    fourShadows(600, 664, 120, light.shade),
    stage.thing({ kind: 'ball', colors: ['#f7f3ea', '#211d1a', light.disc], pattern: 'classic', seed: 3 }, 'front', {
      x: 600,
      y: 572,
      scale: 0.34,
    }),
  ].join('')
}

/** Scene `stadium-dusk`: the stadium from the top row. */
export function stadiumDusk(stage: Stage): string {
  const { light, rand } = stage
  const tiers = [
    [980, 410, light.far],
    [890, 356, light.mid],
    [800, 302, light.ground],
    [720, 248, light.shade],
  ] as const
  const seat = (rx: number, ry: number) => {
    const angle = Math.PI * (1 + rand())
    const color = rand() < 0.25 ? light.disc : rand() < 0.5 ? light.ink : light.chalk
    return disc(600 + Math.cos(angle) * rx, 630 + Math.sin(angle) * ry, 4.2, color, 0.85)
  }
  const bank = tiers.map(
    ([rx, ry, color], i) =>
      oval(600, 630, rx, ry, color, 1) +
      repeat(i < 3 ? 190 : 0, () => seat(rx - 16 - rand() * 56, ry - 10 - rand() * 38)),
  )
  const lamps = (x: number, top: number) =>
    rect(x - 4, top, 8, 200, light.shade) + rect(x - 46, top - 20, 92, 38, light.ink)
  return [
    rect(0, 0, WIDE, 800, light.sky),
    rect(0, 150, WIDE, 200, light.haze),
    disc(790, 206, 172, light.disc),
    lamps(120, 150),
    lamps(430, 84),
    lamps(1090, 150),
    ...bank,
    oval(600, 650, 640, 214, light.turf, 1),
    stage.within(
      ellipse(600, 650, 640, 214),
      repeat(8, (i) =>
        poly(`${300 + i * 88},420 ${344 + i * 88},420 ${122 + i * 136},900 ${54 + i * 136},900`, light.mown),
      ),
    ),
    stroke('M356 484H844L1010 764H190Z', light.chalk, 5, { strokeLinejoin: 'round' }),
    stroke(`${ellipse(600, 604, 104, 46)}M600 484V764M318 548H420L352 678H241M882 548H780L848 678H959`, light.chalk, 5),
  ].join('')
}

/** Scene `players-tunnel`: players leave the tunnel. */
export function playersTunnel(stage: Stage): string {
  const { light, colors } = stage
  const wall = '#171310'
  const walkers = [
    [476, 640, 0.92],
    [716, 640, 0.92],
    [372, 716, 1.22],
    [822, 716, 1.22],
  ] as const
  const lamp = (i: number) => {
    const [half, y] = [40 + i * 34, 138 - i * 42]
    return poly(
      `${600 - half},${y} ${600 + half},${y} ${612 + half + i * 6},${y - 18} ${588 - half - i * 6},${y - 18}`,
      light.glow,
      0.85,
    )
  }
  return [
    rect(0, 0, WIDE, 800, wall),
    stage.within(
      'M330 150H870V560H330Z',
      rect(330, 150, 540, 410, light.sky),
      rect(330, 340, 540, 140, light.haze),
      disc(600, 380, 168, light.disc),
      crowd(stage, 420, 486),
      rect(330, 486, 540, 80, light.turf),
      chalk('M330 514H870', light, 5),
    ),
    poly('330,560 870,560 1130,800 70,800', '#3a2a20'),
    poly('430,560 770,560 900,800 300,800', light.disc, 0.3),
    poly('0,0 330,150 330,560 0,800', '#241c17'),
    poly('1200,0 870,150 870,560 1200,800', '#1e1814'),
    poly('0,0 1200,0 870,150 330,150', '#120f0d'),
    repeat(4, lamp),
    chalk('M0 640L330 470M1200 640L870 470', { ...light, chalk: light.disc }, 8, 0.9),
    ...walkers.map(([x, y, size]) => {
      const [feet, end] = [34 * size, x + (x - 600) * 0.5]
      return poly(`${x - feet},${y} ${x + feet},${y} ${end + feet * 2},820 ${end - feet * 2},820`, '#0d0a08', 0.55)
    }),
    ...walkers.map(([x, y, size], i) =>
      fromBehind({
        x,
        ground: y,
        size,
        number: i * 2 + 1,
        shirt: colors[i % 2] ?? colors[0],
        ink: i % 2 ? '#1f1b18' : light.chalk,
      }),
    ),
  ].join('')
}

/** Scene `ball-in-net`: the ball hits the net. */
export function ballInNet(stage: Stage): string {
  const { light } = stage
  const bulge = (x: number, y: number) => {
    const far = Math.hypot((x - 690) / 330, (y - 380) / 270)
    const pull = Math.max(0, 1 - far) ** 1.4
    return `${Math.round(x + (x - 690) * pull * 0.9)} ${Math.round(y + (y - 380) * pull * 0.9)}`
  }
  const rope = (points: string[]) =>
    stroke(`M${points.join('L')}`, light.chalk, 4, { strokeLinejoin: 'round', strokeOpacity: 0.9 })
  const steps = Array.from({ length: 64 }, (_, i) => i)
  const down = (k: number) => rope(steps.map((i) => bulge(k * 50 - 30, -20 + i * 13.4)))
  const across = (k: number) => rope(steps.map((i) => bulge(-20 + i * 20, k * 50 - 20)))
  return [
    rect(0, 0, WIDE, 800, light.sky),
    disc(690, 380, 330, light.disc),
    poly('0,690 1200,640 1200,800 0,800', light.turf),
    poly('0,730 1200,676 1200,800 0,800', light.mown),
    repeat(26, down),
    repeat(17, across),
    stage.thing({ kind: 'ball', colors: ['#faf6ee', '#1f1b18', '#1f1b18'], pattern: 'classic', seed: 9 }, 'front', {
      x: 690,
      y: 380,
      scale: 0.5,
    }),
    poly('0,0 64,0 64,800 0,800', light.chalk),
    poly('64,0 82,0 82,800 64,800', light.mid),
  ].join('')
}

/** Scene `goalkeeper`: a goalkeeper dives for the ball, which is drawn as the sun. */
export function goalkeeper(stage: Stage): string {
  const { light, colors } = stage
  const place = { x: 470, y: 640, height: 440 }
  const dress = {
    shirt: colors[0],
    shorts: '#1f1b18',
    socks: colors[0],
    boots: '#f4efe6',
    gloves: '#f7f2e8',
    sleeves: true,
  }
  return [
    sky(stage, 560, 110),
    repeat(22, (i) => stroke(`M${i * 60 - 20} 130V560`, light.chalk, 2.5, { strokeOpacity: 0.45 })),
    repeat(8, (i) => stroke(`M60 ${160 + i * 56}H1140`, light.chalk, 2.5, { strokeOpacity: 0.45 })),
    rect(40, 96, 1120, 22, light.chalk),
    rect(40, 96, 22, 480, light.chalk),
    rect(1138, 96, 22, 480, light.chalk),
    grass(stage, 560),
    chalk('M0 586H1200', light, 7),
    oval(480, 706, 330, 24, light.shade, 0.45),
    oval(930, 716, 96, 14, light.shade, 0.4),
    disc(936, 292, 92, light.disc),
    somebody(place, POSES.dive, dress),
  ].join('')
}
