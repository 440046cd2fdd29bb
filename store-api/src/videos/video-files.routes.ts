import { setTimeout as pause } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#src/http/api-error.ts'
import { filmFile } from './film-address.ts'
import type { VideoStore } from './video-store.ts'
import type {} from '@fastify/swagger' // lets a schema say `hide`

/** How long a player waits for a film that is being made before it is told to come back, milliseconds. */
const PATIENCE = 15_000
const YEAR = 31_536_000_000

/**
 * GET /media/videos/{film}-{hash}.mp4, in ranges when they are asked for. What is not made yet is made, or 503 says when to ask
 * again.
 */
export async function videoFilesRoutes(app: FastifyInstance, { store }: { store: VideoStore }): Promise<void> {
  // Nothing is served by itself; the folder of the films is named with each answer, for it is made with the first film.
  await app.register(fastifyStatic, { root: import.meta.dirname, serve: false })
  app.addHook('preClose', async () => store.close())

  app.get<{ Params: { file: string } }>('/media/videos/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, name] = /^([a-z0-9-]{1,60})-[0-9a-f]{16}\.mp4$/.exec(request.params.file) ?? []
    // Whatever is refused here may be there a moment later.
    reply.header('cache-control', 'no-store')
    if (!name || filmFile(name) !== request.params.file) throw new ApiError('NOT_FOUND')
    const made = store.open(name)
    const file = await Promise.race([made, pause(PATIENCE, undefined, { ref: false })]).catch((error: Error) => {
      request.log.warn({ err: error, film: name }, 'video encoding failed')
    })
    if (!file) throw new ApiError('UNAVAILABLE', { retryAfter: 5 })
    return reply.sendFile(file, store.folder, { maxAge: YEAR, immutable: true })
  })
}
