import { attributes, group, path, stroke } from '#demo/art/kit/markup.ts'
import { r1 } from '#demo/art/kit/number.ts'

/**
 * The pose of a figure by angles in degrees. The upper and lower part of a limb are measured from straight down,
 * positive to the right, which is forward. `lean` is the angle of the trunk from straight up.
 */
export type Pose = {
  lean: number
  near: { arm: Limb; leg: Limb }
  away: { arm: Limb; leg: Limb }
  /** height of the hip above the ground for a figure of 100 units; default: the lower foot touches the ground */
  hip?: number
}
type Limb = readonly [upper: number, lower: number]

export type Dress = {
  shirt: string
  shorts: string
  socks?: string
  boots?: string
  skin?: string
  hair?: string
  gloves?: string
  /** long sleeves or long trousers, in the colour of shirt or shorts */
  sleeves?: boolean
  trousers?: boolean
}

/** Path of the hair, from the nape round the back of the head. */
const LOCKS = 'a7 7 0 0 1 14 -1.6q-5 .6 -7 -.4q-3 3 -3.4 6.4q-2.6 .8 -3.6 -4.4Z'
const SKIN = '#a9714b'
const HAIR = '#231815'
const TRUNK = 29
const UPPER_ARM = 15
const FORE_ARM = 14
const THIGH = 22
const SHIN = 22
const FOOT = 3

type Point = readonly [x: number, y: number]
const along = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length]
}
const bone = (from: Point, to: Point, color: string, width: number, cap = 'round') =>
  stroke(`M${r1(from[0])} ${r1(from[1])}L${r1(to[0])} ${r1(to[1])}`, color, width, { strokeLinecap: cap })

/** Returns the height of the hip at which the lower foot touches the ground. */
function standing({ near, away }: Pose): number {
  const reach = ({ leg }: Pose['near']) => along(along([0, 0], leg[0], THIGH), leg[1], SHIN)[1]
  return Math.max(reach(near), reach(away)) + FOOT
}

function leg(hip: Point, [upper, lower]: Limb, dress: Dress): string {
  const knee = along(hip, upper, THIGH)
  const foot = along(knee, lower, SHIN)
  const skin = dress.trousers ? dress.shorts : (dress.skin ?? SKIN)
  const socks = dress.trousers ? dress.shorts : (dress.socks ?? dress.shirt)
  const toe = along(foot, lower + 82, 6.5)
  return [
    bone(hip, knee, skin, 8.4),
    bone(along(knee, lower, -1), along(knee, lower, 5), skin, 7.6),
    bone(along(knee, lower, 5), foot, socks, 7),
    bone(along(foot, lower, 0.5), toe, dress.boots ?? HAIR, 5.6),
    bone(hip, along(hip, upper, dress.trousers ? THIGH : 13), dress.shorts, 11.5, dress.trousers ? 'round' : 'butt'),
  ].join('')
}

function arm(shoulder: Point, [upper, lower]: Limb, dress: Dress): string {
  const elbow = along(shoulder, upper, UPPER_ARM)
  const hand = along(elbow, lower, FORE_ARM)
  const skin = dress.sleeves ? dress.shirt : (dress.skin ?? SKIN)
  const hold = dress.gloves
    ? bone(along(elbow, lower, FORE_ARM - 2), along(elbow, lower, FORE_ARM + 3), dress.gloves, 8)
    : ''
  return [
    bone(shoulder, elbow, skin, 6),
    bone(elbow, hand, skin, 5.4),
    bone(hand, along(hand, lower, 1), dress.skin ?? SKIN, 5.4),
    hold,
    bone(shoulder, along(shoulder, upper, 9), dress.shirt, 7.6),
  ].join('')
}

/**
 * Draws a figure of 100 units from the side: feet at 0, 0, facing right, without a face. Returns markup in paint order.
 */
