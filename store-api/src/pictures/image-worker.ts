// Runs in the process that `image-process.ts` starts.
import { createHash } from 'node:crypto'
import { rasterisePhoto } from './photo.ts'
import type { Size } from './picture.ts'
import { encode, type Raster, rasterise } from './render.ts'
import { drawShare, type ShareCard } from './share-picture.ts'

/**
 * A module whose function `draw` turns a spec, which only it understands, into an SVG whose root has `width` and
 * `height` in pixels.
 */
export type Drawing = { module: string; spec: unknown }
/** The key names a picture in caches, `natural` is its own width in pixels. */
export type Named = { key: string; natural: number }
export type Source = Drawing | { photo: Uint8Array }

/** Rasters kept for the other sizes of the same picture: at most 4 of 13 MB. */
const KEPT_RASTERS = 4
/** Width of a drawing that does not state it, pixels. */
const NATURAL_WIDTH = 800

const rasters = new Map<string, Promise<Raster>>()

/** Names a drawing by its SVG: when the drawing code changes, the name changes too, and no cached picture is stale. */
export async function nameDrawing(drawing: Drawing): Promise<Named> {
  const svg = await draw(drawing)
  const key = createHash('sha256').update(svg).digest('hex').slice(0, 32)
  return { key, natural: Number(/^<svg [^>]*\bwidth="(\d+)"/.exec(svg)?.[1] ?? NATURAL_WIDTH) }
}

/** Returns a picture as a file. Throws what the drawing module throws, and the error of sharp for a broken photo. */
export async function makePicture({
  named,
  source,
  size,
}: {
  named: Named
  source: Source
  size: Size
}): Promise<Buffer> {
  const scale = Math.ceil(size.width / named.natural)
  return encode(await rasterOf(`${named.key}@${scale}`, source, scale), size)
}

/** Returns the share picture of a card as a JPEG. */
export function makeSharePicture({ card, picture }: { card: ShareCard; picture: Uint8Array | null }): Promise<Buffer> {
  return drawShare(card, picture && Buffer.from(picture))
}

function rasterOf(name: string, source: Source, scale: number): Promise<Raster> {
  const kept = rasters.get(name)
  if (kept) return kept
  const made =
    'photo' in source ? rasterisePhoto(Buffer.from(source.photo)) : draw(source).then((svg) => rasterise(svg, scale))
  const [oldest] = rasters.keys()
  if (oldest !== undefined && rasters.size >= KEPT_RASTERS) rasters.delete(oldest)
  rasters.set(name, made)
  made.catch(() => rasters.delete(name))
  return made
}

async function draw({ module, spec }: Drawing): Promise<string> {
  const { draw } = (await import(module)) as { draw: (spec: unknown) => string }
  return draw(spec)
}
