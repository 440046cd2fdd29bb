import { type DocumentNode, type FieldPolicy, InMemoryCache, type Reference } from '@apollo/client'
import { possibleTypes } from '#app/__generated__/possible-types.ts'
import { withoutLost } from './answer.ts'
import { cartIn, cartQueryOf } from './payload-queries.ts'
import { type Answer, answerKey } from './document-answers.ts'
import { newerCart } from './newer-cart.ts'

/** Has no identity of its own: belongs to where it stands. Two selections of one place are joined. */
const part = { keyFields: false, merge: true } as const

type Page = { nodes?: readonly Reference[]; pageInfo?: { endCursor: string | null } }

/**
 * A list that grows page by page: what an argument but `after` changes is another list. Kept by the cursor that it starts after, '' at its
 * start, since an address may start it anywhere. A page goes on with each list that ends where the page starts, each item once, and
 * replaces what started there itself.
 */
const growing: FieldPolicy<Readonly<Record<string, Page>> | null, Page | null> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => name !== 'after'),
  read: (lists, { args }) => lists && lists[startOf(args)],
  merge(lists, page, { args }) {
    if (!page) return null
    const start = startOf(args)
    const joined = Object.entries(lists ?? {}).map(([key, list]) => [key, start && list.pageInfo?.endCursor === start ? join(list, page) : list])
    return { ...Object.fromEntries(joined), [start]: { ...lists?.[start], ...page } }
  },
}

const startOf = (args: Record<string, unknown> | null) => String(args?.after ?? '')

function join(list: Page, page: Page): Page {
  const nodes = [...(list.nodes ?? []), ...(page.nodes ?? [])]
  return { ...list, ...page, nodes: [...new Map(nodes.map((node) => [node.__ref, node])).values()] }
}

type Read = Parameters<InMemoryCache['diff']>[0]
type Write = Parameters<InMemoryCache['write']>[0]

/** More than a page asks, with the pages around it. */
const KEPT_ANSWERS = 20

/** The browser's cache. Everything with an `id` is kept once. */
export class ShopCache extends InMemoryCache {
  readonly #loaded = new Map<string, Answer>()
  readonly #unwritten = new Set<string>()

  constructor() {
    super({
      possibleTypes,
      typePolicies: {
        Query: { fields: { cart: { merge: newerCart }, products: growing, blogPosts: growing, news: growing } },
        Product: { fields: { reviews: growing } },
        // One visitor has one cart; whole carts are compared, so its lines stay inside it.
        Cart: { keyFields: false, fields: { lines: { merge: false } } },
        CartLine: { keyFields: false },
        // Lists that grow shorter too: what arrives is all there is.
        Customer: { fields: { addresses: { merge: false }, wishedProductIds: { merge: false }, orders: growing, wishlist: growing } },
        Money: part,
        Emblem: part,
        Rating: part,
        ReviewSummary: part,
        FitCounts: part,
      },
    })
  }

  /** Takes the answers that the document brought. Each is written when its query is first read: only the reader has the query. */
  addDocumentAnswers(answers: readonly Answer[]): void {
    for (const answer of answers) {
      const key = answerKey(answer.name, answer.variables)
      this.#loaded.set(key, answer)
      this.#unwritten.add(key)
    }
  }

  /** Keeps a whole answer that a loader got in the browser, and forgets the oldest. */
  keepAnswer(answer: Answer): void {
    const key = answerKey(answer.name, answer.variables)
    this.#loaded.delete(key)
    this.#loaded.set(key, answer)
    for (const oldest of [...this.#loaded.keys()].slice(0, -KEPT_ANSWERS)) this.#loaded.delete(oldest)
  }

  /** The answer that a loader last got to a query. */
  loadedAnswer(query: DocumentNode, variables: object | undefined): Answer | undefined {
    return this.#loaded.get(answerKey(query, variables))
  }

  override diff<Data>(options: Read): never {
    if (this.#unwritten.size > 0) this.#writeAnswer(options)
    return super.diff<Data>(options) as never
  }

  /** A cart in the answer of a mutation, be it expected or there, is the cart that every part of the page shows. */
  override write(options: Write): Reference | undefined {
    const written = super.write(options)
    const query = options.dataId === 'ROOT_MUTATION' ? cartQueryOf(options.query) : undefined
    const cart = query && options.result ? cartIn(options.result as object) : undefined
    if (query && cart !== undefined) super.write({ query, dataId: 'ROOT_QUERY', result: { cart }, broadcast: false })
    return written
  }

  #writeAnswer({ query, variables }: Read): void {
    const key = answerKey(query, variables)
    const answer = this.#loaded.get(key)
    if (!answer || !this.#unwritten.delete(key)) return
    // A mutation may have written something newer before this part of the page was rendered.
    if (super.diff({ query, variables, optimistic: false, returnPartialData: true }).complete) return
    this.write({ query, variables, result: withoutLost(answer.data, answer.failed), dataId: 'ROOT_QUERY', broadcast: false } as never)
  }
}
