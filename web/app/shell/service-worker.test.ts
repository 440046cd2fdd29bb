import { expect, onTestFinished, test, vi } from 'vitest'
import { addTexts } from '#app/lib/i18n/i18n.ts'
import { texts } from '#app/lib/i18n/texts-ar.ts'
import { attachArea } from '#app/lib/notify/notify.ts'
import { openCachedDocuments } from './service-worker.ts'

addTexts('ar', texts)

test('offline and without cached pages, a link stays on the page and shows why', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const orders: unknown[] = []
  attachArea((order) => orders.push('show' in order ? order.show.type : order))
  onTestFinished(openCachedDocuments())
  expect([follows('/branches'), follows('/offers'), orders]).toEqual([false, false, ['error', 'error']])
  expect([follows(location.pathname), orders.length]).toEqual([true, 2])
})

test('online, links work normally', () => {
  onTestFinished(openCachedDocuments())
  expect(follows('/branches')).toBe(true)
})

/** Whether the browser, or the router, would follow a link that is pressed. */
function follows(href: string): boolean {
  const link = Object.assign(document.createElement('a'), { href })
  document.body.replaceChildren(link)
  let followed = false
  link.addEventListener('click', (event) => {
    followed = !event.defaultPrevented
    event.preventDefault()
  })
  link.click()
  return followed
}
