import type { Resolvers } from './__generated__/schema.ts'
import { refuseLongList } from './graphql/bad-input.ts'
import type { GraphContext } from './graphql/context.ts'
import { numberOrSlug, withNumber } from './graphql/ids.ts'

type Sources = GraphContext['sources']

/**
 * Loads an object by its id; null when it does not exist or belongs to another customer. The types are those that
 * implement Node.
 */
const loaders: Record<string, (sources: Sources, id: string) => Promise<object | null> | null> = {
  Address: ({ addressBook }, id) => withNumber('Address', id, addressBook.address),
  BlogPost: ({ articles }, id) => articles.post(numberOrSlug('BlogPost', id)),
  Branch: ({ branch }, id) => branch.branch(numberOrSlug('Branch', id)),
  Brand: ({ catalog }, id) => catalog.brand(numberOrSlug('Brand', id)),
  Category: ({ catalog }, id) => catalog.category(numberOrSlug('Category', id)),
  Club: ({ catalog }, id) => catalog.club(numberOrSlug('Club', id)),
  Customer: ({ account }, id) =>
    withNumber('Customer', id, async (number) => {
      const viewer = await account.viewer()
      return viewer?.id === number ? viewer : null
    }),
  Job: ({ career }, id) => career.job(numberOrSlug('Job', id)),
  NewsItem: ({ articles }, id) => articles.newsItem(numberOrSlug('NewsItem', id)),
  Order: ({ order }, id) => withNumber('Order', id, (number) => order.order(number, undefined)),
  Photo: ({ media }, id) => withNumber('Photo', id, media.photo),
  Product: ({ catalog }, id) => catalog.product(numberOrSlug('Product', id)),
  Ticket: ({ tickets }, id) => withNumber('Ticket', id, tickets.ticket),
}

/** Maximum number of ids of one field. */
const MOST_IDS = 50

export const nodeResolvers: Resolvers = {
  Query: {
    node: (_, { id }, { sources }) => load(sources, id),
    nodes(_, { ids }, { sources }) {
      refuseLongList(ids, MOST_IDS)
      return Promise.all(ids.map((id) => load(sources, id)))
    },
  },
}

async function load(sources: Sources, id: string) {
  const [type = ''] = id.split('_', 1)
  const found = Object.hasOwn(loaders, type) ? await loaders[type]?.(sources, id) : null
  return found ? { ...found, __typename: type } : null
}
