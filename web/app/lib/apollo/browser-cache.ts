import { type DocumentNode, type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client'
import { possibleTypes, valueTypes } from '#app/__generated__/cache-policies.ts'
import { type Answer, answerKey } from './document-answers.ts'
import { whenIdle } from '#app/lib/browser/when-idle.ts'
import { newerCart } from './shown-cart.ts'

type Page = { nodes?: readonly Reference[]; pageInfo?: { endCursor: string | null } }

/**
 * A list that grows page by page; any argument except `after` identifies another list. Pages are stored by their start
 * cursor, '' for the first, because an address may start anywhere. A page extends each list that ends where the page
 * starts, without duplicates, and replaces the list that starts at the same cursor.
 */
const growing: FieldPolicy<Readonly<Record<string, Page>> | null, Page | null> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== 'after'),
  read: (lists, { args }) => lists && lists[startOf(args)],
  merge(lists, page, { args }) {
    if (!page) return null
    const start = startOf(args)
    const joined = Object.entries(lists ?? {}).map(([key, list]) => [
      key,
      start && list.pageInfo?.endCursor === start ? join(list, page) : list,
    ])
    return { ...Object.fromEntries(joined), [start]: { ...lists?.[start], ...page } }
  },
}

const startOf = (args: Record<string, unknown> | null) => String(args?.after ?? '')

function join(list: Page, page: Page): Page {
  const nodes = [...(list.nodes ?? []), ...(page.nodes ?? [])]
  return { ...list, ...page, nodes: [...new Map(nodes.map((node) => [node.__ref, node])).values()] }
}

type Read = Parameters<InMemoryCache['diff']>[0]

/** More responses than a page, a grown list and their neighbours need. */
const KEPT_ANSWERS = 40

/** The browser's normalised cache: objects with an `id` are stored once. */
export class ShopCache extends InMemoryCache {
  readonly #loaded = new Map<string, Answer & { at: number }>()
  /** Keys of the document's responses that are not in the cache yet, with the reads that requested them. */
  readonly #unwritten = new Set<string>()
  readonly #asked = new Map<string, Read>()
  #expiredAt = 0

  constructor() {
    super({
      possibleTypes,
      typePolicies: {
        ...Object.fromEntries(valueTypes.map((type) => [type, { merge: true }])),
        Query: { fields: { cart: { merge: newerCart }, products: growing, blogPosts: growing, news: growing } },
        Product: { fields: { reviews: growing } },
        // Each revision of a cart is an object of its own, with its lines inside.
        Cart: { keyFields: ['id', 'revision'], fields: { lines: { merge: false } } },
        CartLine: { keyFields: false },
        // For lists that can also shrink: the incoming list is complete.
        Customer: {
          fields: {
            addresses: { merge: false },
            wishlistProducts: { merge: false },
            orders: growing,
            wishlist: growing,
          },
        },
        // Pages do not select its id: that would be 27 characters for each image.
        Image: { merge: true },
      },
    })
  }

  /**
   * Accepts the responses delivered with the document. Each query is served its own response until the cache must
   * contain them, at the latest when the browser is idle: writing and reading all of them took 50 of the 120 ms of the
   * home page's hydration.
   */
  addDocumentAnswers(answers: readonly Answer[]): void {
    for (const answer of answers) {
      this.keepAnswer(answer, performance.timeOrigin)
      this.#unwritten.add(answerKey(answer.name, answer.variables))
    }
    whenIdle(() => this.#writeAnswers())
  }

  /** Stores a response that a loader received, and drops the oldest. */
  keepAnswer(answer: Answer, at = Date.now()): void {
    const key = answerKey(answer.name, answer.variables)
    this.#loaded.delete(key)
    this.#loaded.set(key, { ...answer, at })
    for (const oldest of [...this.#loaded.keys()].slice(0, -KEPT_ANSWERS)) this.#loaded.delete(oldest)
  }

  /** Returns the last response that a loader received for a query. */
  loadedAnswer(query: DocumentNode, variables: object | undefined): Answer | undefined {
    return this.#loaded.get(answerKey(query, variables))
  }

  /** Returns the age of a query's response in milliseconds: infinite without one, after errors, and after `expire`. */
  ageOf(query: DocumentNode, variables: object | undefined): number {
    const answer = this.#loaded.get(answerKey(query, variables))
    return answer && answer.failed.length === 0 && answer.at > this.#expiredAt ? Date.now() - answer.at : Infinity
  }

  /** Ends the life of every response. */
  expire(): void {
    this.#expiredAt = Date.now()
  }

  override diff<Data>(options: Read): never {
    const { query, variables } = options
    const key = this.#unwritten.size > 0 ? answerKey(query, variables) : ''
    const answer = this.#unwritten.has(key) ? this.#loaded.get(key) : undefined
    if (answer) {
      this.#asked.set(key, options)
      return { complete: true, result: answer.data } as never
    }
    this.#writeAnswers()
    return super.diff<Data>(options) as never
  }

  // Operations that change or read the whole cache first write the pending responses.
  override batch<Result>(options: Parameters<InMemoryCache['batch']>[0]): Result {
    this.#writeAnswers()
    return super.batch(options) as Result
  }
  override extract(optimistic?: boolean): ReturnType<InMemoryCache['extract']> {
    this.#writeAnswers()
    return super.extract(optimistic)
  }

  override write(options: Parameters<InMemoryCache['write']>[0]): Reference | undefined {
    this.#writeAnswers()
    return super.write(options)
  }

  /** Writes the responses whose queries have been read: only the reader has the query document. */
  #writeAnswers(): void {
    const asked = [...this.#asked]
    this.#asked.clear()
    for (const [key, { query, variables }] of asked) {
      const answer = this.#loaded.get(key)
      if (!this.#unwritten.delete(key) || !answer) continue
      // A mutation may have written something newer before this part of the page was rendered.
      if (super.diff({ query, variables, optimistic: false, returnPartialData: true }).complete) continue
      super.write({ query, variables, result: answer.data, dataId: 'ROOT_QUERY', broadcast: false } as never)
    }
  }
}
