import { expectArrived } from '../support/follow.ts'
import { shopUrl } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

test('a page that React cannot render stays as the server sent it, and works as without JavaScript @once', async ({
  shop,
  context,
}) => {
  const { page, troubles } = shop
  const reason = /You must be using the SSR features/
  troubles.expect(reason)
  // Chromium's, when the machine is busy.
  troubles.expect(/preloaded using link preload but not used within a few seconds/)
  // As if the modules of the page had never come.
  await context.addInitScript(
    () => void Object.defineProperty(window, '__reactRouterRouteModules', { set: () => {}, get: () => undefined }),
  )
  const failed = page.waitForEvent('pageerror', ({ message }) => reason.test(message))
  await page.goto(shopUrl())
  const title = await page.title()
  await failed
  await expect(page).toHaveTitle(title)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()

  const search = page.getByRole('searchbox').filter({ visible: true })
  await search.fill('الأهلي')
  await search.press('Enter')
  await expectArrived(page, /\/search\?q=/)
})
