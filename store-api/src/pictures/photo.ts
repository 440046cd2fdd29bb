import sharp from 'sharp'
import { clearGround } from './clear-ground.ts'
import type { Raster } from './render.ts'

/** The largest picture that is served (picture.ts): all others are made from it. */
const WIDTH = 1200
const HEIGHT = 1500
/** How far the corners of a photo may be apart, of 255, for its ground to be one colour. */
const SAME = 24
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * A photo with the proportions of a card. One on a ground of one colour, or on none, is shown whole: its ground becomes
 * clear, so that the product stands on the page like any other, or goes on to the edges where it cannot be told from the
 * product. Of any other the middle is shown.
 */
export async function rasterisePhoto(bytes: Buffer): Promise<Raster> {
  const ground = await findGround(bytes)
  const image = ground
    ? sharp(bytes).resize(WIDTH, HEIGHT, { fit: 'contain', background: ground })
    : sharp(bytes).resize(WIDTH, HEIGHT, { fit: 'cover' })
  const { data, info } = await image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const raster = { pixels: data, width: info.width, height: info.height }
  return ground?.alpha === 1 ? clearGround(raster, [ground.r, ground.g, ground.b]) : raster
}

/** What stands behind the thing in a photo: transparent, the colour of its corners, or undefined where they differ. */
async function findGround(bytes: Buffer): Promise<{ r: number; g: number; b: number; alpha: number } | undefined> {
  const side = 32
  const pixels = await sharp(bytes)
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  const corners = [0, side - 1, side * (side - 1), side * side - 1].map((at) => [
    ...pixels.subarray(at * 4, at * 4 + 4),
  ])
  if (corners.some(([, , , alpha = 255]) => alpha < 250)) return CLEAR
  const channels = [0, 1, 2].map((channel) => corners.map((corner) => corner[channel] ?? 0))
  if (channels.some((values) => Math.max(...values) - Math.min(...values) > SAME)) return undefined
  const [r = 255, g = 255, b = 255] = channels.map((values) =>
    Math.round(values.reduce((sum, value) => sum + value) / 4),
  )
  return { r, g, b, alpha: 1 }
}
