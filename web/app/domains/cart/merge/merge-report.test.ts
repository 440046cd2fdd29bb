import { expect, onTestFinished, test } from 'vitest'
import { i18nOf } from '#app/lib/i18n/i18n.ts'
import '#app/lib/testing/in-locale.tsx'
import { attachArea } from '#app/lib/notify/notify.ts'
import { clearMergeReport, mergedText, pendingMergeReport, showMergeReport } from './merge-report.ts'

const text = (locale: 'ar' | 'en', counts: number[]) => {
  document.cookie = `merged=${counts.join('.')}`
  const merged = pendingMergeReport()
  return merged && mergedText(merged, i18nOf(locale).getFixedT(locale, 'cart'))
}

test.each([
  [
    [2, 0, 1, 1, 3],
    'ضفنا منتجين لسلتك. قلّلنا منتج لـ 3. منتج مابقاش متاح.',
    '2 products added to your bag. 1 reduced to 3. 1 product is no longer available.',
  ],
  [
    [0, 3, 2, 0, 0],
    'زوّدنا كمية 3 منتجات كانت عندك. قلّلنا كمية منتجين.',
    '3 products were in both bags, so we added them up. 2 products reduced.',
  ],
  [[0, 0, 0, 1, 0], 'منتج مابقاش متاح.', '1 product is no longer available.'],
])('describes the merged cart: %j', (counts, ar, en) => {
  expect([text('ar', counts), text('en', counts)]).toEqual([ar, en])
})

test.each([
  ['added', [2, 0, 0, 0, 0], 'success'],
  ['added up', [0, 1, 0, 0, 0], 'success'],
  ['reduced', [2, 0, 1, 0, 3], 'warning'],
  ['dropped', [2, 1, 0, 1, 0], 'warning'],
])('a merge that %s items is shown in its tone: what the bag lost warns, though no call failed', (_, counts, type) => {
  const shown: unknown[] = []
  onTestFinished(attachArea((order) => shown.push('show' in order && order.show.type)))
  document.cookie = `merged=${counts.join('.')}`
  showMergeReport()
  expect(shown).toEqual([type])
})

test('shows a report once, and ignores invalid ones', () => {
  document.cookie = 'merged=1.0.0.0.0'
  clearMergeReport()
  expect(pendingMergeReport()).toBeNull()
  expect([text('en', [1, 2]), text('en', [9999, 0, 0, 0, 0])]).toEqual([null, null])
})
