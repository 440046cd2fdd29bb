import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { isFull, shortGrep } from '../scripts/checks/scope.ts'

const KNOWN_PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
// Otherwise the browser of Playwright.
const executablePath = process.env.CHROMIUM_PATH || KNOWN_PATHS.find((path) => existsSync(path))

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// The result of an `@once` journey does not depend on language or width; that of a `@both` journey depends on the
// reading direction or the width. A run by hand has the rest in Arabic on a phone; `npm run test:full` in English on a
// desk too, and `@everywhere` in all four. `npm test` has the journeys of scripts/checks/scope.ts.
const inEnglish = isFull() ? { grepInvert: /@once/ } : { grep: shortGrep('en-1440') ?? /@both|@everywhere/ }
/** A headless browser identifies as a bot, and bots get no error pages. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const phone = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './setup/start-shops.ts',
  outputDir: 'test-results',
  // A picture is compared with one that the same test has taken before.
  snapshotPathTemplate: 'test-results/pictures/{projectName}-{arg}{ext}',
  // Each worker has its own shop. A given shop (SHOP_URL) runs one journey at a time.
  workers: process.env.SHOP_URL ? 1 : 2,
  // On CI one lost race must not refuse a change: the test is run again, and `npm test` prints it as unsteady with its
  // error.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { executablePath, args },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    userAgent,
    timezoneId: 'Africa/Cairo',
    // A service worker would answer from its cache. Only the offline journey allows it.
    serviceWorkers: 'block',
    // Tests do not wait for animations.
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'ar-360', use: { locale: 'ar-EG', viewport: phone, hasTouch: true }, grep: shortGrep('ar-360') },
    { name: 'en-1440', use: { locale: 'en-US', viewport: desk }, ...inEnglish },
    ...(isFull()
      ? [
          { name: 'ar-1440', use: { locale: 'ar-EG', viewport: desk }, grep: /@everywhere/ },
          { name: 'en-360', use: { locale: 'en-US', viewport: phone, hasTouch: true }, grep: /@everywhere/ },
        ]
      : []),
  ],
})
