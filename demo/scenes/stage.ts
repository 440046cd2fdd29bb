import { paint } from '#demo/art/draw.ts'
import { group, path, stroke } from '#demo/art/kit/markup.ts'
import { r1, random } from '#demo/art/kit/number.ts'
import { ellipse } from '#demo/art/kit/outline.ts'
import { LIGHTS, type Light } from './light.ts'
import type { ArtView, SingleArt } from '#demo/art/art.ts'
import type { LightName } from './scene-art.ts'

export const WIDE = 1200
export const HIGH = 800

/**
 * Placement of a product in a scene: centre and scale of its picture, rotation in degrees; `standing` products throw a
 * shadow.
 */
export type Spot = { x: number; y: number; scale: number; turn?: number; mirrored?: boolean; standing?: boolean }

/** Light, colours, random numbers and helpers of a scene. */
export type Stage = ReturnType<typeof createStage>

/**
 * @param colors main and second colour of the players
 * @param key seed of the random numbers
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
    /** Draws a product; stores its definitions in `defs`. */
    thing(art: SingleArt, view: ArtView, { x, y, scale, turn = 0, mirrored = false, standing = false }: Spot): string {
      const { defs: own, body } = paint(art, view, `s${things++}.`, !standing)
      defs.push(own)
      const size = `scale(${mirrored ? -scale : scale} ${scale})`
      return group({ transform: `translate(${r1(x)} ${r1(y)}) rotate(${turn}) ${size} translate(-400 -500)` }, body)
    },
    /** Clips markup to an outline. */
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

/** An ellipse, for shadows and puddles. */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, opacity: number): string =>
  path(ellipse(x, y, rx, ry), fill, { fillOpacity: opacity })

/** A chalk line. */
export const chalk = (d: string, light: Light, width = 6, opacity = 0.92): string =>
  stroke(d, light.chalk, width, { strokeOpacity: opacity, strokeLinecap: 'round', strokeLinejoin: 'round' })

export const poly = (points: string, fill: string, opacity = 1): string =>
  `<polygon points="${points}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`

/** The sky down to the horizon, with a band of haze above it. */
export const sky = ({ light }: Stage, horizon: number, haze = 90): string =>
  rect(0, 0, WIDE, horizon, light.sky) + rect(0, horizon - haze, WIDE, haze, light.haze)
