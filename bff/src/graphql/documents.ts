import type { ApolloServerOptions } from '@apollo/server'
import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { GraphContext } from './context.ts'

type DocumentStore = NonNullable<ApolloServerOptions<GraphContext>['documentStore']>

/**
 * Limits of the document cache: number of entries, and total characters of their source texts. A parsed document takes
 * about a hundred times the memory of its text, and clients can send arbitrary texts.
 */
const MOST = { max: 500, maxSize: 400_000 }

/** Caches values derived from an operation by its source text. */
export function createTextCache<T extends object>() {
  const kept = new LRUCache<string, T>(MOST)
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, made: T, text: string) => void kept.set(key, made, { size: text.length }),
  }
}

/** Caches parsed and validated documents; Apollo's own store uses 200 MB before it evicts. */
export function documentStore(): DocumentStore {
  const kept = createTextCache<DocumentNode>()
  return {
    get: async (key) => kept.get(key),
    set: async (key, document) => kept.set(key, document, document.loc?.source.body ?? key),
    delete: async () => false,
  }
}
