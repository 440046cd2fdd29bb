import { r1 } from '#demo/art/kit/number.ts'

/** A direction from the centre of a ball. */
export type Vector = readonly [x: number, y: number, z: number]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** Returns the direction of a weighted sum of vectors. */
export function toward(...parts: readonly (readonly [Vector, number])[]): Vector {
  const sum = (i: 0 | 1 | 2) => parts.reduce((total, [v, weight]) => total + v[i] * weight, 0)
  const [x, y, z] = [sum(0), sum(1), sum(2)]
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

/** Interpolates between two directions; `t` is 0 to 1. */
export const between = (a: Vector, b: Vector, t: number): Vector => toward([a, 1 - t], [b, t])

/** Returns directions in equal steps from a to b, both included. */
export const arc = (a: Vector, b: Vector, steps: number): Vector[] =>
  Array.from({ length: steps + 1 }, (_, k) => between(a, b, k / steps))

/** Returns a closed curve on the ball by a function of the angle. */
export const loop = (steps: number, at: (angle: number) => Vector): Vector[] =>
  Array.from({ length: steps + 1 }, (_, i) => toward([at((i / steps) * 2 * Math.PI), 1]))

export type Ball = {
  /** path data of a patch; empty when it is wholly on the far side */
  patch: (corners: readonly Vector[], steps?: number) => string
  /** path data of the visible part of a line */
  trace: (line: readonly Vector[]) => string
}
export type Turn = readonly [number, number, number]

/** A ball of a radius at a place on the sheet, rotated about x, then y, then z (radians). */
export function ballAt(cx: number, cy: number, radius: number, [ax, ay, az]: Turn): Ball {
  function turn([x0, y0, z0]: Vector): Vector {
    const [y1, z1] = [y0 * Math.cos(ax) - z0 * Math.sin(ax), y0 * Math.sin(ax) + z0 * Math.cos(ax)]
    const [x2, z2] = [x0 * Math.cos(ay) + z1 * Math.sin(ay), z1 * Math.cos(ay) - x0 * Math.sin(ay)]
    return [x2 * Math.cos(az) - y1 * Math.sin(az), x2 * Math.sin(az) + y1 * Math.cos(az), z2]
  }
  const onSheet = (x: number, y: number) => `${r1(cx + x * radius)} ${r1(cy + y * radius)}`

  function patch(corners: readonly Vector[], steps = 3): string {
    const border = corners
      .flatMap((corner, i) => arc(corner, corners[(i + 1) % corners.length] ?? corner, steps).slice(0, -1))
      .map(turn)
    if (border.every(([, , z]) => z < 0)) return ''
    // Points on the far side are moved to the rim, so that a patch cut by the rim keeps its shape.
    const shown = border.map(([x, y, z]) => {
      const length = z < 0 ? Math.hypot(x, y) || 1 : 1
      return onSheet(x / length, y / length)
    })
    return `M${shown.join('L')}Z`
  }

  function trace(points: readonly Vector[]): string {
    let d = ''
    let drawing = false
    for (const [x, y, z] of points.map(turn)) {
      if (z >= 0) d += (drawing ? 'L' : 'M') + onSheet(x, y)
      drawing = z >= 0
    }
    return d
  }
  return { patch, trace }
}
