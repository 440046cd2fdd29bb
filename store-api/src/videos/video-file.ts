import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Hashes by path; each holds while the file keeps its size and time of change. */
const hashes = new Map<string, { version: string; hash: string }>()

/**
 * Returns the public file name of a video of a folder, `{name}-{hash}.mp4`, or undefined when there is no `{name}.mp4`.
 * The hash is of its content, so the file never changes under its address.
 */
export async function videoFile(folder: string, name: string): Promise<string | undefined> {
  if (!/^[a-z0-9-]{1,60}$/.test(name)) return undefined
  try {
    return `${name}-${await hashFile(join(folder, `${name}.mp4`))}.mp4`
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function hashFile(path: string): Promise<string> {
  const { size, mtimeMs } = await stat(path)
  const version = `${size} ${mtimeMs}`
  const known = hashes.get(path)
  if (known?.version === version) return known.hash
  const content = createHash('sha256')
  for await (const chunk of createReadStream(path)) content.update(chunk as Buffer)
  const hash = content.digest('hex').slice(0, 16)
  hashes.set(path, { version, hash })
  return hash
}
