import type { Image } from '#src/domains/catalog/catalog.schema.ts'

/** Pixels of a scene's largest file: it lies, where a product stands. */
const WIDTH = 1200
const HEIGHT = 800

/**
 * The picture of a scene (`scene-…`, a row of `image`), in every size below `/images/{id}`; `alt` is in the reader's
 * language.
 */
export function scenePicture(id: string, alt: string): Image {
  return { id, base: `/images/${id}`, alt, width: WIDTH, height: HEIGHT }
}
