import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createLimit, type WorkCaller } from '#src/http/work-limit.ts'
import { ENCODING } from './encoding.ts'
import type { ImageProcess } from './image-process.ts'
import type { Named } from './image-worker.ts'
import { isWhole } from './whole.ts'
import type { Picture, Size } from './picture.ts'

/** Keys remembered, so that a picture on disk is found without being drawn again. */
const KEPT_KEYS = 20_000
/** Width of a photo, pixels (photo.ts). */
const PHOTO_WIDTH = 1200
/** Pictures that may wait to be made; they hold no pixels while waiting. */
const QUEUE = 1000

export type PictureStore = ReturnType<typeof createPictureStore>

type Settings = {
  images: Pick<ImageProcess, 'nameDrawing' | 'makePicture'>
  /** The module that draws pictures that are no photos; without it none of them can be opened. */
  drawings?: string
  /** Pictures made at a time, 1 or 2. */
  concurrency?: number
  /** Called with the error when a picture could not be kept: it is served all the same. */
  onKeepFailed?: (error: unknown) => void
}

/** Pictures made when first asked for, then kept in a folder. */
export function createPictureStore(
  folder: string,
  { images, drawings: module = '', concurrency = 2, onKeepFailed = () => {} }: Settings,
) {
  const limit = createLimit(Math.max(1, concurrency), QUEUE)
  const names = new Map<string, Promise<Named>>()
  const underway = new Map<string, Promise<Buffer>>()
  let renders = 0

  function know(picture: Picture): Promise<Named> {
    if ('photo' in picture) return Promise.resolve({ key: `photo-clear-${picture.photo}`, natural: PHOTO_WIDTH })
    if (!module) return Promise.reject(new Error('no module draws pictures: DRAWINGS is not set'))
    const spec = JSON.stringify(picture.drawing)
    const known = names.get(spec)
    if (known) return known
    if (names.size >= KEPT_KEYS) names.clear()
    const named = images.nameDrawing({ module, spec: picture.drawing })
    names.set(spec, named)
    named.catch(() => names.delete(spec))
    return named
  }

  const nameOf = ({ key }: Named, { width, format }: Size) => `${key}-${width}.${format}`
  const fileOf = (name: string) => join(folder, ENCODING, name.slice(0, 2), name)

  async function find(file: string, size: Size): Promise<Buffer | undefined> {
    const bytes = await readFile(file).catch(() => undefined)
    return bytes && isWhole(bytes, size.format) ? bytes : undefined
  }

  /** Written beside its place and moved there, so that no reader and no crash ever sees half of it. */
  async function keep(file: string, bytes: Buffer): Promise<void> {
    const draft = `${file}.${randomUUID()}.part`
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {})
      onKeepFailed(error)
    }
  }

  async function make(picture: Picture, named: Named, size: Size, file: string): Promise<Buffer> {
    renders++
    const source = 'photo' in picture ? { photo: await picture.read() } : { module, spec: picture.drawing }
    const bytes = await images.makePicture({ named, source, size })
    await keep(file, bytes)
    return bytes
  }

  return {
    /** A strong entity tag; known without making the picture. */
    etag: async (picture: Picture, size: Size) => `"${ENCODING}-${nameOf(await know(picture), size)}"`,
    /**
     * The file's bytes. Asked for many times at once it is made once; small ones of a network come first. Throws
     * UNAVAILABLE when too many wait, and what the drawing throws.
     */
    async open(picture: Picture, size: Size, { address }: Pick<WorkCaller, 'address'> = {}): Promise<Buffer> {
      const known = await know(picture)
      const file = fileOf(nameOf(known, size))
      const running = underway.get(file)
      if (running) return running
      const work = find(file, size).then(
        (found) => found ?? limit.run(() => make(picture, known, size, file), { address, size: size.width }),
      )
      const tracked = work.finally(() => underway.delete(file))
      underway.set(file, tracked)
      return tracked
    },
    /** Number of pictures made since the start. */
    renders: () => renders,
  }
}
