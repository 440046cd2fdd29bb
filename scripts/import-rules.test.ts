import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../dependency-cruiser.config.mjs'
import { cruise, importRulesHold } from './checks/import-rules.ts'
import { root } from './processes/command.ts'

/** For each rule, imports that it forbids: a file and what it imports. */
const forbidden: [rule: string, from: string, to: string][] = [
  ['routes-keep-to-their-domain', 'store-api/src/domains/cart/cart.routes.ts', '#src/domains/order/order.service.ts'],
  [
    'routes-keep-to-their-domain',
    'store-api/src/domains/order/returns/return.routes.ts',
    '#src/domains/cart/cart.service.ts',
  ],
  ['routes-keep-to-their-domain', 'store-api/src/domains/cart/cart.routes.ts', '#src/db/pool.ts'],
  ['services-ask-services', 'store-api/src/domains/cart/cart.service.ts', '#src/domains/order/order.queries.ts'],
  ['sql-lives-in-queries', 'store-api/src/domains/cart/cart.service.ts', 'kysely'],
  ['sql-lives-in-queries', 'store-api/src/domains/cart/cart-stock.ts', '#src/db/pool.ts'],
  ['services-know-errors-not-http', 'store-api/src/domains/cart/cart.service.ts', '#src/http/envelope.ts'],
  ['services-know-no-routes', 'store-api/src/domains/order/order.service.ts', './order.routes.ts'],
  ['queries-know-only-the-database', 'store-api/src/domains/cart/cart.queries.ts', './cart.service.ts'],
  [
    'queries-know-only-the-database',
    'store-api/src/domains/cart/cart.queries.ts',
    '#src/domains/order/order.queries.ts',
  ],
  ['schemas-use-schemas', 'store-api/src/domains/cart/cart.schema.ts', './cart.service.ts'],
  ['routes-are-mounted-by-app', 'store-api/src/http/envelope.ts', '#src/domains/order/order.routes.ts'],
  ['http-knows-no-domain', 'store-api/src/http/envelope.ts', '#src/domains/order/order.service.ts'],
  ['db-is-the-bottom', 'store-api/src/db/pool.ts', '#src/http/envelope.ts'],
  ['pictures-know-no-shop', 'store-api/src/pictures/draw.ts', '#src/domains/order/order.service.ts'],
  ['pictures-are-mounted-by-app', 'store-api/src/domains/order/order.queries.ts', '#src/pictures/draw.ts'],
  ['scripts-use-entries-of-the-store', 'scripts/start/database.ts', '../../store-api/src/db/pool.ts'],
  [
    'scripts-use-entries-of-the-store',
    'scripts/start/database.test.ts',
    '../../store-api/src/domains/order/order.service.ts',
  ],
  ['cli-is-the-top', 'store-api/src/app.ts', '#src/cli/program.ts'],
  ['resolvers-keep-to-their-domain', 'bff/src/domains/cart/cart.resolvers.ts', '#src/domains/order/order.source.ts'],
  ['resolvers-keep-to-their-domain', 'bff/src/domains/cart/cart.resolvers.ts', '#src/rest/client.ts'],
  ['sources-know-rest-only', 'bff/src/domains/cart/cart.source.ts', '#src/graphql/context.ts'],
  ['sources-know-rest-only', 'bff/src/domains/cart/cart.source.ts', './cart.resolvers.ts'],
  ['rest-is-the-bottom', 'bff/src/rest/client.ts', '#src/graphql/context.ts'],
  ['routes-are-apart', 'web/app/routes/home.tsx', '#app/routes/cart.tsx'],
  ['layouts-and-shell-are-below-pages', 'web/app/layouts/default.tsx', '#app/routes/cart.tsx'],
  ['shell-is-below-layouts', 'web/app/shell/header.tsx', '#app/layouts/default.tsx'],
  ['domains-keep-apart', 'web/app/domains/cart/line.tsx', '#app/domains/order/summary.tsx'],
  ['domains-keep-apart', 'web/app/domains/cart/line.tsx', '#app/shell/header.tsx'],
  ['ui-is-the-bottom', 'web/app/ui/button.tsx', '#app/lib/money/format.ts'],
  ['ui-takes-props', 'web/app/ui/button.tsx', 'react-router'],
  ['lib-is-the-bottom', 'web/app/lib/money/format.ts', '#app/domains/order/summary.tsx'],
  ['packages-are-apart', 'bff/src/app.ts', '../../store-api/src/app.ts'],
  ['packages-are-apart', 'server-kit/src/metrics.ts', '../../bff/src/app.ts'],
  ['server-kit-is-for-servers', 'web/app/root.tsx', '../../server-kit/src/printable.ts'],
  ['the-demo-is-apart', 'store-api/src/db/prepare.ts', '../../../demo/fill.ts'],
  ['the-demo-is-apart', 'store-api/src/db/prepare.test.ts', '../../../demo/shop.ts'],
  ['the-demo-knows-the-store-alone', 'demo/fill.ts', '../bff/src/app.ts'],
  ['imports-resolve', 'web/app/root.tsx', '#app/misspelt.ts'],
]

