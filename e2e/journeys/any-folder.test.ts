import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../../scripts/processes/command.ts'
import { startShop } from '../setup/start-shops.ts'
import { waitUntilHydrated } from '../support/judge.ts'
import { expect, test } from '../support/test.ts'
import { watch } from '../support/troubles.ts'

// It installs and builds a shop of its own.
test.skip(process.env.FULL_MATRIX !== '1', 'only `npm run test:full`')

test("a checkout in Docker's usual folder, below one with spaces, Arabic letters and signs, starts and its pages hydrate @once", async ({ page }) => {
  test.setTimeout(6 * 60_000)
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  const checkout = join(folder, "متجر رياضي, it's & (1)", 'app')
  await copyCheckout(checkout)
  const shop = await startShop(checkout)
  try {
    const troubles = watch(page)
    await page.goto(shop.addresses.web)
    await waitUntilHydrated(page)
    const picture = (await page.getByRole('main').getByRole('img').first().getAttribute('src')) ?? ''
    const { status } = await fetch(new URL(picture, page.url()))
    expect([status, troubles.list], 'a picture, and what went wrong on the way').toEqual([200, []])
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Copies what git knows of the checkout, changes included: a fresh clone. */
async function copyCheckout(to: string): Promise<void> {
  const { stdout } = await run('git', ['-C', root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'])
  const files = stdout.split('\0').filter((file) => file && existsSync(join(root, file)))
  for (const file of files) cpSync(join(root, file), join(to, file))
}
