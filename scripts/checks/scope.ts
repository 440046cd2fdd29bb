// The one list of tests that `npm test` leaves to `npm run test:full`. A runner started by hand runs every test of its
// files.

/** Set by scripts/test.ts for the runners: `short` by `npm test`, `full` by `npm run test:full`. */
export const SCOPE = 'TEST_SCOPE'
export const isFull = () => process.env[SCOPE] === 'full'
const isShort = () => process.env[SCOPE] === 'short'

/**
 * Projects of vitest.config.ts that repeat tests as an attacked production server or on a foreign PostgreSQL. By hand
 * too they need `TEST_SCOPE=full`.
 */
const repeatedProjects = ['bff-production', 'store-api-production', 'store-api-icu']
/** Projects with servers of their own: nginx, the benchmarks, and the clients of other makers with a browser. */
const slowProjects = ['scripts-production', 'examples']

/**
 * Test files, from the root, of faults (killed, silent, locked or hanging servers) and of whole commands: they wait for
 * time limits or start processes. And the longest of what few changes touch: the pictures of the demo shop, the queries
 * that evaluate the search, the import rules themselves, and every number and text for every operation.
 */
export const fullOnlyFiles = [
  'bff/src/graphql/foreign-ids.test.ts',
  'bff/src/graphql/partial-answers.test.ts',
  'bff/src/graphql/schema-fuzz.test.ts',
  'bff/src/main.test.ts',
  'bff/src/rest/resource-guards.test.ts',
  'bff/src/unreadable-requests.test.ts',
  'demo/art/draw.test.ts',
  'demo/art/render.test.ts',
  'demo/history/history.test.ts',
  'demo/home.test.ts',
  'scripts/conformance.test.ts',
  'scripts/deploy.test.ts',
  'scripts/dev/dev-server.test.ts',
  'scripts/graceful-stop.test.ts',
  'scripts/import-rules.test.ts',
  'scripts/monitoring.test.ts',
  'scripts/packages/licenses.test.ts',
  'scripts/pooler.test.ts',
  'scripts/processes/service.test.ts',
  'scripts/seeing.test.ts',
  'scripts/shared-limits.test.ts',
  'scripts/start.test.ts',
  'scripts/start/database.test.ts',
  'scripts/terminal.test.ts',
  'store-api/src/backup/backup.test.ts',
  'store-api/src/catalog-files/pictures.test.ts',
  'store-api/src/catalog-files/round-trip.test.ts',
  'store-api/src/cli/catalog.test.ts',
  'store-api/src/cli/database.test.ts',
  'store-api/src/cli/search-eval.test.ts',
  'store-api/src/db/deployed-settings.test.ts',
  'store-api/src/db/embedded.test.ts',
  'store-api/src/db/failover.test.ts',
  'store-api/src/db/migrate.test.ts',
  'store-api/src/db/pool.test.ts',
  'store-api/src/db/replica.test.ts',
  'store-api/src/domains/account/network-attack.test.ts',
  'store-api/src/domains/order/checkout/order-crash.test.ts',
  'store-api/src/domains/order/checkout/order-migration.test.ts',
  'store-api/src/domains/order/checkout/order-outage.test.ts',
  'store-api/src/domains/order/checkout/order-races.test.ts',
  'store-api/src/domains/order/returns/return-properties.test.ts',
  'store-api/src/domains/search/catalog-watch.test.ts',
  'store-api/src/domains/search/eval/generate.test.ts',
  'store-api/src/domains/search/reread-names.test.ts',
  'store-api/src/http/contract-fuzz.test.ts',
  'store-api/src/http/foreign-ids.test.ts',
  'store-api/src/http/health.test.ts',
  'store-api/src/http/hostile-values.test.ts',
  'store-api/src/http/outage.test.ts',
  'store-api/src/shop-files/first-shop.test.ts',
  'store-api/src/unreadable-requests.test.ts',
  'web/entry-trial.test.ts',
  'web/unreadable-requests.test.ts',
]

