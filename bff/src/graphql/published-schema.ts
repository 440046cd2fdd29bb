import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import cachePolicies from '#src/__generated__/cache-policies.json' with { type: 'json' }

/**
 * Serves below `url` the schema as SDL and what normalising caches must know of it, also where introspection is off:
 * they are the public contract, and generators of clients read them.
 */
export function publishSchema(app: FastifyInstance, url: string, schemaText: string): void {
  publish(app, `${url}/schema.graphql`, 'text/plain', schemaText)
  publish(app, `${url}/cache-policies.json`, 'application/json', JSON.stringify(cachePolicies))
}

function publish(app: FastifyInstance, url: string, type: string, text: string): void {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  app.get(url, async (request, reply) => {
    reply.headers({ etag, 'cache-control': 'public, max-age=300', 'content-type': `${type}; charset=utf-8` })
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text)
  })
}
