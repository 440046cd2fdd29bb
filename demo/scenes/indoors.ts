import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { ellipse } from '#demo/art/kit/outline.ts'
import { chalk, disc, oval, poly, rect, type Stage, WIDE } from './stage.ts'

function dumbbell(x: number, y: number, size: number, color: string, bar: string): string {
  const end = (side: number) =>
    rect(x + side * 30 * size - 9 * size, y - 22 * size, 18 * size, 44 * size, color) +
    rect(x + side * 42 * size - 5 * size, y - 15 * size, 10 * size, 30 * size, bar)
  return rect(x - 32 * size, y - 4 * size, 64 * size, 8 * size, bar) + end(-1) + end(1)
}

function kettlebell(x: number, y: number, size: number, color: string): string {
  const [half, rise] = [22 * size, 44 * size]
  return (
    stroke(
      `M${x - half} ${y - 56 * size}q-8 ${-rise} ${half + 8} ${-rise}q${30 * size} 0 ${half} ${rise}`,
      color,
      13 * size,
    ) +
    disc(x, y - 34 * size, 38 * size, color) +
    rect(x - 26 * size, y - 8 * size, 52 * size, 8 * size, color)
  )
}

const TACTICS =
  'M170 120l22 22m0 -22l-22 22M240 190l22 22m0 -22l-22 22M210 132Q330 96 372 160l-14 -6m14 6l4 -15' +
  'M452 110a15 15 0 1 1 -.1 0M440 196a15 15 0 1 1 -.1 0M330 206q40 24 82 2'

/** Scene `gym-corner`: dumbbells and a mat. */
export function gymCorner(stage: Stage): string {
  const { light, colors } = stage
  const rack = (y: number, kind: number) =>
    rect(96, y, 470, 16, light.ink) +
    repeat(4, (i) =>
      dumbbell(166 + i * 110, y - 22, 0.84 + kind * 0.06, (i + kind) % 3 ? '#231e1a' : light.disc, light.mid),
    )
  return [
    rect(0, 0, 760, 610, light.paper),
    rect(760, 0, 440, 610, light.far),
    poly('0,610 760,610 1200,610 1200,800 0,800', light.ground),
    poly('0,610 1200,610 1200,622 0,622', light.shade),
    disc(940, 290, 176, light.disc),
    stroke('M940 466V610', light.shade, 8),
    rect(760, 0, 10, 610, light.mid),
    rect(120, 66, 420, 192, light.ink),
    rect(130, 76, 400, 172, '#2f3d35'),
    chalk(TACTICS, light, 5),
    rect(110, 300, 14, 312, light.ink),
    rect(538, 300, 14, 312, light.ink),
    rack(396, 0),
    rack(496, 1),
    rack(588, 2),
    poly('430,676 1010,676 1100,760 380,760', colors[0]),
    poly('430,676 1010,676 1018,684 424,684', light.chalk, 0.5),
    oval(690, 742, 90, 12, light.shade, 0.5),
    kettlebell(690, 742, 1.3, '#1f1a17'),
    oval(250, 726, 170, 18, light.shade, 0.45),
    stage.thing({ kind: 'duffel', colors: ['#2b2622', light.disc], pattern: 'ends' }, 'front', {
      x: 250,
      y: 630,
      scale: 0.4,
    }),
    stage.thing({ kind: 'bottle', colors: ['#f4efe6', light.disc], pattern: 'slash' }, 'front', {
      x: 452,
      y: 660,
      scale: 0.2,
      standing: true,
    }),
    stage.thing({ kind: 'shoe', colors: ['#f4efe6', light.disc, '#1f1b18'], pattern: 'shards' }, 'pair', {
      x: 940,
      y: 655,
      scale: 0.28,
    }),
  ].join('')
}

