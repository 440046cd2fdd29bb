import type { Context } from '#src/http/context.ts'
import { newToken } from '#src/http/opaque-token.ts'
import { redraw, type Redrawn } from '#src/http/upload-picture.ts'
import type { Customer } from './account.schema.ts'
import { viewCustomer } from './customer.service.ts'
import { deletePhoto, selectPhoto, upsertPhoto } from './customer.queries.ts'
import { requireCustomer } from './session.service.ts'

/**
 * Gives who is logged in another photo; `readFile` is called once that is known. The address of each is new and cannot be guessed.
 * Throws UNAUTHENTICATED, FILE_TYPE, FILE_TOO_LARGE, and what `readFile` throws.
 */
export async function changeImage(context: Context, readFile: () => Promise<Buffer>): Promise<Customer> {
  const { id } = await requireCustomer(context)
  const photo = await drawPhoto(await readFile())
  await upsertPhoto(context.db, id, photo, context.now())
  return viewCustomer(context, id)
}

/** Takes the photo away; nothing when there is none. Throws UNAUTHENTICATED. */
export async function removeImage(context: Context): Promise<Customer> {
  const { id } = await requireCustomer(context)
  await deletePhoto(context.db, id)
  return viewCustomer(context, id)
}

/** The bytes of a photo; undefined when it is gone. */
export async function findPhoto({ db }: Pick<Context, 'db'>, id: string): Promise<Buffer | undefined> {
  return selectPhoto(db, id)
}

/** The side of what is kept, pixels. */
const SIDE = 480

/** A square WebP of 480 pixels, with an id that nobody guesses. */
interface DrawnPhoto extends Redrawn {
  id: string
}

/** Draws a photo anew as a square. Throws FILE_TYPE, FILE_TOO_LARGE as `redraw` does. */
export async function drawPhoto(file: Buffer): Promise<DrawnPhoto> {
  return { id: newToken(), ...(await redraw(file, (picture) => picture.resize(SIDE, SIDE, { fit: 'cover' }))) }
}
