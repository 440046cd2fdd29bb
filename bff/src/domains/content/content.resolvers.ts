import { shopSettings } from 'server-kit/shop-identity.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { requirePageSize } from '#src/graphql/bad-input.ts'

export const contentResolvers: Resolvers = {
  Query: {
    home: (_, __, { sources }) => sources.content.home(),
    /** The merchant's own settings (web/shop.config.ts). */
    shop(_, __, { language, origin }) {
      const { name, phone, whatsapp, email = null, contactHours } = shopSettings
      return { name: name[language], origin, phone, whatsapp: `+${whatsapp}`, email, contactHours }
    },
  },
  Home: {
    newest: ({ newest }, { first }) => takeFirst(newest, first),
    bestSellers: ({ bestSellers }, { first }) => takeFirst(bestSellers, first),
    offers: ({ offers }, { first }) => takeFirst(offers, first),
  },
}

function takeFirst<Item>(items: Item[], first: number | null | undefined): Item[] {
  return first == null ? items : items.slice(0, requirePageSize(first, 24))
}
