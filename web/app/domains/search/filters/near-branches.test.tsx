import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { NearBranches } from './near-branches.tsx'

const branch = (id: string, latitude: number) => ({
  __typename: 'Branch',
  id,
  slug: `branch-${id}`,
  location: { __typename: 'MapPoint', latitude, longitude: 31 },
})

test.each([
  ['ar', 'المتاح للاستلام قريب مني'],
  ['en', 'Pick up near me'],
] as const)('in %s a press selects the three nearest branches of the list', async (locale, name) => {
  const getCurrentPosition = vi.fn<(done: (position: object) => void) => void>((done) =>
    done({ coords: { latitude: 30, longitude: 31 } }),
  )
  vi.stubGlobal('navigator', { userAgent: 'test', geolocation: { getCurrentPosition } })
  const { client, asked, answer } = clientWithAnswers()
  const found = vi.fn<(slugs: string[]) => void>()
  const slugs = ['1', '2', '3', '4'].map((id) => `branch-${id}`)
  render(inLocale(locale, withClient(client, <NearBranches slugs={slugs} onFound={found} />)))
  expect(asked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name }))
  await act(async () =>
    answer(0, {
      data: { branches: [branch('1', 31.2), branch('2', 30.1), branch('3', 30.3), branch('4', 29.9), branch('5', 30)] },
    }),
  )
  expect(found.mock.calls).toEqual([[['branch-2', 'branch-4', 'branch-3']]])
})

test('a device without a position keeps the choice of branches', async () => {
  const getCurrentPosition = vi.fn<(done: unknown, failed: (error: object) => void) => void>((_, failed) =>
    failed({ code: 1 }),
  )
  vi.stubGlobal('navigator', { userAgent: 'test', geolocation: { getCurrentPosition } })
  const { client, asked } = clientWithAnswers()
  render(inLocale('en', withClient(client, <NearBranches slugs={[]} onFound={() => {}} />)))
  await userEvent.click(screen.getByRole('button', { name: 'Pick up near me' }))
  expect(screen.getByRole('status').textContent).toContain('Choose a branch yourself')
  expect(asked).toEqual([])
})
