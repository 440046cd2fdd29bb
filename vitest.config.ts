import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

const node = { environment: 'node', testTimeout: 20_000, hookTimeout: 60_000 } as const

/** The copy of graphql that Node gives to packages: by its `module` field our files would get another one, and the two do not mix. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] }

export default defineConfig({
  test: {
    // Two cores also run the database and the servers that the tests talk to.
    maxWorkers: 2,
    projects: [
      {
        root: 'store-api',
        // One process for many files: loading the server anew for each took half of the time. What it remembers it keeps by database.
        test: { ...node, name: 'store-api', isolate: false, include: ['src/**/*.test.ts'], globalSetup: ['src/db/testing-server.ts'] },
      },
      {
        root: 'bff',
        resolve: oneGraphql,
        test: { ...node, name: 'bff', include: ['src/**/*.test.ts'], globalSetup: ['../scripts/testing/store-api.ts'] },
      },
      {
        root: 'web',
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          environment: 'jsdom',
          // A browser for each file would take half of the time: here each worker makes one.
          pool: 'vmThreads',
          include: ['app/**/*.test.{ts,tsx}'],
          setupFiles: ['testing-setup.ts'],
          testTimeout: 20_000,
        },
      },
      { root: 'web', test: { ...node, name: 'web-server', include: ['*.test.ts'] } },
      { root: 'scripts', test: { ...node, name: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
})
