import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { attachArea } from '#app/lib/notify/notify.ts'
import { answeringClient } from '#app/lib/testing/answering-client.ts'
import { withClient } from '#app/lib/testing/apollo-answers.tsx'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { TicketReply } from './ticket-thread.tsx'

test('a reply goes to the ticket of the page and clears the field; closing shows a toast', async () => {
  const toasts: unknown[] = []
  attachArea((order) => void ('show' in order && toasts.push(order.show.title)))
  const payload = { __typename: 'Payload', ticket: null, userErrors: [] }
  const { client, sent } = answeringClient({
    TicketReply: () => ({ ticketReply: payload }),
    TicketClose: () => ({ ticketClose: payload }),
  })
  const Stub = createRoutesStub([{ path: '/profile/tickets/:id', Component: TicketReply }])
  render(inLocale('en', withClient(client, <Stub initialEntries={['/profile/tickets/5']} />)))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  await userEvent.type(field, 'Still waiting')
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(field.value).toBe(''))
  expect(sent('TicketReply')).toEqual([{ input: { id: '5', message: 'Still waiting' } }])
  await userEvent.click(screen.getByRole('button', { name: "It's sorted, close the ticket" }))
  await waitFor(() => expect(toasts).toEqual(['Reply sent', 'The ticket is closed']))
  expect(sent('TicketClose')).toEqual([{ input: { id: '5' } }])
})
