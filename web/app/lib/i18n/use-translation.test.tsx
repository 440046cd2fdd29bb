import { render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { TextsContext, useTranslation } from './use-translation.ts'

test('a component gets the same function in every render, for the first of its namespaces', async () => {
  const i18n = createInstance({
    lng: 'en',
    resources: { en: { cart: { title: 'Bag' }, common: { retry: 'Try again' } } },
    defaultNS: 'common',
  })
  await i18n.init()
  const seen = new Set<unknown>()
  function Title() {
    const { t } = useTranslation(['cart', 'common'])
    const { t: own } = useTranslation()
    seen.add(t)
    return <p>{[t('title' as never), t('common:retry' as never), own('retry' as never)].join(', ')}</p>
  }
  const page = () => (
    <TextsContext value={i18n}>
      <Title />
    </TextsContext>
  )
  render(page()).rerender(page())
  expect(screen.getByText('Bag, Try again, Try again')).toBeTruthy()
  expect(seen.size).toBe(1)
})

test('a text without values is looked up once, one with values each time', async () => {
  const i18n = createInstance({ lng: 'en', resources: { en: { cart: { title: 'Bag', size: 'Size {{size}}' } } } })
  await i18n.init()
  function Sizes() {
    const { t } = useTranslation('cart')
    return (
      <p>{[t('title' as never), t('size' as never, { size: 'M' }), t('size' as never, { size: 'L' })].join(', ')}</p>
    )
  }
  const page = () => (
    <TextsContext value={i18n}>
      <Sizes />
    </TextsContext>
  )
  const { rerender } = render(page())
  expect(screen.getByText('Bag, Size M, Size L')).toBeTruthy()
  i18n.addResource('en', 'cart', 'title', 'Sack')
  i18n.addResource('en', 'cart', 'size', '{{size}}')
  rerender(page())
  expect(screen.getByText('Bag, M, L')).toBeTruthy()
})
