import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql'

/** Serves the schema as SDL at `url`, also where introspection is off: it is the public contract, and generators of clients read it. */
export function publishSchema(app: FastifyInstance, url: string, schema: GraphQLSchema): void {
  const sdl = printSchema(lexicographicSortSchema(schema))
  const etag = `"${createHash('sha256').update(sdl).digest('base64url').slice(0, 22)}"`
  app.get(url, async (request, reply) => {
    reply.headers({ etag, 'cache-control': 'public, max-age=300', 'content-type': 'text/plain; charset=utf-8' })
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(sdl)
  })
}
