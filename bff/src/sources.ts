import { addressBookSource } from './domains/account/address-book.source.ts'
import { imageSource } from './domains/account/image.source.ts'
import { accountSource } from './domains/account/account.source.ts'
import { branchSource } from './domains/branch/branch.source.ts'
import { careerSource } from './domains/career/career.source.ts'
import { cartSource } from './domains/cart/cart.source.ts'
import { catalogSource } from './domains/catalog/catalog.source.ts'
import { articlesSource } from './domains/content/articles.source.ts'
import { contentSource } from './domains/content/content.source.ts'
import { mediaSource } from './domains/content/media.source.ts'
import { complaintSource } from './domains/feedback/complaint.source.ts'
import { contactSource } from './domains/feedback/contact.source.ts'
import { productRequestsSource } from './domains/feedback/product-requests.source.ts'
import { reviewsSource } from './domains/feedback/reviews.source.ts'
import { ticketsSource } from './domains/feedback/tickets.source.ts'
import { locationSource } from './domains/location/location.source.ts'
import { orderBuyNowSource } from './domains/order/order-buy-now.source.ts'
import { orderCheckoutSource } from './domains/order/order-checkout.source.ts'
import { orderExchangeSource } from './domains/order/order-exchange.source.ts'
import { orderChangesSource } from './domains/order/order-changes.source.ts'
import { orderListSource } from './domains/order/order-list.source.ts'
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
    addressBook: addressBookSource(api),
    articles: articlesSource(api),
    account: accountSource(api, http),
    branch: branchSource(api),
    orderBuyNow: orderBuyNowSource(api),
    career: careerSource(api, http),
    cart,
    catalog: catalogSource(api),
    complaint: complaintSource(api),
    contact: contactSource(api),
    content: contentSource(api),
    image: imageSource(api, http),
    location: locationSource(api),
    media: mediaSource(api),
    order: orderSource(api),
    orderChanges: orderChangesSource(api),
    orderCheckout: orderCheckoutSource(api, cart.token),
    orderList: orderListSource(api),
    orderReturns: orderReturnsSource(api, cart.token),
    orderExchange: orderExchangeSource(api),
    orderTracking: orderTrackingSource(api),
    productRequests: productRequestsSource(api, http),
    promotion: promotionSource(api),
    reviews: reviewsSource(api),
    search: searchSource(api),
    tickets: ticketsSource(api),
    wishlist: wishlistSource(api),
  }
}
