// Writes the outlines of lower Egypt that `domains/branch/branch-map.tsx` shows, as one file beside it, so that no
// document and no script carries them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pointOf } from '../app/domains/branch/lower-egypt.ts'

/** Longitude and latitude in degrees. */
type Degrees = readonly [longitude: number, latitude: number]
type Point = readonly [x: number, y: number]

// Approximate outlines.
const coast: Degrees[] = [
  [26, 31.5],
  [28.9, 30.83],
  [29.5, 30.98],
  [29.88, 31.17],
  [30.07, 31.32],
  [30.2, 31.3],
  [30.37, 31.47],
  [30.75, 31.46],
  [31.08, 31.6],
  [31.5, 31.46],
  [31.84, 31.53],
  [32.02, 31.33],
  [32.3, 31.27],
  [32.6, 31.05],
  [33.1, 31.12],
  [33.8, 31.13],
  [34.3, 31.35],
  [36, 32],
]
const gulf: Degrees[] = [
  [33.9, 27],
  [33.2, 28.1],
  [32.75, 28.85],
  [32.4, 29.5],
  [32.42, 29.85],
  [32.55, 29.98],
  [32.66, 29.85],
  [32.72, 29.4],
  [33.2, 28.6],
  [34.2, 27.5],
]
const nile: Degrees[] = [
  [32.6, 26],
  [31.2, 27.2],
  [30.75, 28.2],
  [31.1, 29.05],
  [31.27, 29.5],
  [31.22, 29.85],
  [31.22, 30.05],
  [31.11, 30.19],
]
const rosetta: Degrees[] = [
  [31.11, 30.19],
  [30.85, 30.4],
  [30.79, 30.7],
  [30.72, 30.93],
  [30.55, 31.15],
  [30.45, 31.3],
  [30.37, 31.47],
]
const damietta: Degrees[] = [
  [31.11, 30.19],
  [31.19, 30.47],
  [31.25, 30.72],
  [31.37, 31.05],
  [31.6, 31.25],
  [31.79, 31.41],
  [31.84, 31.53],
]
const canal: Degrees[] = [
  [32.3, 31.27],
  [32.31, 30.8],
  [32.29, 30.6],
  [32.4, 30.35],
  [32.57, 30.15],
  [32.55, 29.98],
]

const land = `${smooth(coast)} L ${corner(36, 22)} L ${corner(26, 22)} Z`
const water = `${smooth(gulf)} Z`
const rivers = [nile, rosetta, damietta].map(smooth).join(' ')
const shipping = smooth(canal)

const folder = join(import.meta.dirname, '../app/domains/branch/__generated__')
const paths = Object.entries({ land, water, rivers, shipping }).map(([id, d]) => `<path id="${id}" d="${d}"/>`)
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'lower-egypt.svg'), `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('\n')}</svg>\n`)

function corner(longitude: number, latitude: number): string {
  return pointOf({ longitude, latitude }).join(' ')
}

/**
 * Returns an SVG path through all points. The control points at each point lie parallel to the line between its
 * neighbours.
 */
function smooth(line: readonly Degrees[]): string {
  const points = line.map(([longitude, latitude]) => pointOf({ longitude, latitude }))
  const at = (place: number) => points[Math.min(Math.max(place, 0), points.length - 1)] ?? [0, 0]
  const curves = points.slice(1).map((end, place) => {
    const [before, start, after] = [at(place - 1), at(place), at(place + 2)]
    return `C ${handle(start, before, end)} ${handle(end, after, start)} ${end.join(' ')}`
  })
  return `M ${at(0).join(' ')} ${curves.join(' ')}`
}

function handle([x, y]: Point, from: Point, to: Point): string {
  return `${Math.round(x + (to[0] - from[0]) / 6)} ${Math.round(y + (to[1] - from[1]) / 6)}`
}
