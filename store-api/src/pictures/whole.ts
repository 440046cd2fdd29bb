import type { Format } from './picture.ts'

/** The boxes of an ISO media file follow each other to its end. */
function boxesFill(bytes: Buffer): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at)
    if (size < 8) return false
    at += size
  }
  return at === bytes.length
}

/**
 * True when the bytes are a file of the format from its first mark to its end: not empty, not cut off, not something
 * else.
 */
export function isWhole(bytes: Buffer, format: Format): boolean {
  if (bytes.length < 32) return false
  if (format === 'avif') return bytes.toString('latin1', 4, 12) === 'ftypavif' && boxesFill(bytes)
  if (format === 'jpg') return bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp && bytes.readUInt32LE(4) + 8 === bytes.length
}
