import { open } from 'node:fs/promises'

const HEAD = 16

/**
 * Whether a file is an MP4 from its first mark to its end: its boxes follow each other to the last byte and one of them tells
 * where the frames are. False for a file that is missing, cut off or something else. Reads the heads of the boxes alone.
 */
export async function isWholeMp4(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  if (!file) return false
  try {
    const { size } = await file.stat()
    const names: string[] = []
    let at = 0
    while (at + 8 <= size) {
      const head = Buffer.alloc(HEAD)
      await file.read(head, 0, HEAD, at)
      const short = head.readUInt32BE(0)
      const long = short === 1 ? Number(head.readBigUInt64BE(8)) : short
      if (long < 8) return false
      names.push(head.toString('latin1', 4, 8))
      at += long
    }
    return at === size && names[0] === 'ftyp' && names.includes('moov') && names.includes('mdat')
  } finally {
    await file.close()
  }
}
