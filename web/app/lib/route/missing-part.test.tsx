import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { expect, test } from 'vitest'
import { useLoadedQuery } from '#app/lib/apollo/use-loaded-query.ts'
import { addLoaded, clientWithAnswers, withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { MissingPart } from './missing-part.tsx'

type Data = { part: string | null; other: string | null; whole: string }
const query: TypedDocumentNode<Data, Record<string, never>> = gql`
  query Page {
    part
    other
    whole
  }
`
const errors = [{ message: 'out', path: ['other'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]

test('its button fetches the query of the part again, and the focus moves to the container of the part', async () => {
  const { client, asked, answer } = clientWithAnswers()
  const Page = () => {
    const { part, other } = useLoadedQuery(query).data
    return (
      <>
        <section data-testid="holder">{part ? <p>{part}</p> : <MissingPart />}</section>
        {other ? <p>{other}</p> : null}
      </>
    )
  }
  addLoaded(client, { Whole: { whole: 'yes' } })
  addLoaded(client, { Page: { part: null, other: null, whole: 'yes' } }, { failed: [['part'], ['other']] })
  const page = (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  )
  render(inLocale('en', withClient(client, page)))
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(asked.map(({ operationName }) => operationName)).toEqual(['Page']))
  await act(async () => answer(0, new TypeError('Failed to fetch')))
  expect(screen.getByRole('status').contains(document.activeElement)).toBe(true)
  fireEvent.click(button)
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => answer(1, { data: { part: 'the part', other: null, whole: 'yes' }, errors }))
  expect(await screen.findByText('the part')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByTestId('holder'))
})

test('without JavaScript it is a link to the page', () => {
  const part = (
    <MemoryRouter initialEntries={['/?q=1']}>
      <MissingPart />
    </MemoryRouter>
  )
  document.body.innerHTML = renderToString(inLocale('en', part))
  expect(screen.getByRole('link').getAttribute('href')).toBe('/?q=1')
})
