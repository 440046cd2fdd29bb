import { CORNERS, EDGES, FACES, middleOf, ringOf } from './icosahedron.ts'
import { arc, between } from './sphere.ts'
import type { Pattern } from '#demo/art/art.ts'
import type { Ball, Vector } from './sphere.ts'

/** The print of a football: patches in the second colour, patches in the accent, and seams. */
export type Panels = { dark: string; bright: string; seams: string }
export type FootballPattern = 'classic' | 'pinwheel' | 'triangles' | 'arcs'

const joined = (parts: readonly string[]) => parts.join('')

/** Twelve pentagons and the edges between them. */
function classic(ball: Ball): Panels {
  const dark = joined(CORNERS.map((corner) => ball.patch(ringOf(corner).map(([v]) => between(corner, v, 1 / 3)))))
  const edges = joined(EDGES.map(([a, b]) => ball.trace(arc(between(a, b, 1 / 3), between(a, b, 2 / 3), 4))))
  return { dark, bright: '', seams: edges + dark }
}

/** Five blades round every corner. */
function pinwheel(ball: Ball): Panels {
  const blades = CORNERS.flatMap((corner) =>
    ringOf(corner).map(([v, next], i) => {
      const face = middleOf([corner, v, next])
      const tip = between(between(corner, v, 0.46), next, 0.06)
      const inner = between(between(corner, face, 0.4), next, 0.12)
      return {
        bright: i % 2 === 1 || i === 4,
        d: ball.patch([corner, between(corner, v, 0.22), tip, between(corner, face, 0.78), inner], 2),
      }
    }),
  )
  const seams = joined(FACES.flatMap((face) => face.map((corner) => ball.trace(arc(middleOf(face), corner, 6)))))
  const pick = (bright: boolean) => joined(blades.filter((blade) => blade.bright === bright).map((blade) => blade.d))
  return { dark: pick(false), bright: pick(true), seams }
}

/** A triangle on two faces of three. */
function triangles(ball: Ball): Panels {
  const shrunk = (i: number, size: number) =>
    FACES[i]?.map((corner) => between(middleOf(FACES[i] ?? [corner, corner, corner]), corner, size)) ?? []
  const every = (start: number, size: number) =>
    joined(FACES.map((_, i) => (i % 3 === start ? ball.patch(shrunk(i, size), 4) : '')))
  return {
    dark: every(0, 0.62),
    bright: every(1, 0.4),
    seams: joined(EDGES.map(([a, b]) => ball.trace(arc(a, b, 10)))),
  }
}

/** Wavy rings round every corner. */
function arcs(ball: Ball): Panels {
  const ring = (corner: Vector, size: number, wave: number) =>
    ringOf(corner).flatMap(([v, next]) =>
      [0, 1, 2, 3].map((k) => between(corner, between(v, next, k / 4), size + wave * (k === 2 ? 1 : k === 0 ? -1 : 0))),
    )
  const dark = CORNERS.map(
    (corner) => ball.patch(ring(corner, 0.46, 0.05), 1) + ball.patch(ring(corner, 0.34, 0.04).toReversed(), 1),
  )
  const bright = CORNERS.map((corner) => ball.patch(ring(corner, 0.17, 0.02), 1))
  const seams = FACES.flatMap((face) =>
    face.map((corner) => ball.trace(arc(middleOf(face), between(middleOf(face), corner, 0.6), 2))),
  )
  return { dark: joined(dark), bright: joined(bright), seams: joined(seams) }
}

const FOOTBALLS: Record<FootballPattern, (ball: Ball) => Panels> = { classic, pinwheel, triangles, arcs }
export const FOOTBALL_PATTERNS = Object.keys(FOOTBALLS) as FootballPattern[]

/** Returns the panels of a football; the classic ones for any other pattern, such as the default of a key ring. */
export const panelsOf = (pattern: Pattern, ball: Ball): Panels =>
  FOOTBALLS[FOOTBALL_PATTERNS.find((known) => known === pattern) ?? 'classic'](ball)
