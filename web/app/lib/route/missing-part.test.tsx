import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { MissingPart } from './missing-part.tsx'

test('its link reloads the page’s data, and the focus moves to the container of the part', async () => {
  let loads = 0
  const Page = () => (
    <section data-testid="holder">{Number(useLoaderData()) > 1 ? <p>the part</p> : <MissingPart />}</section>
  )
  const router = createMemoryRouter([{ path: '/', loader: () => (loads += 1), Component: Page }], {
    initialEntries: ['/?q=1'],
  })
  render(inLocale('en', <RouterProvider router={router} />))
  const link = await screen.findByRole('link')
  expect([link.getAttribute('href'), screen.getByRole('status').contains(link)]).toEqual(['/?q=1', true])
  link.focus()
  fireEvent.click(link)
  expect(await screen.findByText('the part')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('holder')))
})
