import { newToken } from '#src/http/opaque-token.ts'
import { redraw, type Redrawn } from '#src/http/upload-picture.ts'

/** The side of what is kept, pixels. */
const SIDE = 480

/** A square WebP of 480 pixels, with an id that nobody guesses. */
export interface DrawnPhoto extends Redrawn {
  id: string
}

/** Draws a photo anew as a square. Throws FILE_TYPE, FILE_TOO_LARGE as `redraw` does. */
export async function drawPhoto(file: Buffer): Promise<DrawnPhoto> {
  return { id: newToken(), ...(await redraw(file, (picture) => picture.resize(SIDE, SIDE, { fit: 'cover' }))) }
}
