import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { CodeField } from './code-field.tsx'

test('accepts typed and pasted digits, Arabic ones too, and the fourth sends the form', async () => {
  const sent = field()
  await userEvent.type(box(), '١٢x٣')
  expect([box().value, sent.mock.calls]).toEqual(['123', []])
  await userEvent.type(box(), '٤')
  await waitFor(() => expect(sent).toHaveBeenCalledWith('1234'))
})

test('keeps only the digits of a pasted message', async () => {
  const sent = field()
  await userEvent.click(box())
  await userEvent.paste('كودك: ٩٨ ٧٦')
  await waitFor(() => expect(sent).toHaveBeenCalledWith('9876'))
})

test('without JavaScript it is one input that phones fill from the message', () => {
  const html = renderToString(inLocale('ar', <CodeField answer={undefined} />))
  expect(html).toMatch(/<input[^>]*autoComplete="one-time-code"/i)
  expect(html).toContain('code-field-plain')
  expect(html).not.toContain('<style')
})

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'كود التأكيد' })

function field() {
  // jsdom lays nothing out.
  document.elementFromPoint = () => null
  const sent = vi.fn<(code: unknown) => void>()
  const onSubmit = (event: { preventDefault: () => void; currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    sent(new FormData(event.currentTarget).get('code'))
  }
  render(
    inLocale(
      'ar',
      <form onSubmit={onSubmit}>
        <CodeField answer={undefined} sends />
      </form>,
    ),
  )
  return sent
}
