import { expectArrived, untilDrawn } from '../support/follow.ts'
import { expect, type Shop, test } from '../support/test.ts'

test('pages change with the transition slide-v-gentle @once', async ({ shop }) => {
  await shop.page.emulateMedia({ reducedMotion: 'no-preference' })
  const moved = await goToTeams(shop)
  await expect.poll(moved).toContain('slide-v-gentle-in')
})

test('reduced motion disables the transition @once', async ({ shop }) => {
  await shop.page.emulateMedia({ reducedMotion: 'reduce' })
  const moved = await goToTeams(shop)
  await untilDrawn(shop.page)
  expect(await moved()).toEqual([])
})

/** Follows a link to another page; gives the names of the page's own movements that were seen since. */
async function goToTeams({ page, open, t }: Shop): Promise<() => Promise<string[]>> {
  await open('/about/top-brands')
  await page.evaluate(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation) seen.add(animation.animationName)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seen })
  })
  await page.locator('main nav a[href="/about/top-teams"]').click()
  await expectArrived(page, /\/about\/top-teams$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('catalog:top.topBrands.title'))
  return () =>
    page.evaluate(() =>
      [...(window as unknown as { seen: Set<string> }).seen].filter((name) => name.startsWith('slide')),
    )
}
