import { createHash } from 'node:crypto'
import sharp from 'sharp'

/** An imported picture as it is stored: WebP without metadata, upright, at most 1600 × 1600 pixels. */
export interface Photo {
  /** Hash of the source file, which identifies a file that was imported before. */
  id: string
  bytes: Buffer
  width: number
  height: number
}

const MOST_SIDE = 1600
/** Maximum number of pixels: above the 24 megapixels of a camera. A small file can declare far more. */
const MOST_PIXELS = 50_000_000
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif']

export function photoId(file: Buffer): string {
  return createHash('sha256').update(file).digest('hex').slice(0, 32)
}

/** Decodes a file by its content and re-encodes it. Throws an Error of one line for a file that is no picture. */
export async function makePhoto(file: Buffer): Promise<Photo> {
  const limits = { limitInputPixels: MOST_PIXELS, failOn: 'truncated' } as const
  const { format, width, height } = await sharp(file, limits)
    .metadata()
    .catch(() => {
      throw new Error('is no picture that can be read')
    })
  if (!FORMATS.includes(format)) throw new Error(`is ${format}; a picture must be JPEG, PNG, WebP, AVIF or GIF`)
  if (width * height > MOST_PIXELS) throw new Error('has more pixels than 50 millions')
  const upright = sharp(file, limits)
    .rotate()
    .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await upright
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Error('is a broken picture')
    })
  return { id: photoId(file), bytes: data, width: info.width, height: info.height }
}
