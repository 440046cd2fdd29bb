import type { Context } from '#src/http/context.ts'
import { newToken } from '#src/http/opaque-token.ts'
import { redraw, type Redrawn } from '#src/http/upload-picture.ts'
import type { WorkCaller } from '#src/http/work-limit.ts'
import type { Customer } from '#src/domains/account/account.schema.ts'
import { viewCustomer } from '#src/domains/account/customer.service.ts'
import { deletePhoto, upsertPhoto } from '#src/domains/account/customer.queries.ts'
import { requireCustomer } from '#src/domains/account/session.service.ts'

/**
 * Replaces the authenticated customer's photo; `readFile` is called after authentication. Each photo has a new random
 * URL. Throws UNAUTHENTICATED, FILE_TYPE, FILE_TOO_LARGE, and what `readFile` throws.
 */
export async function changeImage(context: Context, readFile: () => Promise<Buffer>): Promise<Customer> {
  const { id } = await requireCustomer(context)
  const photo = await drawPhoto(context, await readFile())
  await upsertPhoto(context.db, id, photo, context.now())
  return viewCustomer(context, id)
}

/** Deletes the photo of the authenticated customer, if any. Throws UNAUTHENTICATED. */
export async function removeImage(context: Context): Promise<Customer> {
  const { id } = await requireCustomer(context)
  await deletePhoto(context.db, id)
  return viewCustomer(context, id)
}

/** Side of a stored photo, in pixels. */
const SIDE = 480

/** A square WebP of 480 pixels with a random id. */
interface DrawnPhoto extends Redrawn {
  id: string
}

/** Re-encodes a photo as a square. Throws FILE_TYPE, FILE_TOO_LARGE. */
export async function drawPhoto(caller: WorkCaller, file: Buffer): Promise<DrawnPhoto> {
  return { id: newToken(), ...(await redraw(caller, file, (picture) => picture.resize(SIDE, SIDE, { fit: 'cover' }))) }
}
