import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isObject } from '#src/rest/request-parts.ts'
import { protocolFault } from './bad-input.ts'
import { parameterOf } from './parameters.ts'

/** Operations of the shop's pages: texts by SHA-256 (`npm run gen`). */
const manifest = new URL('../__generated__/trusted-documents.json', import.meta.url)
const trusted = new Map(Object.entries<string>(JSON.parse(readFileSync(manifest, 'utf8'))))

/** Names of the operations of the shop's pages: a client can make up any number of others. */
export const ownOperations = new Set(
  [...trusted.values()].flatMap((text) => /^(?:query|mutation|subscription) (\w+)/m.exec(text)?.[1] ?? []),
)

/**
 * Limits of the other documents: number, and total characters of their texts. One that is longer than a page of the
 * shop needs is not kept.
 */
const KEPT = { max: 2_000, maxSize: 4_000_000, maxEntrySize: 20_000 }

export type PersistedDocuments = ReturnType<typeof persistedDocuments>

/**
 * Documents by their SHA-256 (Apollo's automatic persisted queries): those of the shop's pages, and those that other
 * clients have sent and that passed the limits. With `onlyTrusted` a browser may send those of the pages alone, unless
 * it has a client key.
 */
export function persistedDocuments({ onlyTrusted }: { onlyTrusted: boolean }) {
  const kept = new LRUCache<string, string>({ ...KEPT, sizeCalculation: (text) => text.length })
  const findDocument = (hash: string) => trusted.get(hash) ?? kept.get(hash)

  /** Returns the text of an operation that comes as text, as hash or as both. Throws a fault of the protocol. */
  function textIn({ query, extensions }: Asked, headers: FastifyRequest['headers']): string {
    const hash = extensions?.persistedQuery?.sha256Hash
    const text = query || (typeof hash === 'string' ? findDocument(hash) : undefined)
    if (!text) throw protocolFault('PERSISTED_QUERY_NOT_FOUND', {}, 'PersistedQueryNotFound')
    const isBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
    if (onlyTrusted && isBrowser && !headers['x-client-key'] && !trusted.has(sha256(text)))
      throw protocolFault('DOCUMENT_NOT_TRUSTED')
    return text
  }

  return {
    textIn,
    /** The store of Apollo, which checks each hash, and keeps a document when its operation may run. */
    cache: {
      get: async (key: string) => findDocument(hashIn(key)),
      set: async (key: string, text: string) => void (trusted.has(hashIn(key)) || kept.set(hashIn(key), text)),
      delete: async () => false,
    },
  }
}

interface Asked {
  query?: string | null
  extensions?: { persistedQuery?: { sha256Hash?: unknown } } | null
}

/**
 * Fills in the texts of operations that come to `path` as a hash, and refuses those that are not trusted. Runs after
 * `refuseUnreadable`.
 */
export function fillDocuments(app: FastifyInstance, path: string, documents: PersistedDocuments): void {
  app.addHook('preHandler', async (request) => {
    const { method, body, headers, routeOptions } = request
    if (!routeOptions.url?.startsWith(path)) return
    if (method === 'POST' && isObject(body)) body.query = documents.textIn(body, headers)
    const [query, extensions] = [parameterOf(request, 'query'), parameterOf(request, 'extensions')]
    // Apollo reads those of a GET from its address.
    if (method === 'GET' && (query || extensions))
      documents.textIn({ query, extensions: JSON.parse(extensions ?? 'null') }, headers)
  })
}

/** Apollo puts a prefix before the hash. */
const hashIn = (key: string) => key.slice(key.lastIndexOf(':') + 1)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
