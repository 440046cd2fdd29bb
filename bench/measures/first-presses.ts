import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { median } from '../load.ts'
import type { Row } from '../report.ts'

type Pages = { home: string; list: string; product: string }
type Name = keyof Pages
/** `network`: kbit/s and latency (ms) of Lighthouse's profiles; `slower`: CPU slowdown. */
type Profile = {
  name: string
  device: object
  network: { rate: number; latency: number }
  slower: number
  atMost: number
}
/** Figures of one page: time from `load` to hydration (ms), longest interaction (ms), native validation messages. */
type Noted = { hydrated: number; worst: number; invalid: number }

const PROFILES: Profile[] = [
  {
    name: 'desktop',
    device: { viewport: { width: 1350, height: 940 } },
    network: { rate: 10_240, latency: 40 },
    slower: 1,
    atMost: 0.5,
  },
  {
    name: 'mobile',
    device: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    network: { rate: 1638, latency: 150 },
    slower: 4,
    atMost: 2.5,
  },
]
/** Times from the first paint to the press (ms). */
const DELAYS = [200, 500, 1000, 2000]
const VISITS = 5
/** A press without an answer after this time is lost (ms). */
const LOST_MS = 15_000
const MAX_INP_MS = 200

/**
 * Measures how soon home, list and product answer real taps and clicks, and counts those that are lost or handled by
 * the browser itself.
 */
export async function measureFirstPresses(shop: string, paths: Pages): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const rows: Row[] = []
    for (const profile of PROFILES) {
      for (const name of ['home', 'list', 'product'] as const)
        rows.push(...(await pressRows(browser, profile, name, shop + paths[name])))
      rows.push(await backRow(browser, profile, shop + paths.list))
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function pressRows(browser: Browser, profile: Profile, name: Name, url: string): Promise<Row[]> {
  const hydrated: number[] = []
  for (let round = 0; round <= VISITS; round++) {
    const { noted } = await visit(browser, profile, url, (page) => page.waitForFunction(() => 'hydrated' in window))
    // The first visit makes the server draw the pictures.
    if (round > 0) hydrated.push(noted.hydrated / 1000)
  }
  const presses = []
  for (const delay of DELAYS)
    presses.push(await visit(browser, profile, url, (page) => pressFirstControl(page, name, delay)))
  const worst = presses.map(({ noted }) => noted.worst)
  const [what, seconds] = [`${name}, ${profile.name}`, median(hydrated)]
  return [
    {
      what: `${what}, React handles a press after load`,
      value: `${seconds.toFixed(2)} s (${hydrated.map((one) => one.toFixed(2)).join(', ')})`,
      judged: seconds,
      budget: { atMost: profile.atMost },
    },
    lostRow(`${what}, presses lost`, presses),
    {
      what: `${what}, INP`,
      value: `${median(worst)} ms (${worst.join(', ')})`,
      judged: median(worst),
      budget: { atMost: MAX_INP_MS },
    },
  ]
}

/** Measures 'back' soon after a reload: the browser handles it until the page is hydrated. */
async function backRow(browser: Browser, profile: Profile, url: string): Promise<Row> {
  const backs = []
  for (const delay of DELAYS) {
    const back = async (page: Page) => {
      const title = page.getByRole('heading', { level: 1 })
      const list = (await title.textContent()) ?? ''
      await page.getByRole('main').locator('a[href^="/products/"]').first().click()
      await page.waitForURL(/\/products\//)
      await page.reload({ waitUntil: 'commit' })
      await waitAfterPaint(page, delay)
      await page.goBack({ waitUntil: 'commit' })
      await title.filter({ hasText: list }).waitFor()
    }
    backs.push(await visit(browser, profile, url, back))
  }
  return lostRow(`back, ${profile.name}, presses lost`, backs)
}

type Visit = { lost: boolean; ms: number; noted: Noted }

function lostRow(what: string, visits: Visit[]): Row {
  const lost = visits.filter((visit) => visit.lost || visit.noted.invalid > 0).length
  const times = visits.map(({ ms }, index) => `${DELAYS[index]}: ${(ms / 1000).toFixed(1)} s`)
  return { what, value: `${lost} of ${visits.length} (${times.join(', ')})`, judged: lost, budget: { atMost: 0 } }
}

/** Opens an address as a new visitor, runs `act` there, and returns its duration and the figures of the page. */
async function visit(
  browser: Browser,
  { device, network, slower }: Profile,
  url: string,
  act: (page: Page) => Promise<unknown>,
): Promise<Visit> {
  const context = await browser.newContext({ ...device, locale: 'ar-EG', serviceWorkers: 'block' })
  try {
    await context.addInitScript(recordFigures)
    const page = await context.newPage()
    page.setDefaultTimeout(LOST_MS)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const rate = (network.rate * 1000) / 8
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: rate,
      uploadThroughput: rate,
    })
    await page.goto(url, { waitUntil: 'commit' })
    const from = performance.now()
    const lost = await act(page).then(
      () => false,
      () => true,
    )
    const ms = performance.now() - from
    return {
      lost,
      ms,
      noted: await page.evaluate(() => (window as unknown as { noted: () => Promise<Noted> }).noted()),
    }
  } finally {
    await context.close()
  }
}

/** Records the figures. Runs in the page before its own scripts. */
function recordFigures(): void {
  const noted = { hydrated: NaN, worst: 0, invalid: 0 }
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[])
      if (entry.interactionId) noted.worst = Math.max(noted.worst, entry.duration)
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  addEventListener('invalid', () => noted.invalid++, true)
  addEventListener('live', () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    noted.hydrated = performance.now() - (visit?.loadEventStart || performance.now())
    Object.assign(window, { hydrated: true })
  })
  const settled = async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => setTimeout(resolve, 300))
    take(observer.takeRecords())
    return noted
  }
  Object.assign(window, { noted: settled })
}

/** Presses what visitors of the page press first, and waits for the answer, which needs a hydrated page. */
async function pressFirstControl(page: Page, name: Name, delay: number): Promise<void> {
  await waitAfterPaint(page, delay)
  const header = page.getByRole('banner')
  if (name === 'home') {
    const menu = header.locator('[aria-haspopup=dialog]')
    if (await menu.isVisible()) {
      await press(page, menu)
      return page.getByRole('dialog').waitFor()
    }
    await header.getByRole('navigation').getByRole('button').first().press('Enter')
    return header.locator('button[aria-expanded=true]').waitFor({ state: 'attached' })
  }
  const main = page.getByRole('main')
  if (name === 'list') {
    await main.getByRole('combobox', { name: textOf('search', 'sort', 'label') }).press('ArrowDown')
    return page.waitForURL(/sort=/)
  }
  await press(
    page,
    main
      .getByRole('radiogroup')
      .locator('label')
      .filter({ has: page.locator('input:not([aria-disabled])') })
      .first(),
  )
  await press(page, main.getByRole('button', { name: textOf('catalog', 'add', 'button'), exact: true }).first())
  await header.locator('a[href="/my-cart"] [data-count="1"]').waitFor()
}

async function waitAfterPaint(page: Page, delay: number): Promise<void> {
  await page.waitForFunction((wait) => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return paint && performance.now() > paint.startTime + wait
  }, delay)
}

async function press(page: Page, target: Locator): Promise<void> {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  await (hasTouch ? target.tap() : target.click())
}

function textOf(namespace: string, thing: string, part: string): string {
  const file = new URL(`../../web/locales/ar/${namespace}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>)[thing]?.[part] ?? ''
}