type Journey = { file: string; title: string; project: 'ar-360' | 'en-1440' }
const inArabic = (file: string, title: string): Journey => ({ file, title, project: 'ar-360' })
const inEnglish = (file: string, title: string): Journey => ({ file, title, project: 'en-1440' })

/** The journeys of `npm test`, which carry the shop: each in one language and width. */
export const shortJourneys: readonly Journey[] = [
  inArabic(
    'buy.test.ts',
    'a guest finds the kit of a club, orders it with cash on delivery and follows the order until delivery',
  ),
  inArabic(
    'account.test.ts',
    'a new customer verifies her mobile, orders, follows the order live and returns one unit',
  ),
  inEnglish('account.test.ts', 'the login merges the guest cart into the customer cart and says so'),
  inEnglish('account.test.ts', 'buy now orders one size and leaves the cart unchanged'),
  inEnglish('find.test.ts', 'a misspelt Arabic search leads through filters and the club to a shirt in the cart'),
  inArabic('list.test.ts', '‘back’ from a product restores the length and scroll position of the list'),
  inEnglish(
    'coupon.test.ts',
    'a coupon is applied, falls below its minimum, is ordered with, and no cart tells that its mobile used it',
  ),
  inEnglish('pickup.test.ts', 'a customer chooses a branch, gets the code when the order is ready, and collects it'),
  inArabic(
    'confirm.test.ts',
    'a guest is told the one step that is left, gets the code by SMS, asks for a call, and confirms',
  ),
  inArabic('order-code.test.ts', 'a second unconfirmed order of a mobile needs the code sent to the mobile'),
  inEnglish(
    'exchange.test.ts',
    'a customer exchanges a size, and the courier brings the new one and takes the old one',
  ),
  inArabic('once.test.ts', 'a double click places one order'),
  inArabic('first-press.test.ts', 'a press on add-to-cart soon after the first paint adds one unit'),
  inEnglish('keyboard.test.ts', 'a guest orders with the keyboard alone'),
  inArabic('without-javascript.test.ts', 'without JavaScript a guest searches, filters, orders and follows the order'),
]

/** The tests of several machines, by Debian's packages, take minutes: only `npm run faults` runs them. */
export const faultFiles = ['scripts/failover.test.ts', 'scripts/rolling-release.test.ts']

/** Whether a project of vitest.config.ts runs. */
export function runsProject(name: string): boolean {
  return isFull() || !(repeatedProjects.includes(name) || (isShort() && slowProjects.includes(name)))
}

/** Returns the patterns of test files that a project with this root does not run. */
export function findLeftOut(projectRoot: string): string[] {
  const files = [...(isShort() ? fullOnlyFiles : []), ...(isShort() || isFull() ? faultFiles : [])]
  return files.filter((file) => file.startsWith(`${projectRoot}/`)).map((file) => file.slice(projectRoot.length + 1))
}

/**
 * Returns the `grep` of a project of playwright.config.ts in `npm test`, and undefined when it runs every journey of
 * its tags.
 */
export function shortGrep(project: string): RegExp[] | undefined {
  if (!isShort()) return undefined
  // Playwright matches 'project file title @tag', separated by spaces.
  return shortJourneys
    .filter((journey) => journey.project === project)
    .map(({ file, title }) => new RegExp(`${escapePattern(file)} ${escapePattern(title)}(?: @\\w+)*$`))
}

/** Whether `npm test` leaves out the test of this file (from the root) and title. */
export function isLeftOut(file: string, title: string): boolean {
  if (!isShort()) return false
  if (fullOnlyFiles.includes(file) || /^examples\/|^scripts\/(?:nginx|bench)\.test/.test(file)) return true
  return (
    file.startsWith('e2e/') &&
    !shortJourneys.some((journey) => file.endsWith(`/${journey.file}`) && journey.title === title)
  )
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** Share of the random runs of a slow property test. */
export const propertyShare = () => (isShort() ? 0.2 : 1)