/** Scene `trophy-table`: a cup, medals and a scarf on a table. */
export function trophyTable(stage: Stage): string {
  const { light, colors } = stage
  const gold = ['#d9a441', '#f0c268', '#a97425']
  const cup =
    path('M-92 -300H92Q96 -150 30 -110Q20 -96 20 -70H-20Q-20 -96 -30 -110Q-96 -150 -92 -300Z', gold[0] ?? '') +
    path('M20 -300H60Q64 -170 14 -112H0Q36 -180 20 -300Z', gold[1] ?? '') +
    stroke(
      'M-90 -276Q-164 -280 -150 -214Q-138 -158 -66 -152M90 -276Q164 -280 150 -214Q138 -158 66 -152',
      gold[2] ?? '',
      15,
    ) +
    path('M-46 -72H46L58 -40H-58Z', gold[2] ?? '') +
    rect(-84, -40, 168, 40, '#2a2420') +
    rect(-36, -30, 72, 18, gold[0] ?? '')
  const medal = (x: number, y: number) =>
    stroke(`M${x - 30} ${y - 120}L${x} ${y}L${x + 22} ${y - 124}`, colors[0], 13) +
    disc(x, y + 12, 27, gold[0] ?? '') +
    disc(x, y + 12, 17, gold[1] ?? '')
  const paper = (i: number) => {
    const x = (i * 173) % 1180
    const y = (i * 97) % 540
    return group(
      { transform: `rotate(${(i * 47) % 180} ${x} ${y})` },
      rect(x, y, 20, 8, [colors[0], light.disc, light.chalk, colors[1]][i % 4] ?? light.chalk),
    )
  }
  return [
    rect(0, 0, WIDE, 800, light.sky),
    rect(0, 400, WIDE, 200, light.haze),
    disc(600, 330, 290, light.disc),
    repeat(46, paper),
    rect(0, 592, WIDE, 208, light.ground),
    rect(0, 592, WIDE, 20, light.mid),
    oval(620, 664, 300, 22, light.shade, 0.45),
    group({ transform: 'translate(600 660) scale(1.5)' }, cup),
    medal(866, 650),
    medal(940, 672),
    oval(320, 690, 150, 16, light.shade, 0.45),
    stage.thing({ kind: 'scarf', colors: [colors[0], '#f6f1e7', colors[1]], pattern: 'bars' }, 'flat', {
      x: 1010,
      y: 690,
      scale: 0.3,
    }),
    stage.thing({ kind: 'ball', colors: ['#f8f3e9', '#231d19', light.disc], pattern: 'classic', seed: 8 }, 'front', {
      x: 300,
      y: 594,
      scale: 0.32,
    }),
  ].join('')
}

/** Scene `padel-court`: a padel court from above. */
export function padelCourt(stage: Stage): string {
  const { light } = stage
  const floor = stage.night ? '#1f3a44' : '#34605f'
  const line = (d: string) => chalk(d, light, 8)
  return [
    rect(0, 0, WIDE, 800, stage.night ? '#13242a' : light.mid),
    rect(110, 90, 980, 620, floor),
    stroke('M110 90H1090V710H110Z', light.ink, 12),
    repeat(9, (i) => rect(110 + i * 122, 82, 8, 16, light.chalk) + rect(110 + i * 122, 702, 8, 16, light.chalk)),
    line('M352 90V710M848 90V710M352 400H848'),
    poly('600,90 690,106 690,726 600,710', light.shade, 0.3),
    rect(594, 74, 12, 652, light.chalk),
    repeat(30, (i) => rect(596, 96 + i * 20.5, 8, 3, light.ink)),
    disc(770, 262, 118, light.disc),
    stroke(ellipse(770, 262, 118), light.chalk, 4, { strokeDasharray: '3 14', strokeLinecap: 'round' }),
    stroke('M312 560Q520 240 770 262', light.chalk, 5, { strokeDasharray: '2 20', strokeLinecap: 'round' }),
    oval(310, 590, 92, 104, '#0d1b1d', 0.35),
    oval(982, 556, 92, 104, '#0d1b1d', 0.35),
    stage.thing({ kind: 'racket', type: 'padel', colors: ['#1f1b18', light.disc, '#f4efe6'] }, 'front', {
      x: 258,
      y: 590,
      scale: 0.42,
      turn: -38,
    }),
    stage.thing({ kind: 'racket', type: 'padel', colors: ['#f4efe6', '#1f1b18', light.disc] }, 'front', {
      x: 950,
      y: 560,
      scale: 0.42,
      turn: 34,
    }),
    stage.thing({ kind: 'ball', type: 'padel', colors: ['#d8e04a', '#f6f1e7'] }, 'front', {
      x: 470,
      y: 372,
      scale: 0.11,
    }),
  ].join('')
}
