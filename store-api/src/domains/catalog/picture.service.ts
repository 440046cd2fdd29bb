import type { Image } from './catalog.schema.ts'

/** Every picture is drawn at this size; smaller ones are made from it. */
const WIDTH = 1200
const HEIGHT = 1500

/** The wire shape of a picture. A product without one gets the address of the placeholder (`NO_PICTURE`). */
export function picture(id: string | null | undefined, alt: string | null | undefined): Image {
  const known = id ?? 'none'
  return { id: known, base: `/images/${known}`, alt: alt ?? '', width: WIDTH, height: HEIGHT }
}
