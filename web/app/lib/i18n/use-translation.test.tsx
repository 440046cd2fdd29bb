import { render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { TextsProvider, useTranslation } from './use-translation.ts'

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
    <TextsProvider i18n={i18n}>
      <Title />
    </TextsProvider>
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
    <TextsProvider i18n={i18n}>
      <Sizes />
    </TextsProvider>
  )
  const { rerender } = render(page())
  expect(screen.getByText('Bag, Size M, Size L')).toBeTruthy()
  i18n.addResource('en', 'cart', 'title', 'Sack')
  i18n.addResource('en', 'cart', 'size', '{{size}}')
  rerender(page())
  expect(screen.getByText('Bag, M, L')).toBeTruthy()
})
