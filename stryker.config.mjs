import { rulesOf } from './scripts/mutation/rules.mjs'

const { mutate } = rulesOf(process.env.MUTATED_PACKAGE)

/**
 * One package of `npm run mutation` (docs/operations.md#mutation-tests). Stryker mutates a copy of the tree in
 * .stryker-tmp.
 */
export default {
  packageManager: 'pnpm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate,
  ignorePatterns: ['/web/build', '/e2e', '/bench', '/.data'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A busy machine is slow: a change counts as noticed when its tests do not end.
  timeoutMS: 20_000,
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 85, break: 85 },
}
