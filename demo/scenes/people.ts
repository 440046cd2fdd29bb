import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { repeat } from '#demo/art/kit/number.ts'
import { grass } from './ground.ts'
import { palm } from './outdoors.ts'
import { SKINS, fromBehind } from './from-behind.ts'
import { chalk, disc, poly, rect, sky, type Stage, WIDE } from './stage.ts'

/** A fan from behind, from the waist up, who holds a scarf overhead. */
function fan({ light, rand, colors }: Stage, x: number, y: number, size: number, scarf: boolean): string {
  const skin = SKINS[Math.floor(rand() * 4)] ?? '#a9714b'
  const shirt = [colors[0], colors[1], light.chalk, '#2a2420'][Math.floor(rand() * 4)] ?? colors[0]
  const arms = scarf
    ? stroke('M-40 6L-66 -60L-62 -132M40 6L66 -60L62 -132', shirt, 21, { strokeLinejoin: 'round' }) +
      stroke('M-63 -100L-62 -138M63 -100L62 -138', skin, 17, { strokeLinecap: 'round' })
    : stroke('M-40 12L-58 70M40 12L58 70', shirt, 22)
  const cloth = scarf
    ? group(
        { transform: `rotate(${Math.round(rand() * 8 - 4)} 0 -150)` },
        repeat(7, (i) => rect(-98 + i * 28, -172, 28, 44, i % 2 ? '#f6f1e7' : colors[0])) +
          rect(-98, -172, 196, 6, '#000011', 0.14),
      )
    : ''
  const body =
    path('M-62 150V30Q-58 -8 -18 -12H18Q58 -8 62 30V150Z', shirt) +
    stroke('M0 -20V-2', skin, 22) +
    disc(0, -46, 30, skin) +
    path('M-31 -40Q-34 -80 0 -80Q34 -80 31 -40Q28 -24 18 -22H-18Q-28 -24 -31 -40Z', '#231815')
  return group({ transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${size})` }, arms, body, cloth)
}

/** Scene `fans-scarves`: fans in the stand with scarves. */
export function fansScarves(stage: Stage): string {
  const { light } = stage
  const row = (y: number, size: number, count: number, shift: number, every: number) =>
    repeat(count, (i) =>
      fan(stage, shift + i * (1240 / (count - 0.6)) - 30, y + ((i * 37) % 26), size, i % every === 0),
    )
  return [
    sky(stage, 520, 240),
    rect(0, 500, WIDE, 300, light.shade),
    disc(600, 330, 268, light.disc),
    repeat(3, (i) => rect(0, 452 + i * 26, WIDE, 26, i % 2 ? light.far : light.mid)),
    row(500, 0.62, 13, 20, 2),
    row(590, 0.86, 9, 70, 3),
    row(716, 1.24, 6, 10, 2),
  ].join('')
}

/** Scene `school-team`: seven players from behind. */
export function schoolTeam(stage: Stage): string {
  const { light, colors } = stage
  const sizes = [1.3, 1.42, 1.22, 1.46, 1.34, 1.4, 1.26]
  const windows = (i: number) =>
    rect(70 + i * 190, 150, 116, 84, light.glow) +
    stroke(`M${128 + i * 190} 150v84M${70 + i * 190} 192h116`, light.mid, 6)
  return [
    sky(stage, 470, 120),
    disc(884, 210, 148, light.disc),
    rect(0, 96, 760, 374, light.far),
    rect(0, 84, 780, 20, light.mid),
    repeat(4, windows),
    repeat(4, (i) => rect(70 + i * 190, 300, 116, 84, light.mid)),
    rect(0, 410, WIDE, 70, light.paper),
    rect(0, 404, WIDE, 10, light.mid),
    palm(1090, 480, 340, light.shade, -1),
    grass(stage, 476),
    chalk('M-10 560H1210', light, 6),
    stroke('M300 560Q600 500 900 560', light.chalk, 6),
    ...sizes.map((high, i) =>
      poly(
        `${112 + i * 152},720 ${188 + i * 152},716 ${60 + i * 152 - high * 40},800 ${-30 + i * 152 - high * 40},800`,
        light.shade,
        0.4,
      ),
    ),
    ...sizes.map((size, i) =>
      fromBehind({ x: 150 + i * 150, ground: 720, size, number: i, shirt: colors[0], ink: light.chalk, arm: i < 6 }),
    ),
  ].join('')
}
