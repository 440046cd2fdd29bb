import { shopSettings } from 'server-kit/shop-identity.ts'
import type { Resolvers } from './__generated__/schema.ts'

/** The merchant's own settings (web/shop.config.ts). */
export const shopResolvers: Resolvers = {
  Query: {
    shop(_, __, { language, origin }) {
      const { name, phone, whatsapp, email = null, contactHours } = shopSettings
      return { name: name[language], origin, phone, whatsapp: `+${whatsapp}`, email, contactHours }
    },
  },
}
