import type { FastifyRequest } from 'fastify'

interface QuerySchema {
  properties?: Record<string, { type?: string }>
}

/** Batches and filters arrive as `ids=1,2,3` (docs/rest-contract.md#lists-cursors-batches): splits what the route's schema calls an array. Runs before validation. */
export async function splitLists(request: FastifyRequest): Promise<void> {
  const schema = request.routeOptions.schema?.querystring as QuerySchema | undefined
  const query = request.query as Record<string, unknown>
  for (const [name, { type }] of Object.entries(schema?.properties ?? {})) {
    if (type !== 'array') continue
    const value = query[name]
    if (value === '') delete query[name]
    else if (typeof value === 'string') query[name] = value.split(',')
  }
}
