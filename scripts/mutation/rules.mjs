/**
 * Rule files of each package (money, stock, status table, guards, validation, error mapping), and the tests that cover
 * them without a database. Not `error-codes.ts`: Stryker changes no numbers, so only its texts would change.
 * @type {Record<string, { mutate: string[]; tests: string[] }>}
 */
const packages = {
  'store-api': {
    mutate: [
      'store-api/src/http/{rules,signed-link,text}.ts',
      'store-api/src/domains/cart/cart-{stock,totals}.ts',
      'store-api/src/domains/order/{order.transitions,order-facts,order-number,return-units}.ts',
      'store-api/src/domains/order/changes/edit-rules.ts',
      'store-api/src/domains/order/stock/reserve-stock.ts',
    ],
    tests: [
      'src/http/{rules,digits,signed-link}.test.ts',
      'src/domains/cart/cart-{stock,totals}.test.ts',
      'src/domains/order/{order.transitions,order-actions,order-invoice,order-number,return-units}.test.ts',
      'src/domains/order/changes/edit-rules.test.ts',
      'src/domains/order/stock/{plan-reservation,reserve-stock}.test.ts',
    ],
  },
  bff: {
    mutate: [
      'bff/src/graphql/{bad-input,faults,ids,money,user-errors}.ts',
      'bff/src/rest/{error-text,fit-answer,rest-error}.ts',
      // The test that all three packages format money alike is here.
      'store-api/src/money.ts',
    ],
    tests: [
      'src/graphql/{bad-input,format-fault,money.parity,user-errors}.test.ts',
      'src/rest/{error-text,fit-answer-facts,rest-error}.test.ts',
    ],
  },
  web: {
    mutate: [
      'web/app/domains/cart/{optimistic-cart,checkout/checkout.rules,checkout/refuse-step,coupon/coupon-writes}.ts',
      'web/app/domains/catalog/add-to-cart/{buy-now-choice,line-quantity}.ts',
      'web/app/domains/search/list-filter.ts',
      'web/app/domains/session/guards.ts',
      'web/app/domains/cart/checkout/cart-guard.ts',
      'web/app/lib/apollo/{answer,fault}.ts',
      'web/app/lib/forms/{rules,typed-text}.ts',
      'web/app/lib/http/safe-redirect.ts',
      'web/app/lib/locale/locale.ts',
      'web/app/lib/money/{money,price-text}.ts',
      'web/app/lib/notify/error-text.ts',
      'web/app/lib/route/{login-path,results}.ts',
    ],
    tests: [
      'app/domains/cart/{optimistic-cart,coupon/coupon-writes}.test.ts',
      'app/domains/cart/checkout/{address-write,cart-guard,checkout.rules,refuse-step}.test.ts',
      'app/domains/catalog/add-to-cart/{buy-now-choice,line-quantity}.test.ts',
      'app/domains/search/list-filter.test.ts',
      'app/domains/session/guards.test.ts',
      'app/lib/apollo/{answer,fault}.test.ts',
      'app/lib/forms/{rules,typed-text}.test.ts',
      'app/lib/{locale,money}/*.test.ts',
      'app/lib/http/safe-redirect.test.ts',
      'app/lib/notify/error-text.test.ts',
      'app/lib/route/{login-path,on-server,results}.test.ts',
    ],
  },
}

export const packageNames = Object.keys(packages)

export function rulesOf(name) {
  return packages[name] ?? { mutate: [], tests: [] }
}
