import { readFile, realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { download } from './download.ts'

export interface PictureOptions {
  /** Folder of picture files; without one, file names are refused. */
  folder?: string
  /** Allows addresses of this machine and of private networks. */
  allowPrivate?: boolean
}

const MOST_BYTES = 32 * 1024 * 1024

/** Reads a picture by URL, or by file name within the folder. Throws an Error of one line. */
export async function readPicture(source: string, { folder, allowPrivate = false }: PictureOptions): Promise<Buffer> {
  if (/^https?:\/\//i.test(source)) return download(source, { allowPrivate })
  if (!folder) throw new Error('is a file: say where the files are with --pictures')
  return readBelow(folder, source)
}

/** Files outside the folder are treated as missing, symbolic links included. */
async function readBelow(folder: string, name: string): Promise<Buffer> {
  const missing = new Error('is not in the folder of pictures')
  const home = await realpath(folder).catch(() => {
    throw new Error(`cannot be read: there is no folder ${folder}`)
  })
  const path = await realpath(resolve(home, name)).catch(() => {
    throw missing
  })
  if (!path.startsWith(home + sep)) throw missing
  const found = await stat(path)
  if (!found.isFile()) throw missing
  if (found.size > MOST_BYTES) throw new Error('is larger than 32 MB')
  return readFile(path)
}
