import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

// The site map: one line for each address of the specification (§2).
export default [
  layout('layouts/header-hero.tsx', [index('routes/home/page.tsx')]),
  layout('layouts/with-sidebar.tsx', [route('search', 'routes/search/page.tsx')]),
  layout('layouts/default.tsx', [
    route('categories', 'routes/categories/page.tsx'),
    route('offers', 'routes/offers/page.tsx'),
    route('about/best-seller', 'routes/best-seller/page.tsx'),
    route('about/new-arrivals', 'routes/new-arrivals/page.tsx'),
    route('about/top-products', 'routes/top-products/page.tsx'),
    route('about/top-teams', 'routes/top-teams/page.tsx'),
    route('about/top-brands', 'routes/top-brands/page.tsx'),
    route('about/club-details/:id', 'routes/club-details/page.tsx'),
    route('about/brand-details/:id', 'routes/brand-details/page.tsx'),
    route('products/:id', 'routes/product/page.tsx'),
    route('products/:id/notify', 'routes/product/notify.tsx'),
    route('my-cart', 'routes/my-cart/page.tsx'),
    route('order-placed/:id', 'routes/order-placed/page.tsx'),
    route('client/order/:id', 'routes/client-order/page.tsx'),
    route('client/order/:id/:item', 'routes/client-order-item/page.tsx'),
    route('track-order', 'routes/track-order/page.tsx'),
    route('unauthorized', 'routes/unauthorized/page.tsx'),
    route('*', 'routes/not-found/page.tsx'),
  ]),
  layout('layouts/order-summary.tsx', [
    route('cart', 'routes/cart/page.tsx'),
    route('cart/address', 'routes/cart-address/page.tsx'),
    route('cart/payments', 'routes/cart-payments/page.tsx'),
  ]),
  route('locale', 'routes/locale.ts'),
  route('theme', 'routes/theme.ts'),
  route('texts/:file', 'routes/texts.ts'),
] satisfies RouteConfig