/** Typical imports. */
const allowed: [from: string, to: string][] = [
  ['store-api/src/app.ts', '#src/domains/cart/cart.routes.ts'],
  ['store-api/src/app.ts', '#src/pictures/draw.ts'],
  ['store-api/src/domains/cart/cart.routes.ts', './cart.service.ts'],
  ['store-api/src/domains/cart/cart.routes.ts', '#src/http/envelope.ts'],
  ['store-api/src/domains/cart/cart.service.ts', '#src/domains/order/order.service.ts'],
  ['store-api/src/domains/cart/cart.service.ts', '#src/http/api-error.ts'],
  ['store-api/src/domains/cart/cart.service.ts', './cart.queries.ts'],
  ['store-api/src/domains/cart/cart.queries.ts', '#src/db/pool.ts'],
  ['store-api/src/domains/cart/cart.queries.ts', 'kysely'],
  ['store-api/src/domains/cart/cart.schema.ts', '#src/domains/order/order.schema.ts'],
  ['scripts/start/database.ts', '../../store-api/src/local-shop/database.ts'],
  ['bff/src/app.ts', '../../server-kit/src/metrics.ts'],
  ['web/server/app.ts', '../../server-kit/src/metrics.ts'],
  ['demo/fill.ts', '../store-api/src/db/pool.ts'],
  ['scripts/start.ts', '../demo/shop.ts'],
  ['web/money.parity.test.ts', '../bff/src/app.ts'],
  ['bff/src/domains/cart/cart.resolvers.ts', '#src/graphql/context.ts'],
  ['bff/src/domains/cart/cart.resolvers.ts', '#src/domains/location/address-input.ts'],
  ['bff/src/domains/cart/cart.source.ts', '#src/rest/client.ts'],
  ['web/app/routes/cart.tsx', '#app/domains/cart/line.tsx'],
  ['web/app/domains/cart/line.tsx', '#app/domains/catalog/card.tsx'],
  ['web/app/domains/cart/line.tsx', '#app/lib/money/format.ts'],
  ['web/app/domains/cart/line.tsx', 'react-router'],
  ['web/app/shell/header.tsx', '#app/domains/cart/line.tsx'],
]

test('no document of the shop is in the lib of the web', () => {
  expect(globSync('web/app/lib/**/*.graphql', { cwd: root })).toEqual([])
})

test('each import rule finds its planted violation', async () => {
  const { violations } = await cruiseTree(forbidden.map(([, from, to]) => [from, to] as const))
  for (const [rule, from, to] of forbidden)
    expect(violations).toContain(`${rule}: ${from} → ${target(from, to, violations)}`)
})

test('each rule has a planted violation', () => {
  const planted = new Set([...forbidden.map(([rule]) => rule), 'no-cycles', 'no-orphans'])
  expect(config.forbidden.map((rule) => rule.name).filter((name) => !planted.has(name))).toEqual([])
})

test('finds a cycle and an unused file', async () => {
  const { violations } = await cruiseTree(
    [
      ['web/app/lib/money/format.ts', './parse.ts'],
      ['web/app/lib/money/parse.ts', './format.ts'],
    ],
    ['web/app/lib/money/forgotten.ts'],
  )
  expect(violations).toContain('no-cycles: web/app/lib/money/format.ts → web/app/lib/money/parse.ts')
  expect(violations).toContain('no-orphans: web/app/lib/money/forgotten.ts → web/app/lib/money/forgotten.ts')
})

test('a changed file without imports is no unused file', async () => {
  expect(await importRulesHold(['scripts/checks/scope.ts'])).toMatchObject({ failures: [] })
})

