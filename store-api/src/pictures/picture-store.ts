import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createLimit } from '#src/http/work-limit.ts'
import type { Draw } from './drawings.ts'
import { rasterisePhoto } from './photo.ts'
import { ENCODING, encode, rasterise } from './render.ts'
import { isWhole } from './whole.ts'
import type { Picture, Size } from './picture.ts'
import type { Raster } from './render.ts'

/** Rasters kept for the other sizes of the same picture: at most 4 of 13 MB. */
const KEPT_RASTERS = 4
/** Keys remembered, so that a picture on disk is found without being drawn again. */
const KEPT_KEYS = 20_000
/** How wide a drawing is that does not say it, pixels. */
const NATURAL_WIDTH = 800
/** Pictures that may wait to be made; they hold no pixels while waiting. */
const QUEUE = 1000

export type PictureStore = ReturnType<typeof createPictureStore>

type Settings = {
  /** pictures made at a time, 1 or 2 */
  concurrency?: number
  /** draws pictures that are no photos; without it none of them can be opened */
  draw?: Draw
  /** told of a picture that could not be kept: it is served all the same */
  onKeepFailed?: (error: unknown) => void
}

/** What a picture is kept under, and how many pixels wide it is drawn. */
type Known = { key: string; natural: number }

/** Pictures made when first asked for, then kept in a folder. */
export function createPictureStore(folder: string, { concurrency = 2, draw = noDrawings, onKeepFailed = () => {} }: Settings = {}) {
  const limit = createLimit(Math.max(1, concurrency), QUEUE)
  const drawings = new Map<string, Promise<Known>>()
  const rasters = new Map<string, Promise<Raster>>()
  const underway = new Map<string, Promise<Buffer>>()
  let renders = 0

  /** Names a drawing by its SVG: when the drawing code changes, so does the name, and nothing stale is ever found. */
  function know(picture: Picture): Promise<Known> {
    if ('photo' in picture) return Promise.resolve({ key: `photo-${picture.photo}`, natural: 1200 })
    const spec = JSON.stringify(picture.drawing)
    const known = drawings.get(spec)
    if (known) return known
    if (drawings.size >= KEPT_KEYS) drawings.clear()
    const drawn = draw(picture.drawing).then((svg) => ({
      key: createHash('sha256').update(svg).digest('hex').slice(0, 32),
      natural: Number(/^<svg [^>]*\bwidth="(\d+)"/.exec(svg)?.[1] ?? NATURAL_WIDTH),
    }))
    drawings.set(spec, drawn)
    drawn.catch(() => drawings.delete(spec))
    return drawn
  }

  const nameOf = ({ key }: Known, { width, format }: Size) => `${key}-${width}.${format}`
  const fileOf = (name: string) => join(folder, ENCODING, name.slice(0, 2), name)

  function rasterOf(picture: Picture, { key, natural }: Known, width: Size['width']): Promise<Raster> {
    const scale = Math.ceil(width / natural)
    const name = `${key}@${scale}`
    const kept = rasters.get(name)
    if (kept) return kept
    const made = 'photo' in picture ? picture.read().then(rasterisePhoto) : draw(picture.drawing).then((svg) => rasterise(svg, scale))
    const [oldest] = rasters.keys()
    if (oldest !== undefined && rasters.size >= KEPT_RASTERS) rasters.delete(oldest)
    rasters.set(name, made)
    made.catch(() => rasters.delete(name))
    return made
  }

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

  async function make(picture: Picture, known: Known, size: Size, file: string): Promise<Buffer> {
    renders++
    const bytes = await encode(await rasterOf(picture, known, size.width), size)
    await keep(file, bytes)
    return bytes
  }

  return {
    /** A strong entity tag; known without making the picture. */
    etag: async (picture: Picture, size: Size) => `"${ENCODING}-${nameOf(await know(picture), size)}"`,
    /** The file's bytes. Asked for many times at once it is made once. @throws Busy, and what the drawing throws */
    async open(picture: Picture, size: Size): Promise<Buffer> {
      const known = await know(picture)
      const file = fileOf(nameOf(known, size))
      const running = underway.get(file)
      if (running) return running
      const work = find(file, size).then(found => found ?? limit.run(() => make(picture, known, size, file)))
      const tracked = work.finally(() => underway.delete(file))
      underway.set(file, tracked)
      return tracked
    },
    /** how many pictures are being made or wait for it */
    load: limit.load,
    /** how many have been made since the start */
    renders: () => renders,
  }
}

const noDrawings: Draw = () => Promise.reject(new Error('no module draws pictures: DRAWINGS is not set'))
