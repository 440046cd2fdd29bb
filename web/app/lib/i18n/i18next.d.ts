import type account from '#locales/en/account.json'
import type address from '#locales/en/address.json'
import type branch from '#locales/en/branch.json'
import type career from '#locales/en/career.json'
import type cart from '#locales/en/cart.json'
import type catalog from '#locales/en/catalog.json'
import type common from '#locales/en/common.json'
import type consent from '#locales/en/consent.json'
import type content from '#locales/en/content.json'
import type errors from '#locales/en/errors.json'
import type feedback from '#locales/en/feedback.json'
import type location from '#locales/en/location.json'
import type media from '#locales/en/media.json'
import type offline from '#locales/en/offline.json'
import type order from '#locales/en/order.json'
import type privacy from '#locales/en/privacy.json'
import type promotion from '#locales/en/promotion.json'
import type search from '#locales/en/search.json'
import type shell from '#locales/en/shell.json'
import type wishlist from '#locales/en/wishlist.json'

// Makes `t('cart:title')` a type error when the text does not exist. Add each new file of locales/ here.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      account: typeof account
      address: typeof address
      branch: typeof branch
      career: typeof career
      cart: typeof cart
      catalog: typeof catalog
      common: typeof common
      consent: typeof consent
      content: typeof content
      errors: typeof errors
      feedback: typeof feedback
      location: typeof location
      media: typeof media
      offline: typeof offline
      order: typeof order
      privacy: typeof privacy
      promotion: typeof promotion
      search: typeof search
      shell: typeof shell
      wishlist: typeof wishlist
    }
  }
}
