import { viewPoint } from '#src/domains/location/point.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { requireServiceKey } from '#src/http/service-key.ts'
import { closeHanded, type HandedReply, selectHanded } from './reply.queries.ts'
import type { CustomerReply } from './reply.schema.ts'

const AT_ONCE = 50

/** Returns the answers that the shop has to read, oldest first, at most 50. Throws FORBIDDEN. */
export async function listHanded(context: Context, serviceKey: string | undefined): Promise<CustomerReply[]> {
  requireServiceKey(context, serviceKey)
  return (await selectHanded(context.db, AT_ONCE)).map(viewReply)
}

/** Marks an answer as read; a repeat changes nothing. Throws FORBIDDEN, NOT_FOUND. */
export async function closeReply(context: Context, serviceKey: string | undefined, id: number): Promise<void> {
  requireServiceKey(context, serviceKey)
  if (!(await closeHanded(context.db, id, context.now()))) throw new ApiError('NOT_FOUND')
}

function viewReply({ id, mobile, kind, body, latitude, longitude, orderNumber, receivedAt }: HandedReply): CustomerReply {
  const point = latitude === null || longitude === null ? null : { latitude, longitude }
  return { id, mobile, kind, text: body, location: viewPoint(point), orderNumber, receivedAt: receivedAt.toISOString() }
}
