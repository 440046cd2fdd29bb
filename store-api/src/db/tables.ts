import type { AccountTables } from './tables/account.ts'
import type { BranchTables } from './tables/branch.ts'
import type { CareerTables } from './tables/career.ts'
import type { CartTables } from './tables/cart.ts'
import type { CatalogTables } from './tables/catalog.ts'
import type { ClientKeyTables } from './tables/client-key.ts'
import type { ContentTables } from './tables/content.ts'
import type { CouponTables } from './tables/coupon.ts'
import type { FeedbackTables } from './tables/feedback.ts'
import type { LocationTables } from './tables/location.ts'
import type { MessageTables } from './tables/message.ts'
import type { OrderTables } from './tables/order.ts'
import type { PromotionTables } from './tables/promotion.ts'
import type { SearchTables } from './tables/search.ts'
import type { WishlistTables } from './tables/wishlist.ts'

/**
 * The table types for Kysely, one file per domain. Money is integer piastres, times are UTC, a `date` is 'YYYY-MM-DD'.
 * A test compares them with the database. A column with a default that only raw SQL uses may be left out.
 */
export interface Tables
  extends
    AccountTables,
    BranchTables,
    CareerTables,
    CartTables,
    CatalogTables,
    ClientKeyTables,
    ContentTables,
    CouponTables,
    FeedbackTables,
    LocationTables,
    MessageTables,
    OrderTables,
    PromotionTables,
    SearchTables,
    WishlistTables {}
