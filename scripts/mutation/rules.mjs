/** Rule files of each package (money, stock, status table, guards, validation, error mapping), and the tests that cover them without a database. */
const packages = {
  'store-api': {
    mutate: [
      'store-api/src/http/{rules,digits,error-codes,signed-link}.ts',
      'store-api/src/domains/order/{order.transitions,order-number}.ts',
      'store-api/src/domains/order/stock/reserve-stock.ts',
    ],
    tests: [
      'src/http/{rules,digits,error-codes,signed-link}.test.ts',
      'src/domains/order/{order.transitions,order-number,order-timeline}.test.ts',
      'src/domains/order/stock/reserve-stock.test.ts',
    ],
  },
  bff: {
    mutate: ['bff/src/graphql/money.ts', 'bff/src/rest/{error-text,fit-answer,rest-error}.ts'],
    tests: ['src/graphql/money.test.ts', 'src/rest/{client,error-text,fit-answer,rest-error}.test.ts'],
  },
  web: {
    mutate: [
      'web/app/lib/money/{piastres,price-text,saved-text}.ts',
      'web/app/lib/guards/{cart,login,profile}-guard.ts',
      'web/app/lib/apollo/{answer,fault}.ts',
      'web/app/lib/opening/is-open.ts',
      'web/app/lib/locale/locale.ts',
      'web/app/lib/forms/rules.ts',
    ],
    tests: [
      'app/lib/{money,guards,locale,opening}/*.test.ts',
      'app/lib/apollo/{answer,fault}.test.ts',
      'app/lib/route/on-server.test.ts',
      'app/domains/cart/checkout/checkout.rules.test.ts',
    ],
  },
}

export const packageNames = Object.keys(packages)

export function rulesOf(name) {
  return packages[name] ?? { mutate: [], tests: [] }
}
