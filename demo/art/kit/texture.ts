import { DARK, LIGHT, luminance } from './color.ts'
import { path, stroke } from './markup.ts'
import { r1 } from './number.ts'
import type { Hex } from './color.ts'
import type { Pen } from './pen.ts'

/**
 * Textures return a fill, or 'none' when the pen draws without textures. `size` is the size of a tile in drawing units.
 */

export function knit(pen: Pen, size = 6, opacity = 0.07): string {
  const row = (y: number, color: string) => {
    const d = `M0 ${r1(size * y)}L${size / 2} ${r1(size * (y + 0.55))}L${size} ${r1(size * y)}`
    return stroke(d, color, 1, { strokeOpacity: opacity })
  }
  return pen.tile(size, size, row(0.2, DARK) + row(0.6, LIGHT))
}

export function mesh(pen: Pen, size = 8, opacity = 0.12): string {
  const hole = (at: number) =>
    `<circle cx="${size * at}" cy="${size * at}" r="${r1(size * 0.17)}" fill="${DARK}" fill-opacity="${opacity}"/>`
  return pen.tile(size, size, hole(0.25) + hole(0.75))
}

/** Holes of a sports mesh, stronger on dark cloth. */
export const sportsMesh = (pen: Pen, cloth: Hex, size = 7): string =>
  mesh(pen, size, luminance(cloth) < 0.25 ? 0.2 : 0.075)

export function ribs(pen: Pen, size = 7, opacity = 0.2): string {
  const groove = `<rect width="${r1(size * 0.35)}" height="20" fill="${DARK}" fill-opacity="${opacity}"/>`
  const ridge = path(`M${size * 0.5} 0h${size * 0.25}v20h${size * -0.25}Z`, LIGHT, { fillOpacity: opacity / 2 })
  return pen.tile(size, 20, groove + ridge)
}

/** Plain weave, as on bags. */
export const weave = (pen: Pen, size = 4, opacity = 0.07): string => {
  const h = size / 2
  return pen.tile(
    size,
    size,
    `<path d="M0 0h${h}v${h}H0zM${h} ${h}h${h}v${h}H${h}z" fill="${DARK}" fill-opacity="${opacity}"/>`,
  )
}

/** Twill, as on caps. */
export const twill = (pen: Pen, size = 5, opacity = 0.07): string =>
  pen.tile(
    size,
    size,
    `<path d="M0 ${size}L${size} 0" stroke="${DARK}" stroke-opacity="${opacity}" stroke-width="1.4"/>`,
  )

/** Coarse hand-knit stitches, as on scarves. */
export const stitches = (pen: Pen): string =>
  pen.tile(
    9,
    9,
    `<path d="M0 2L4.5 6.5L9 2" fill="none" stroke="${DARK}" stroke-opacity=".16" stroke-width="1.8"/>` +
      `<path d="M0 5L4.5 9.5L9 5" fill="none" stroke="${LIGHT}" stroke-opacity=".12" stroke-width="1.4"/>`,
  )