test('finds folders that lead back to each other, in a domain of the store and in the web', async () => {
  const { violations } = await cruiseTree([
    ['store-api/src/domains/cart/lines/line.ts', '#src/domains/cart/cart-totals.ts'],
    ['store-api/src/domains/cart/cart-totals.ts', './stock/free.ts'],
    ['store-api/src/domains/cart/stock/free.ts', '#src/domains/cart/lines/each.ts'],
    ['store-api/src/domains/cart/stock/shop.fixture.ts', '#src/domains/cart/checkout/ready.ts'],
    ['store-api/src/domains/cart/checkout/ready.ts', '#src/domains/cart/stock/free.ts'],
    ['web/app/shell/frame.tsx', '#app/domains/branch/branch-list.tsx'],
    ['web/app/domains/branch/branch-list.tsx', '#app/shell/paths.ts'],
  ])
  expect(violations.filter((violation) => violation.startsWith('no-folder-cycles')).sort()).toEqual([
    'no-folder-cycles: store-api/src/domains/cart → store-api/src/domains/cart/stock',
    'no-folder-cycles: store-api/src/domains/cart/lines → store-api/src/domains/cart',
    'no-folder-cycles: store-api/src/domains/cart/stock → store-api/src/domains/cart/lines',
    'no-folder-cycles: web/app/domains/branch → web/app/shell',
    'no-folder-cycles: web/app/shell → web/app/domains/branch',
  ])
})

test('finds domains of a package that lead back to each other', async () => {
  const { violations } = await cruiseTree([
    ['store-api/src/domains/cart/cart-view.service.ts', '#src/domains/order/shown/last-order.service.ts'],
    ['store-api/src/domains/order/shown/last-order.service.ts', '#src/domains/account/session.service.ts'],
    ['store-api/src/domains/account/session.service.ts', '#src/domains/cart/lines/cart.schema.ts'],
    ['store-api/src/domains/account/account.fixture.ts', '#src/domains/wishlist/wishlist.service.ts'],
    ['store-api/src/domains/wishlist/wishlist.service.ts', '#src/domains/account/session.service.ts'],
  ])
  expect(violations.filter((violation) => violation.startsWith('no-domain-cycles')).sort()).toEqual([
    'no-domain-cycles: store-api/src/domains/account → store-api/src/domains/cart',
    'no-domain-cycles: store-api/src/domains/cart → store-api/src/domains/order',
    'no-domain-cycles: store-api/src/domains/order → store-api/src/domains/account',
  ])
})

test('allows typical imports', async () => {
  const { violations, modules } = await cruiseTree(allowed)
  expect(violations).toEqual([])
  expect(modules).toEqual(expect.arrayContaining(allowed.map(([from]) => from)))
})

/** Writes a small source tree with these imports and runs the project's rules over it. */
async function cruiseTree(imports: readonly (readonly [from: string, to: string])[], others: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
  try {
    const sources = new Map<string, string[]>()
    for (const file of others) sources.set(file, [])
    for (const [from, to] of imports) {
      sources.set(from, [...(sources.get(from) ?? []), to])
      const file = target(from, to)
      if (file && !to.includes('misspelt') && !sources.has(file)) sources.set(file, [])
    }
    for (const [file, targets] of sources)
      write(folder, file, targets.map((to, n) => `import * as m${n} from '${to}'\nm${n}`).join('\n'))
    for (const [name, alias] of [
      ['store-api', '#src/*'],
      ['bff', '#src/*'],
      ['web', '#app/*'],
    ] as const) {
      write(
        folder,
        `${name}/package.json`,
        JSON.stringify({ name, type: 'module', imports: { [alias]: alias.replace('#', './') } }),
      )
      symlinkSync(join(root, name, 'node_modules'), join(folder, name, 'node_modules'))
    }
    return await cruise(folder, [...sources.keys()])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the imported file as a violation names it; for a package, the path in the violation. */
function target(from: string, to: string, violations: string[] = []): string | undefined {
  const [folder] = from.split('/')
  if (to.startsWith('#')) return to.includes('misspelt') ? to : to.replace('#', `${folder}/`)
  if (to.startsWith('.')) return join(dirname(from), to)
  return violations
    .find((violation) => violation.includes(from) && violation.includes(`node_modules/${to}/`))
    ?.split(' → ')[1]
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
