import type { ApolloServerOptions } from '@apollo/server'
import type { DocumentNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { GraphContext } from './context.ts'

type DocumentStore = NonNullable<ApolloServerOptions<GraphContext>['documentStore']>

/**
 * How much is kept of what was made of the texts of operations: so many, and so many characters of their texts together. What is made
 * of a text takes a hundred times its room, and anyone may send texts of their own.
 */
const MOST = { max: 500, maxSize: 400_000 }

/** Keeps what was made of an operation, by the text that it was made from. */
export function keptByText<T extends object>() {
  const kept = new LRUCache<string, T>(MOST)
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, made: T, text: string) => void kept.set(key, made, { size: text.length }),
  }
}

/** Keeps parsed and validated documents; Apollo's own store takes 200 MB before it forgets the first. */
export function documentStore(): DocumentStore {
  const kept = keptByText<DocumentNode>()
  return {
    get: async (key) => kept.get(key),
    set: async (key, document) => kept.set(key, document, document.loc?.source.body ?? key),
    delete: async () => false,
  }
}
