import sharp from 'sharp'
import type { Size } from './picture.ts'

// Several pictures are made at once at most (`http/work-limit.ts`): more threads for each, or libvips' own cache, would
// only take memory.
sharp.concurrency(1)
sharp.cache(false)

/** What a JPEG, which cannot be transparent, stands on: between the two themes' plinths. */
const JPEG_GROUND = '#d9d6d2'
/** Density at which one unit of a drawing is one pixel. */
const NATURAL_DENSITY = 72

/** Uncompressed pixels, with transparency. */
export type Raster = { pixels: Buffer; width: number; height: number }

/**
 * Rasterises an SVG so many times larger than its own size.
 *
 * @param scale a whole number: a texture's tiles are then copied; at 1.5 each one is resampled, which takes four
 * times as long as drawing twice the size and making that smaller
 */
export async function rasterise(svg: string, scale: number): Promise<Raster> {
  const image = sharp(Buffer.from(svg), { density: NATURAL_DENSITY * scale }).ensureAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** The finished file. Low effort on purpose: a shopper waits for the first one, and more gains a few percent. */
export async function encode({ pixels, width, height }: Raster, size: Size): Promise<Buffer> {
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).resize(size.width)
  if (size.format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer()
  if (size.format === 'webp') return image.webp({ quality: 80, effort: 2 }).toBuffer()
  return image.flatten({ background: JPEG_GROUND }).jpeg({ quality: 82 }).toBuffer()
}
