import { expect, test } from 'vitest'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import '#app/lib/testing/in-locale.tsx'
import { adjustedText } from './line-quantity.ts'

test('says how a typed quantity was corrected', () => {
  const t = textsIn('en')
  expect(adjustedText(t)(null, 2)).toBe(t('common:quantity.noNumber', { pieces: t('common:pieces', { count: 2 }) }))
  expect(adjustedText(t)(0, 1)).toBe(t('common:quantity.least', { pieces: t('common:pieces', { count: 1 }) }))
  expect(adjustedText(t)(12, 10)).toBe(t('common:quantity.most', { pieces: t('common:pieces', { count: 10 }) }))
  expect(adjustedText(t, { isScarce: true })(12, 3)).toBe(
    t('common:quantity.left', { pieces: t('common:pieces', { count: 3 }) }),
  )
  expect(adjustedText(t)(5, 5)).toBe(t('common:quantity.most', { pieces: t('common:pieces', { count: 5 }) }))
})
