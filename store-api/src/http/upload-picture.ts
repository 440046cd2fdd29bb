import sharp, { type Sharp } from 'sharp'
import { atMost } from '#src/limits.ts'
import { ApiError } from './api-error.ts'
import { Busy, createLimit } from './work-limit.ts'

/** What an uploaded picture may be at most: bytes, and pixels of a side. */
export const MAX_PICTURE = atMost('picture', 5 * 1024 * 1024)
const MAX_SIDE = atMost('picture-side', 6_000)
/** Seconds that drawing may take: a bomb takes longer. */
const PATIENCE = 8
/** Seconds until a sender that found the queue full should come back. */
const RETRY_AFTER = 10

/** Pictures decoded at a time, and waiting: the rest gets UNAVAILABLE. */
const decoding = createLimit(atMost('decoding', 1), atMost('decoding-wait', 20))

/** A WebP with its size in pixels. */
export interface Redrawn {
  bytes: Buffer
  width: number
  height: number
}

/**
 * Draws an uploaded picture anew, upright, in the size that `shape` gives it and without what the camera wrote into it, so that nothing
 * of the file itself is kept. What the file is is told by its content, never by its name or type. Throws FILE_TYPE for what is no jpeg,
 * png or webp, or is broken, or moves; FILE_TOO_LARGE for more than 5 MB or 6000 pixels a side;
 * UNAVAILABLE when too many wait.
 */
export async function redraw(file: Buffer, shape: (picture: Sharp) => Sharp): Promise<Redrawn> {
  if (file.length > MAX_PICTURE) throw new ApiError('FILE_TOO_LARGE')
  // Other formats never reach their decoders.
  if (!isPicture(file)) throw new ApiError('FILE_TYPE')
  return decoding.run(() => redrawNow(file, shape)).catch((error: unknown) => {
    throw error instanceof Busy ? new ApiError('UNAVAILABLE', { retryAfter: RETRY_AFTER }) : error
  })
}

async function redrawNow(file: Buffer, shape: (picture: Sharp) => Sharp): Promise<Redrawn> {
  const { width, height, pages = 1 } = await opened(file).metadata().catch(refuse)
  if (width > MAX_SIDE || height > MAX_SIDE) throw new ApiError('FILE_TOO_LARGE')
  if (pages > 1) throw new ApiError('FILE_TYPE')
  const drawn = shape(opened(file).autoOrient()).webp({ quality: 82 }).timeout({ seconds: PATIENCE })
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true }).catch(refuse)
  return { bytes: data, width: info.width, height: info.height }
}

function opened(file: Buffer): Sharp {
  return sharp(file, { failOn: 'error', limitInputPixels: MAX_SIDE * MAX_SIDE })
}

function isPicture(file: Buffer): boolean {
  const start = file.toString('latin1', 0, 12)
  return start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n') || /^RIFF.{4}WEBP$/s.test(start)
}

// sharp tells its reasons in words alone; the limit of pixels is the one that is no broken file.
function refuse(error: Error): never {
  throw new ApiError(/pixel limit/.test(error.message) ? 'FILE_TOO_LARGE' : 'FILE_TYPE')
}
