import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { ellipse } from '#demo/art/kit/outline.ts'
import { chalk, disc, oval, poly, rect, type Stage, WIDE } from './stage.ts'

/** Scene `kit-flatlay`: a kit, boots and a ball laid out. */
export function kitFlatlay(stage: Stage): string {
  const { light, colors } = stage
  const shadow = (d: string) => group({ transform: 'translate(30 22)' }, path(d, light.shade, { fillOpacity: 0.26 }))
  return [
    rect(0, 0, WIDE, 800, light.far),
    poly('0,0 420,0 60,800 0,800', light.chalk, 0.16),
    poly('560,0 800,0 440,800 200,800', light.chalk, 0.16),
    disc(356, 400, 292, light.disc),
    chalk('M600 -20V820', light, 7, 0.8),
    stroke(ellipse(600, 400, 150), light.chalk, 7, { strokeOpacity: 0.8 }),
    shadow('M200 170Q356 120 510 170L600 330L520 366L510 690H204L190 366L112 330Z'),
    stage.thing({ kind: 'jersey', colors: [colors[0], '#f6f1e7', '#1f1b18'], pattern: 'sash', collar: 'v' }, 'front', {
      x: 356,
      y: 412,
      scale: 0.74,
    }),
    shadow('M688 120H912L930 330H820L800 240L780 330H668Z'),
    stage.thing({ kind: 'shorts', colors: ['#f6f1e7', colors[0]], pattern: 'sides' }, 'front', {
      x: 800,
      y: 226,
      scale: 0.38,
      turn: 4,
    }),
    stage.thing({ kind: 'socks', colors: [colors[0], '#f6f1e7'], pattern: 'bands' }, 'pair', {
      x: 1044,
      y: 250,
      scale: 0.4,
      turn: -7,
    }),
    oval(838, 588, 156, 118, light.shade, 0.18),
    stage.thing({ kind: 'boot', colors: ['#1f1b18', light.disc, '#f6f1e7'], pattern: 'flash' }, 'top', {
      x: 812,
      y: 570,
      scale: 0.42,
      turn: 10,
    }),
    oval(1072, 640, 104, 90, light.shade, 0.3),
    stage.thing({ kind: 'ball', colors: ['#f8f3e9', '#231d19', light.disc], pattern: 'classic', seed: 2 }, 'front', {
      x: 1054,
      y: 612,
      scale: 0.3,
    }),
  ].join('')
}

/** Scene `boots-on-grass`: football boots on grass. */
export function bootsOnGrass(stage: Stage): string {
  const { light, colors, rand } = stage
  const blade = (i: number, y: number, high: number) => {
    const [x, bend, tip] = [i * 15 + rand() * 9, rand() * 10 - 5, rand() * 18 - 6].map(Math.round)
    const [rise, top] = [high * (0.5 + rand()), high * (0.7 + rand() * 0.6)].map(Math.round)
    const d = `M${x} ${y}q${bend} -${rise} ${tip} -${top}q1 ${Math.round(high * 0.5)} -1 ${Math.round(high)}Z`
    return path(d, i % 3 ? light.turf : light.mown)
  }
  const dress = stage.night ? '#191817' : light.haze
  const boot = { kind: 'boot', colors: [colors[0], '#f6f1e7', '#1f1b18'], pattern: 'flash', plate: light.disc } as const
  return [
    rect(0, 0, WIDE, 800, light.sky),
    rect(0, 380, WIDE, 150, dress),
    disc(812, 360, 300, light.disc),
    rect(0, 520, WIDE, 280, light.turf),
    poly('0,520 1200,520 1200,580 0,600', light.mown),
    poly('0,690 1200,636 1200,676 0,738', light.chalk),
    repeat(82, (i) => blade(i, 528, 26)),
    path('M-60 800Q260 640 560 640L1010 636Q860 700 560 730Q330 760 240 800Z', light.shade, { fillOpacity: 0.5 }),
    stage.thing(boot, 'side', { x: 420, y: 430, scale: 0.74, mirrored: true }),
    repeat(60, (i) => (i > 8 && i < 46 ? blade(i, 604, 22) : '')),
    stage.thing(boot, 'side', { x: 700, y: 452, scale: 1.06 }),
    repeat(82, (i) => blade(i, 806, 58)),
    repeat(82, (i) => (i > 18 && i < 62 ? blade(i, 708, 30) : '')),
  ].join('')
}
