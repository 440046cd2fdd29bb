import { act, render, screen } from '@testing-library/react'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { useLoadedQuery } from './use-loaded-query.ts'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'

type Stock = { variant: { __typename: 'Variant'; id: string; available: number } }

const query: TypedDocumentNode<Stock, Record<string, never>> = gql`
  query Stock {
    variant {
      __typename
      id
      available
    }
  }
`
const stock = (available: number): Stock => ({ variant: { __typename: 'Variant', id: '7', available } })

function Page() {
  const { variant } = useLoadedQuery(query, { refetchOn: { windowFocus: true } }).data
  return <p>{`${variant.available} available`}</p>
}

const shown = () => screen.getByText(/available/).textContent

test.each([
  ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the window is chosen again', () => window.dispatchEvent(new Event('focus'))],
  [
    'the way back brings the page as it was',
    () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  ],
])('refreshes when %s, at most once in 5 s', async (_, come) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { client, asked, answer } = clientWithAnswers()
  addLoaded(client, { Stock: stock(2) })
  const { unmount } = render(withClient(client, <Page />))
  expect(asked).toHaveLength(0)
  await act(async () => void come())
  await act(async () => answer(0, { data: stock(1) }))
  expect(await screen.findByText('1 available')).toBeTruthy()
  vi.advanceTimersByTime(4_999)
  await act(async () => void come())
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await act(async () => void come())
  expect(asked).toHaveLength(2)
  // A shop that does not answer leaves what is shown.
  await act(async () => answer(1, new TypeError('Failed to fetch')))
  expect(shown()).toBe('1 available')
  unmount()
  await new Promise((resolve) => setTimeout(resolve, 20))
  vi.advanceTimersByTime(10_000)
  await act(async () => void come())
  expect(asked).toHaveLength(2)
})
