import { cross, dot, toward } from './sphere.ts'
import type { Vector } from './sphere.ts'

const GOLDEN = (1 + Math.sqrt(5)) / 2

/** The twelve corners of an icosahedron: the seams of a football follow it. */
export const CORNERS: readonly Vector[] = [1, -1]
  .flatMap((a) =>
    [GOLDEN, -GOLDEN].flatMap((b): Vector[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  .map((corner) => toward([corner, 1]))

const areNeighbours = (a: Vector, b: Vector) => a !== b && dot(a, b) > 0.4

/** The thirty edges, each once. */
export const EDGES: readonly (readonly [Vector, Vector])[] = CORNERS.flatMap((a, i) =>
  CORNERS.slice(i + 1)
    .filter((b) => areNeighbours(a, b))
    .map((b) => [a, b] as const),
)

/** The twenty faces, each once. */
export const FACES: readonly (readonly [Vector, Vector, Vector])[] = CORNERS.flatMap((a, i) =>
  CORNERS.slice(i + 1).flatMap((b, j) =>
    CORNERS.slice(i + j + 2)
      .filter((c) => areNeighbours(a, b) && areNeighbours(b, c) && areNeighbours(a, c))
      .map((c) => [a, b, c] as const),
  ),
)

/** The direction of a face's middle. */
export const middleOf = ([a, b, c]: readonly [Vector, Vector, Vector]): Vector => toward([a, 1], [b, 1], [c, 1])

/** The five neighbours of a corner, in order round it, each with the one after it. */
export function ringOf(corner: Vector): (readonly [Vector, Vector])[] {
  const near = CORNERS.filter((other) => areNeighbours(corner, other))
  const first = near[0] ?? corner
  const x = toward([first, 1], [corner, -dot(first, corner)])
  const y = cross(corner, x)
  const angle = (v: Vector) => Math.atan2(dot(v, y), dot(v, x))
  const ring = near.toSorted((p, q) => angle(p) - angle(q))
  return ring.map((v, i) => [v, ring[(i + 1) % ring.length] ?? v] as const)
}
