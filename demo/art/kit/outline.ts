import { r1 } from './number.ts'

/** Size of every picture. */
export const WIDTH = 800
export const HEIGHT = 1000

/** x, y, and whether the point is a sharp corner. */
export type Point = readonly [x: number, y: number, corner?: boolean]

/** Points written as `x,y` separated by blanks; a star makes a sharp corner: `'400,226 566,216* 600,330'`. */
export function pts(text: string): Point[] {
  return text.split(' ').map((item) => {
    const corner = item.endsWith('*')
    const [x, y] = (corner ? item.slice(0, -1) : item).split(',').map(Number)
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`not a point: '${item}'`)
    return [x, y, corner]
  })
}

/** The halves of the sheet, as factors of a distance from its vertical middle: right, left. */
export const SIDES = [1, -1]

/** Returns the x of a distance from the vertical middle of the sheet, on one of its halves. */
export function fromMiddle(side: number): (distance: number) => number {
  return (distance) => 400 + side * distance
}

/** For `points.map(byX(f))`: moves each point sideways. */
export const byX =
  (move: (x: number) => number) =>
  ([x, y, corner]: Point): Point => [move(x), y, corner]

const at = (x: number, y: number) => `${r1(x)} ${r1(y)}`
/** Rounds control points far from the origin to integers, for shorter files. */
const coarse = (n: number) => (Math.abs(n) > 30 ? Math.round(n) : r1(n))

type Pair = readonly [number, number]

/** Direction of the curve at b, weighted by the distance of its neighbours. */
function tangent(a: Point, b: Point, c: Point): Pair {
  const before = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-6
  const after = Math.hypot(c[0] - b[0], c[1] - b[1]) || 1e-6
  const x = ((b[0] - a[0]) / before) * after + ((c[0] - b[0]) / after) * before
  const y = ((b[1] - a[1]) / before) * after + ((c[1] - b[1]) / after) * before
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

function spline(points: readonly Point[], closed: boolean): string {
  const n = points.length
  const point = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0]
  const handle = (i: number, length: number): Pair => {
    const [x, y] = tangent(point(i - 1), point(i), point(i + 1))
    return [x * length, y * length]
  }
  let d = `M${at(point(0)[0], point(0)[1])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = point(i)
    const b = point(i + 1)
    if (a[2] && b[2]) {
      d += `L${at(b[0], b[1])}`
      continue
    }
    const straight: Pair = [(b[0] - a[0]) / 3, (b[1] - a[1]) / 3]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) / 3
    const out = a[2] || (!closed && i === 0) ? straight : handle(i, length)
    const back = b[2] || (!closed && i === n - 2) ? straight : handle(i + 1, length)
    const leaving = `${coarse(a[0] + out[0])} ${coarse(a[1] + out[1])}`
    d += `C${leaving} ${coarse(b[0] - back[0])} ${coarse(b[1] - back[1])} ${at(b[0], b[1])}`
  }
  return d + (closed ? 'Z' : '')
}

/** Smooth closed outline. */
export const curve = (points: readonly Point[]): string => spline(points, true)
/** Smooth open line. */
export const line = (points: readonly Point[]): string => spline(points, false)

/** Mirrors points at the vertical middle of the sheet, in the order that continues the outline. */
export const flip = (points: readonly Point[]): Point[] => points.map(byX((x) => WIDTH - x)).reverse()

/** Closed symmetric outline from its right half, listed from top to bottom. */
export const mirrored = (right: readonly Point[]): string =>
  curve([...right, ...flip(right).filter(([x]) => Math.abs(x - WIDTH / 2) > 0.5)])

export function ellipse(x: number, y: number, rx: number, ry: number = rx): string {
  const arc = (dx: number) => `a${r1(rx)} ${r1(ry)} 0 1 0 ${r1(dx)} 0`
  return `M${at(x - rx, y)}${arc(2 * rx)}${arc(-2 * rx)}Z`
}

export function box(x: number, y: number, w: number, h: number, r: number = 0): string {
  const across = r1(w - 2 * r)
  const down = r1(h - 2 * r)
  const rightSide = `h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}`
  return `M${at(x + r, y)}${rightSide}h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}Z`
}
