import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#src/http/api-error.ts'
import { videoFile } from './video-file.ts'
import type {} from '@fastify/swagger' // lets a schema say `hide`

const YEAR = 31_536_000_000

type Options = {
  /** holds `{name}.mp4`; it may be missing */
  folder: string
}

/** GET /media/videos/{name}-{hash}.mp4, in ranges when they are asked for. */
export async function videoFilesRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const folder = resolve(options.folder)
  // The plugin serves nothing by itself; each answer names the folder, which may come later.
  await app.register(fastifyStatic, { root: import.meta.dirname, serve: false })

  app.get<{ Params: { file: string } }>('/media/videos/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params
    const [, name] = /^([a-z0-9-]{1,60})-[0-9a-f]{16}\.mp4$/.exec(file) ?? []
    // A file that is refused here may be there a moment later.
    reply.header('cache-control', 'no-store')
    if (!name || (await videoFile(folder, name)) !== file) throw new ApiError('NOT_FOUND')
    return reply.sendFile(`${name}.mp4`, folder, { maxAge: YEAR, immutable: true })
  })
}
