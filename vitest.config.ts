import { defineConfig } from 'vitest/config'

const node = { environment: 'node', testTimeout: 20_000, hookTimeout: 60_000 } as const

export default defineConfig({
  test: {
    // Two cores also run the database and the servers that the tests talk to.
    maxWorkers: 2,
    projects: [
      { root: 'store-api', test: { ...node, name: 'store-api', include: ['src/**/*.test.ts'], globalSetup: ['src/db/testing-server.ts'] } },
      { root: 'bff', test: { ...node, name: 'bff', include: ['src/**/*.test.ts'], globalSetup: ['../scripts/testing/store-api.ts'] } },
      {
        root: 'web',
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['app/**/*.test.{ts,tsx}', '*.test.ts'],
          setupFiles: ['testing-setup.ts'],
          testTimeout: 20_000,
        },
      },
      { root: 'scripts', test: { ...node, name: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
})
