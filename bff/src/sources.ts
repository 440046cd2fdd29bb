import { addressSource } from './domains/account/address.source.ts'
import { imageSource } from './domains/account/image.source.ts'
import { accountSource } from './domains/account/account.source.ts'
import { branchSource } from './domains/branch/branch.source.ts'
import { careerSource } from './domains/career/career.source.ts'
import { cartSource } from './domains/cart/cart.source.ts'
import { catalogSource } from './domains/catalog/catalog.source.ts'
import { articlesSource } from './domains/content/articles.source.ts'
import { contentSource } from './domains/content/content.source.ts'
import { mediaSource } from './domains/content/media.source.ts'
import { contactSource } from './domains/feedback/contact.source.ts'
import { feedbackSource } from './domains/feedback/feedback.source.ts'
import { ticketsSource } from './domains/feedback/tickets.source.ts'
import { locationSource } from './domains/location/location.source.ts'
import { buyNowSource } from './domains/order/buy-now.source.ts'
import { orderExchangeSource } from './domains/order/order-exchange.source.ts'
import { orderLifeSource } from './domains/order/order-life.source.ts'
import { orderSource } from './domains/order/order.source.ts'
import { orderReturnsSource } from './domains/order/order-returns.source.ts'
import { orderTrackingSource } from './domains/order/order-tracking.source.ts'
import { promotionSource } from './domains/promotion/promotion.source.ts'
import { searchSource } from './domains/search/search.source.ts'
import { wishlistSource } from './domains/wishlist/wishlist.source.ts'
import type { StoreClient } from './rest/client.ts'
import type { VisitorHttp } from './rest/visitor.ts'

export type Sources = ReturnType<typeof createSources>

/** Data sources of the resolvers: one set per request, so that loaders share nothing between visitors. */
export function createSources(api: StoreClient, http: VisitorHttp) {
  const cart = cartSource(api, http)
  return {
    address: addressSource(api),
    articles: articlesSource(api),
    account: accountSource(api, http),
    branch: branchSource(api),
    buyNow: buyNowSource(api),
    career: careerSource(api, http),
    cart,
    catalog: catalogSource(api),
    contact: contactSource(api, http),
    content: contentSource(api),
    feedback: feedbackSource(api),
    image: imageSource(api, http),
    location: locationSource(api),
    media: mediaSource(api),
    order: orderSource(api, cart.token),
    orderLife: orderLifeSource(api),
    orderReturns: orderReturnsSource(api, cart.token),
    orderExchange: orderExchangeSource(api),
    orderTracking: orderTrackingSource(api),
    promotion: promotionSource(api),
    search: searchSource(api),
    tickets: ticketsSource(api),
    wishlist: wishlistSource(api),
  }
}
