import { createStage, type Stage } from '#demo/scenes/stage.ts'
import { group } from '#demo/art/kit/markup.ts'
import type { ArtView, SingleArt } from '#demo/art/art.ts'
import type { LightName } from '#demo/scenes/scene-art.ts'
import type { Pose } from '#demo/scenes/figure.ts'

/** A drawn film without sound. */
export type Film = {
  seconds: number
  light: LightName
  colors: readonly [string, string]
  /** products that move: each is drawn once, 400 × 500, and shown in many frames */
  things: Readonly<Record<string, { art: SingleArt; view: ArtView }>>
  /** draws the frame at a time, 1200 × 800; its random numbers are the same in all frames */
  frame: (stage: FilmStage, seconds: number) => string
}

/** Placement of a product in a frame: centre, horizontal and vertical scale of its picture, rotation in degrees. */
type Shown = { x: number; y: number; across: number; down?: number; turn?: number; opacity?: number }
export type FilmStage = Stage & { show: (name: string, shown: Shown) => string }

/** @param pictureOf returns the address of a product's picture */
export function filmStage(film: Film, pictureOf: (name: string) => string): FilmStage {
  const show = (name: string, { x, y, across, down = across, turn = 0, opacity }: Shown) => {
    const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`
    const transform = `${place} scale(${across.toFixed(3)} ${down.toFixed(3)})`
    const image = `<image href="${pictureOf(name)}" x="-400" y="-500" width="800" height="1000"/>`
    return group({ transform, opacity }, image)
  }
  return { ...createStage(film.light, film.colors, 'film'), show }
}

/** Progress of `moment` from `from` to `to`, 0 to 1, eased at both ends. */
export function between(moment: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (moment - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

export const blend = (from: number, to: number, part: number): number => from + (to - from) * part

/** Interpolates between two poses; `part` is 0 to 1. */
export function blendPose(a: Pose, b: Pose, part: number): Pose {
  const limb = ([u1, l1]: readonly [number, number], [u2, l2]: readonly [number, number]) =>
    [blend(u1, u2, part), blend(l1, l2, part)] as const
  const side = (from: Pose['near'], to: Pose['near']) => ({ arm: limb(from.arm, to.arm), leg: limb(from.leg, to.leg) })
  const hip = a.hip !== undefined && b.hip !== undefined ? { hip: blend(a.hip, b.hip, part) } : {}
  return { lean: blend(a.lean, b.lean, part), near: side(a.near, b.near), away: side(a.away, b.away), ...hip }
}

const swapped = ({ near, away, ...rest }: Pose): Pose => ({ ...rest, near: away, away: near })
const STRIDE: Pose = { lean: 12, near: { arm: [-46, 36], leg: [46, -16] }, away: { arm: [42, 112], leg: [-30, -66] } }
const PASS: Pose = { lean: 10, near: { arm: [6, 66], leg: [6, -4] }, away: { arm: [2, 58], leg: [22, -88] } }
const STEPS = [STRIDE, PASS, swapped(STRIDE), swapped(PASS)]

/** Pose of a runner; `part` is the progress of two steps, 0 to 1. */
export function running(part: number): Pose {
  const at = (((part % 1) + 1) % 1) * STEPS.length
  const from = Math.floor(at)
  return blendPose(STEPS[from] ?? STRIDE, STEPS[(from + 1) % STEPS.length] ?? STRIDE, at - from)
}
