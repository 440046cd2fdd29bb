import type { Sharp } from 'sharp'
import { atMost } from '#src/limits.ts'
import { ApiError } from './api-error.ts'
import { createLimit, type WorkCaller } from './work-limit.ts'

/** Maximum size of an uploaded picture in bytes, and of a side in pixels. */
export const MAX_PICTURE = atMost('picture', 5 * 1024 * 1024)
const MAX_SIDE = atMost('picture-side', 6_000)
/** Timeout of a redraw (s), against decompression bombs. */
const TIMEOUT_SECONDS = 8

/** Pictures decoded and waiting at a time; others get UNAVAILABLE, and may return after 10 seconds. */
const decoding = createLimit(atMost('decoding', 1), atMost('decoding-wait', 20), 10)

/** A WebP with its size in pixels. */
export interface Redrawn {
  bytes: Buffer
  width: number
  height: number
}

/**
 * Re-encodes an uploaded picture as WebP: rotated upright, resized by `shape`, without metadata. The content decides
 * the file type, not its name. Throws FILE_TYPE for other types than JPEG, PNG and WebP, broken files and animations,
 * FILE_TOO_LARGE above 5 MB or 6000 pixels a side, UNAVAILABLE when too many wait.
 */
export async function redraw(caller: WorkCaller, file: Buffer, shape: (picture: Sharp) => Sharp): Promise<Redrawn> {
  if (file.length > MAX_PICTURE) throw new ApiError('FILE_TOO_LARGE')
  // The decoders of other formats must not see the file.
  if (!isPicture(file)) throw new ApiError('FILE_TYPE')
  return decoding.run(() => redrawNow(file, shape), caller)
}

async function redrawNow(file: Buffer, shape: (picture: Sharp) => Sharp): Promise<Redrawn> {
  const open = await decoder()
  const { width, height, pages = 1 } = await open(file).metadata().catch(refuse)
  if (width > MAX_SIDE || height > MAX_SIDE) throw new ApiError('FILE_TOO_LARGE')
  if (pages > 1) throw new ApiError('FILE_TYPE')
  const drawn = shape(open(file).autoOrient()).webp({ quality: 82 }).timeout({ seconds: TIMEOUT_SECONDS })
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true }).catch(refuse)
  return { bytes: data, width: info.width, height: info.height }
}

/** Loads sharp with the first upload: it takes 30 MB. */
async function decoder(): Promise<(file: Buffer) => Sharp> {
  const { default: sharp } = await import('sharp')
  // One picture is decoded at a time: more threads, or libvips' own cache, would only take memory.
  sharp.concurrency(1)
  sharp.cache(false)
  return (file) => sharp(file, { failOn: 'error', limitInputPixels: MAX_SIDE * MAX_SIDE })
}

function isPicture(file: Buffer): boolean {
  const start = file.toString('latin1', 0, 12)
  return start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF.{4}WEBP$/s.test(start)
}

// sharp has no error codes: only this text means too many pixels instead of a broken file.
function refuse(error: Error): never {
  throw new ApiError(/pixel limit/.test(error.message) ? 'FILE_TOO_LARGE' : 'FILE_TYPE')
}
