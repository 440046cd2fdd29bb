import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { draw } from '#src/db/demo/art/draw.ts'
import { canonical } from '#src/db/demo/art/spec.ts'
import { drawScene } from '#src/db/demo/scenes/draw-scene.ts'
import { createLimit } from '#src/http/work-limit.ts'
import { rasterisePhoto } from './photo.ts'
import { ENCODING, encode, rasterise, scaleFor } from './render.ts'
import { isWhole } from './whole.ts'
import type { Drawing, Picture, Scene, Size } from './picture.ts'
import type { Raster } from './render.ts'

/** Rasters kept for the other sizes of the same picture: at most 4 of 13 MB. */
const KEPT_RASTERS = 4
/** Keys remembered, so that a picture on disk is found without being drawn again. */
const KEPT_KEYS = 20_000
/** Pictures that may wait to be made; they hold no pixels while waiting. */
const QUEUE = 1000

export type PictureStore = ReturnType<typeof createPictureStore>

type Settings = {
  /** pictures made at a time, 1 or 2 */
  concurrency?: number
  /** told of a picture that could not be kept: it is served all the same */
  onKeepFailed?: (error: unknown) => void
}

/** Pictures made when first asked for, then kept in a folder. */
export function createPictureStore(folder: string, { concurrency = 2, onKeepFailed = () => {} }: Settings = {}) {
  const limit = createLimit(Math.max(1, concurrency), QUEUE)
  const keys = new Map<string, string>()
  const rasters = new Map<string, Promise<Raster>>()
  const underway = new Map<string, Promise<Buffer>>()
  let renders = 0

  /** Names a picture by its content: a change of the art gives another name, so nothing stale is ever found. */
  function keyOf(picture: Picture): string {
    return 'photo' in picture ? `photo-${picture.photo}` : drawingKey(picture)
  }

  function drawingKey(picture: Drawing | Scene): string {
    const question = canonical('scene' in picture ? picture.scene : [picture.view, picture.art])
    const known = keys.get(question)
    if (known) return known
    if (keys.size >= KEPT_KEYS) keys.clear()
    const key = createHash('sha256').update(svgOf(picture)).digest('hex').slice(0, 32)
    keys.set(question, key)
    return key
  }

  const nameOf = (picture: Picture, { width, format }: Size) => `${keyOf(picture)}-${width}.${format}`
  const fileOf = (name: string) => join(folder, ENCODING, name.slice(0, 2), name)

  function rasterOf(picture: Picture, width: Size['width']): Promise<Raster> {
    // a scene is drawn as large as its largest file
    const scale = 'art' in picture ? scaleFor(width) : 1
    const name = 'photo' in picture ? keyOf(picture) : `${keyOf(picture)}@${scale}`
    const kept = rasters.get(name)
    if (kept) return kept
    const made = 'photo' in picture ? picture.read().then(rasterisePhoto) : rasterise(svgOf(picture), scale)
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

  async function make(picture: Picture, size: Size, file: string): Promise<Buffer> {
    renders++
    const bytes = await encode(await rasterOf(picture, size.width), size)
    await keep(file, bytes)
    return bytes
  }

  return {
    /** A strong entity tag; known without making the picture. */
    etag: (picture: Picture, size: Size) => `"${ENCODING}-${nameOf(picture, size)}"`,
    /** The file's bytes. Asked for many times at once it is made once. @throws Busy, and what the drawing throws */
    open(picture: Picture, size: Size): Promise<Buffer> {
      const file = fileOf(nameOf(picture, size))
      const running = underway.get(file)
      if (running) return running
      const work = find(file, size).then(found => found ?? limit.run(() => make(picture, size, file)))
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

const svgOf = (picture: Drawing | Scene): string =>
  'scene' in picture ? drawScene(picture.scene) : draw(picture.art, picture.view)

const stores = new Map<string, PictureStore>()

/**
 * The one store of a folder in this process, so that serving and warming never make the same picture twice.
 * The first caller's settings hold.
 */
export function pictureStore(folder: string, settings: Settings = {}): PictureStore {
  const place = resolve(folder)
  const store = stores.get(place) ?? createPictureStore(place, settings)
  stores.set(place, store)
  return store
}
