import { redraw, type Redrawn } from '#src/http/upload-picture.ts'

/** The longest side of what is kept, pixels: enough to know a product again. */
const SIDE = 1200

/** Draws the picture of a product that somebody would like to have. Throws FILE_TYPE, FILE_TOO_LARGE as `redraw` does. */
export function drawRequestPicture(file: Buffer): Promise<Redrawn> {
  return redraw(file, (picture) => picture.resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true }))
}
