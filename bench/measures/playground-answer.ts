import { chromium } from 'playwright-core'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { median } from '../load.ts'
import type { Row } from '../report.ts'
import type { Stack } from '../stack.ts'

const VISITS = 5
/** Lighthouse's slow 4G: 1.6 Mbit/s, 150 ms. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638_000 / 8, uploadThroughput: 1_638_000 / 8 }

/** Measures how soon the playground shows its first answer to a new visitor on a slow line. */
export async function measurePlayground({ coldBff }: Pick<Stack, 'coldBff'>): Promise<Row> {
  // The others run in production mode, without a playground.
  const bff = await coldBff()
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    const seconds: number[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', NETWORK)
      const from = performance.now()
      await page.goto(`${bff.url}/graphql`, { waitUntil: 'commit' })
      await page.locator('.graphiql-response', { hasText: 'totalCount' }).waitFor()
      seconds.push((performance.now() - from) / 1000)
      await context.close()
    }
    const judged = median(seconds)
    return {
      what: 'playground, first answer at 1.6 Mbit/s',
      value: `${judged.toFixed(1)} s (${seconds.map((one) => one.toFixed(1)).join(', ')})`,
      judged,
      budget: { atMost: 5 },
    }
  } finally {
    await browser.close()
    await bff.stop()
  }
}