export function figure(pose: Pose, dress: Dress): string {
  const hip: Point = [0, -(pose.hip ?? standing(pose))]
  const neck = along(hip, 180 - pose.lean, TRUNK)
  const head = along(neck, 180 - pose.lean * 0.6, 10.5)
  const chest = along(hip, 180 - pose.lean, TRUNK - 4)
  const belly = along(hip, 180 - pose.lean, 5)
  const hair = along(head, 180 - pose.lean * 0.6 + 18, 2.2)
  return [
    arm(chest, pose.away.arm, dress),
    leg(hip, pose.away.leg, dress),
    bone(neck, head, dress.skin ?? SKIN, 5.4),
    bone(along(chest, 0, 0), belly, dress.shirt, 16),
    leg(hip, pose.near.leg, dress),
    bone(along(hip, 180 - pose.lean, 3), along(hip, 180 - pose.lean, 8), dress.shirt, 15.2, 'butt'),
    `<circle${attributes({ cx: r1(head[0]), cy: r1(head[1]), r: 7, fill: dress.skin ?? SKIN })}/>`,
    path(`M${r1(hair[0] - 7)} ${r1(hair[1] + 1)}${LOCKS}`, dress.hair ?? HAIR),
    arm(chest, pose.near.arm, dress),
  ].join('')
}

const plain = (color: string): Dress => ({
  shirt: color,
  shorts: color,
  socks: color,
  boots: color,
  skin: color,
  hair: color,
  gloves: color,
})

/** Placement of a figure: feet, height in pixels, whether it faces left. */
export type Place = { x: number; y: number; height: number; left?: boolean }

const placed = ({ x, y, height, left }: Place, markup: string) =>
  group(
    { transform: `translate(${r1(x)} ${r1(y)}) scale(${(r1(height) / 100) * (left ? -1 : 1)} ${r1(height) / 100})` },
    markup,
  )

export const somebody = (place: Place, pose: Pose, dress: Dress): string => placed(place, figure(pose, dress))
/** Draws a figure in one colour. */
export const silhouette = (place: Place, pose: Pose, color: string): string => placed(place, figure(pose, plain(color)))

/**
 * Draws the long shadow of a figure on level ground.
 *
 * @param slant horizontal shift per length, positive to the right
 * @param length of the shadow relative to the height of the figure; negative: away from the viewer
 */
export function shadowOf(
  place: Place,
  pose: Pose,
  color: string,
  opacity: number,
  slant: number,
  length: number,
): string {
  const { x, y, height, left } = place
  const scale = height / 100
  const matrix = [left ? -scale : scale, 0, -slant * scale, -length * scale, x, y].map((n) => Number(n.toFixed(2)))
  return group({ transform: `matrix(${matrix.join(' ')})`, opacity }, figure(pose, plain(color)))
}

/** The poses of the scenes. */
export const POSES = {
  stand: { lean: 0, near: { arm: [-6, 4], leg: [3, 0] }, away: { arm: [8, 14], leg: [-4, -6] } },
  run: { lean: 14, near: { arm: [-52, 34], leg: [52, -22] }, away: { arm: [46, 118], leg: [-28, -74] } },
  sprint: { lean: 22, near: { arm: [62, 140], leg: [-34, -86] }, away: { arm: [-64, 10], leg: [64, -8] } },
  jog: { lean: 8, near: { arm: [-36, 44], leg: [34, -14] }, away: { arm: [30, 104], leg: [-18, -58] } },
  kick: { lean: -12, near: { arm: [-62, -34], leg: [58, 48] }, away: { arm: [64, 80], leg: [-8, -16] } },
  windUp: { lean: 10, near: { arm: [58, 70], leg: [-46, -104] }, away: { arm: [-66, -30], leg: [20, 4] } },
  wait: { lean: 6, near: { arm: [10, 60], leg: [14, -12] }, away: { arm: [-10, 30], leg: [-16, -30] } },
  cheer: { lean: -4, near: { arm: [164, 172], leg: [8, 2] }, away: { arm: [-168, -174], leg: [-10, -8] } },
  point: { lean: -2, near: { arm: [86, 92], leg: [6, 0] }, away: { arm: [-14, 20], leg: [-8, -8] } },
  carry: { lean: 4, near: { arm: [16, 84], leg: [20, 2] }, away: { arm: [24, 88], leg: [-16, -28] } },
  give: { lean: 8, near: { arm: [42, 92], leg: [12, 0] }, away: { arm: [50, 94], leg: [-10, -14] } },
  walk: { lean: 4, near: { arm: [-24, -2], leg: [22, 4] }, away: { arm: [20, 40], leg: [-18, -30] } },
  serve: { lean: -10, near: { arm: [150, 120], leg: [14, 2] }, away: { arm: [120, 150], leg: [-16, -24] } },
  dive: { lean: 74, hip: 46, near: { arm: [118, 124], leg: [-70, -96] }, away: { arm: [134, 122], leg: [-44, -80] } },
} satisfies Record<string, Pose>
