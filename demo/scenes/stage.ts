import { paint } from '#demo/art/draw.ts'
import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { r1, random } from '#demo/art/kit/number.ts'
import { ellipse } from '#demo/art/kit/outline.ts'
import { LIGHTS, type Light } from './light.ts'
import type { ArtView, SingleArt } from '#demo/art/art.ts'
import type { LightName } from './scene-art.ts'

export const WIDE = 1200
export const HIGH = 800

/** Where a product stands in a scene: the middle of its sheet, its size against the sheet, its turn in degrees. */
export type Spot = { x: number; y: number; scale: number; turn?: number; mirrored?: boolean; standing?: boolean }

/** What a scene is drawn with. */
export type Stage = ReturnType<typeof createStage>

/**
 * @param colors main and second colour of who plays
 * @param key decides what is left to chance
 */
export function createStage(name: LightName, colors: readonly [string, string], key: string) {
  const light: Light = LIGHTS[name]
  let things = 0
  const defs: string[] = []
  return {
    light,
    night: name === 'night',
    colors,
    rand: random(key),
    defs,
    /** A product of the shop, without its own shadow unless it is `standing`. */
    thing(art: SingleArt, view: ArtView, { x, y, scale, turn = 0, mirrored = false, standing = false }: Spot): string {
      const { defs: own, body } = paint(art, view, `s${things++}.`, !standing)
      defs.push(own)
      const size = `scale(${mirrored ? -scale : scale} ${scale})`
      return group({ transform: `translate(${r1(x)} ${r1(y)}) rotate(${turn}) ${size} translate(-400 -500)` }, body)
    },
    /** Shows a part of the drawing alone. */
    within(outline: string, ...parts: string[]): string {
      const id = `w${defs.length}`
      defs.push(`<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
      return group({ clipPath: `url(#${id})` }, ...parts)
    },
  }
}

export function rect(x: number, y: number, w: number, h: number, fill: string, opacity?: number): string {
  const place = `x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}"`
  return `<rect ${place} fill="${fill}"${opacity ? ` fill-opacity="${opacity}"` : ''}/>`
}

export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  path(ellipse(x, y, radius), fill, { fillOpacity: opacity === 1 ? undefined : opacity })

/** A flat oval: a shadow straight below, a puddle, a hole. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity: number): string =>
  path(ellipse(x, y, rx, ry), fill, { fillOpacity: opacity })

/** A line of chalk. */
export const chalk = (d: string, light: Light, width = 6, opacity = 0.92): string =>
  stroke(d, light.chalk, width, { strokeOpacity: opacity, strokeLinecap: 'round', strokeLinejoin: 'round' })

export const poly = (points: string, fill: string, opacity = 1): string =>
  `<polygon points="${points}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`

/** Sky down to the horizon with the band of haze above it. */
export const sky = ({ light }: Stage, horizon: number, haze = 90): string =>
  rect(0, 0, WIDE, horizon, light.sky) + rect(0, horizon - haze, WIDE, haze, light.haze)
