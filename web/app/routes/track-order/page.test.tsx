import { act, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { trackedAt } from '#app/domains/order/tracking/track-order.fixture.ts'
import TrackOrderPage from './page.tsx'

test('an order that was requested before hydration stays on the page after it', async () => {
  const asked = { number: 'MD-4821350', mobile: '01012345678' }
  const answers = [{ name: 'TrackOrderPage', variables: asked, data: trackedAt('DELIVERY', 4), failed: [] }]
  const actionData = { page: { ok: true, asked, today: '2026-11-21', answers } }
  const { client } = clientWithAnswers()
  const Stub = createRoutesStub([
    { id: 'page', path: '/track-order', Component: TrackOrderPage as never, action: () => null },
  ])
  await act(async () => {
    render(
      inLocale(
        'en',
        withClient(client, <Stub initialEntries={['/track-order']} hydrationData={{ loaderData: {}, actionData }} />),
      ),
    )
  })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your order is on its way')
})
