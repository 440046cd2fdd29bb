// Makes `t('cart:title')` a type error when the text does not exist. Add each new file of locales/ here.
import 'i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      account: typeof import('#locales/en/account.json')
      address: typeof import('#locales/en/address.json')
      branch: typeof import('#locales/en/branch.json')
      career: typeof import('#locales/en/career.json')
      cart: typeof import('#locales/en/cart.json')
      catalog: typeof import('#locales/en/catalog.json')
      common: typeof import('#locales/en/common.json')
      consent: typeof import('#locales/en/consent.json')
      content: typeof import('#locales/en/content.json')
      errors: typeof import('#locales/en/errors.json')
      feedback: typeof import('#locales/en/feedback.json')
      location: typeof import('#locales/en/location.json')
      media: typeof import('#locales/en/media.json')
      offline: typeof import('#locales/en/offline.json')
      order: typeof import('#locales/en/order.json')
      privacy: typeof import('#locales/en/privacy.json')
      promotion: typeof import('#locales/en/promotion.json')
      search: typeof import('#locales/en/search.json')
      shell: typeof import('#locales/en/shell.json')
      wishlist: typeof import('#locales/en/wishlist.json')
    }
  }
}
