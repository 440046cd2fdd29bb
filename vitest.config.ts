import { createRequire } from 'node:module'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import relay from 'vite-plugin-relay'
import type { TestServerKind } from './store-api/src/db/testing-server.ts'
import { isFull, findLeftOut, propertyShare, runsProject } from './scripts/checks/scope.ts'
import { inlineScripts } from './web/codegen/inline-scripts.ts'

/** A second, the default, is little on a machine that tests two things at a time. */
const expect = { poll: { timeout: 10_000 } }
const node = { environment: 'node', testTimeout: 60_000, hookTimeout: 120_000, expect } as const

/**
 * The copy of graphql that Node gives to packages: by its `module` field our files would get another one, and the two
 * do not mix.
 */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] }

/**
 * For a second run of the tests of attacks, in `npm run test:full`; production.test.ts of store-api and bff sees that
 * the fixtures follow. In the web server it changes only which settings must be set, which server-kit tests.
 */
const inProduction = { env: { NODE_ENV: 'production' } }
/** Fills a database with the demo shop for tests: the store knows no demo. */
const demoShop = join(import.meta.dirname, 'demo/fill.ts')
// One process for many files: loading the server anew for each took half of the time. What it remembers it keeps by
// database.
const storeApi = {
  ...node,
  isolate: false,
  globalSetup: ['src/db/testing-server.ts'],
  provide: { demoShop, propertyShare: propertyShare() },
}
const onServer = (serverKind: TestServerKind) => ({ ...storeApi, provide: { ...storeApi.provide, serverKind } })
/**
 * Tests of code that orders, matches or folds texts, or reads dates, times and intervals, and of plans. Collations and
 * formats change nothing for the others.
 */
const textTests = [
  'src/{catalog-files,shop-files}/**/*.test.ts',
  'src/db/{session,tables,reference/reference}.test.ts',
  'src/domains/{branch,career,coupon,location}/**/*.test.ts',
  // The readers of queries and the judge of the search ask no database.
  'src/domains/search/{*,golden/*}.test.ts',
  'src/domains/catalog/{catalog,former,top-lists,feed/feed,sitemap/sitemap}.test.ts',
  'src/domains/account/{account,privacy/*}.test.ts',
  'src/domains/order/tracking/*.test.ts',
  'src/scale/hot-requests.test.ts',
]
const bff = { ...node, isolate: false, globalSetup: ['../scripts/testing/store-api.ts'] }

const projects = [
  { root: 'server-kit', test: { ...node, isolate: false, name: 'server-kit', include: ['src/**/*.test.ts'] } },
  {
    root: 'store-api',
    // In the full run on a server as `initdb` makes it, with collation C: on ours run the other projects, the journeys
    // and every `npm test`.
    test: {
      ...onServer(isFull() ? 'defaults' : 'throwaway'),
      name: 'store-api',
      include: ['src/**/*.test.ts'],
      exclude: ['src/production.test.ts'],
    },
  },
  { root: 'store-api', test: { ...onServer('icu'), name: 'store-api-icu', include: textTests } },
  {
    root: 'store-api',
    test: {
      ...storeApi,
      ...inProduction,
      name: 'store-api-production',
      include: [
        'src/production.test.ts',
        'src/domains/account/account-limits.test.ts',
        'src/domains/message/outbox.test.ts',
        'src/domains/order/{order-limits,transitions/scarce-stock,checkout/unproven-order}.test.ts',
        'src/http/rules.test.ts',
      ],
    },
  },
  {
    root: 'demo',
    test: {
      ...storeApi,
      name: 'demo',
      globalSetup: ['../store-api/src/db/testing-server.ts'],
      include: ['**/*.test.ts'],
    },
  },
  {
    root: 'bff',
    resolve: oneGraphql,
    test: { ...bff, name: 'bff', include: ['src/**/*.test.ts'], exclude: ['src/production.test.ts'] },
  },
  {
    root: 'bff',
    resolve: oneGraphql,
    test: {
      ...bff,
      ...inProduction,
      name: 'bff-production',
      include: ['src/production.test.ts', 'src/graphql/{hostile-input,limits,neighbour-attack}.test.ts'],
    },
  },
  {
    root: 'web',
    plugins: [inlineScripts()],
    oxc: { jsx: { runtime: 'automatic' as const } },
    test: {
      name: 'web',
      environment: 'jsdom',
      // A browser for each file would take half of the time: here each worker makes one.
      pool: 'vmThreads',
      include: ['app/**/*.test.{ts,tsx}'],
      setupFiles: ['testing-setup.ts'],
      testTimeout: 60_000,
      expect,
    },
  },
  { root: 'web', test: { ...node, name: 'web-server', include: ['*.test.ts'] } },
  {
    root: 'scripts',
    test: {
      ...node,
      isolate: false,
      name: 'scripts',
      globalSetup: ['../store-api/src/db/testing-server.ts'],
      include: ['**/*.test.ts'],
      exclude: ['nginx.test.ts', 'bench.test.ts'],
    },
  },
  {
    root: 'scripts',
    test: {
      ...node,
      ...inProduction,
      name: 'scripts-production',
      globalSetup: ['testing/store-api.ts'],
      include: ['nginx.test.ts', 'bench.test.ts'],
    },
  },
  {
    root: 'examples',
    plugins: [relay],
    test: { ...node, name: 'examples', globalSetup: ['../scripts/testing/clients.ts'], include: ['**/*.test.ts'] },
  },
]

export default defineConfig({
  test: {
    // One more than the cores of a small machine: tests also wait, for time limits and for other processes.
    maxWorkers: 3,
    projects: projects
      .filter(({ test }) => runsProject(test.name))
      .map((project) => ({
        ...project,
        test: {
          ...project.test,
          exclude: [
            ...configDefaults.exclude,
            ...(('exclude' in project.test && project.test.exclude) || []),
            ...findLeftOut(project.root),
          ],
        },
      })),
  },
})
