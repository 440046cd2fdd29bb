import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { disc, rect } from './stage.ts'

export const SKINS = ['#a9714b', '#8d5a39', '#c08a60', '#99643f']
/** Strokes of the digits of shirt numbers. */
const FIGURES = [
  'M-16 -6H14L-4 40',
  'M14 -6H-14L-14 14Q14 8 14 26Q12 42 -14 38',
  'M0 -6V40',
  'M-14 -6H14M14 -6V40M-14 -6V16H14',
  'M14 -6H-14V40H14V16H-14',
  'M-14 -6H14V16H-14V40H14',
  'M-14 -6H14V40H-14M-8 16H14',
]

type Player = { x: number; ground: number; size: number; number: number; shirt: string; ink: string; arm?: boolean }

/** A player seen from behind, 232 units high at size 1; `arm` lies on the neighbour's shoulder at the right. */
export function fromBehind({ x, ground, size, number, shirt, ink, arm = false }: Player): string {
  const skin = SKINS[number % 4] ?? '#a9714b'
  const leg = (side: number) =>
    rect(side * 20 - 14, 118, 26, 40, skin) +
    rect(side * 20 - 14, 156, 26, 62, ink) +
    rect(side * 20 - 18, 214, 32, 18, '#231d19')
  const hanging = (side: number) =>
    stroke(`M${side * 46} -42L${side * 58} 26`, shirt, 24, { strokeLinecap: 'round' }) +
    stroke(`M${side * 59} 34L${side * 56} 82`, skin, 17, { strokeLinecap: 'round' })
  const embrace =
    stroke('M38 -44Q70 -58 108 -50', shirt, 26, { strokeLinecap: 'round' }) +
    stroke('M92 -52L116 -44', skin, 17, { strokeLinecap: 'round' })
  return group(
    { transform: `translate(${x} ${ground - 232 * size}) scale(${size})` },
    repeat(2, (i) => leg(i * 2 - 1)),
    path('M-48 66H48L54 132H4L0 104L-4 132H-54Z', '#2a2420'),
    arm ? '' : hanging(-1) + hanging(1),
    path('M-50 70Q-54 -44 -44 -56Q-26 -68 0 -68Q26 -68 44 -56Q54 -44 50 70Z', shirt),
    stroke(FIGURES[number % 7] ?? '', ink, 8, { strokeLinejoin: 'miter' }),
    stroke('M0 -78V-62', skin, 22),
    disc(0, -102, 31, skin),
    path('M-32 -98Q-34 -138 0 -138Q34 -138 32 -98Q30 -80 16 -80H-16Q-30 -80 -32 -98Z', '#201613'),
    arm ? embrace : '',
  )
}
