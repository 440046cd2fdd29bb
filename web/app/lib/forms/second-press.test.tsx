import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSecondPress } from './second-press.ts'

const place = { clientX: 60, clientY: 400 }

/** Presses like a finger or a mouse. */
function press(name: string, at: object) {
  const control = screen.getByText(name)
  if (fireEvent.mouseDown(control, at)) control.closest('button')?.focus()
  fireEvent.click(control, at)
}

test('the second press of a double press does not accept what the errors moved below it', async () => {
  render(<Form />)
  press('Order', place)
  press('Terms', { ...place, clientY: 404 })
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 510))
  press('Terms', place)
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

test('presses at two places, and those without a place, all count', () => {
  render(<Form />)
  press('Order', place)
  press('Terms', { ...place, clientY: 340 })
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  press('Order', {})
  press('Terms', {})
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

function Form() {
  return (
    <form {...useSecondPress()}>
      <label>
        <input type="checkbox" />
        <span>Terms</span>
      </label>
      <button type="button">Order</button>
    </form>
  )
}
