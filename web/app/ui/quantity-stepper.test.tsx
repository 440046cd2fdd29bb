import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'

function openStepper(
  props: {
    value?: number
    min?: number
    max?: number
    onValueChange?: (value: number) => void
    adjustedText?: (typed: number | null, kept: number) => string
  } = {},
) {
  const seen: number[] = []
  function Host() {
    const [value, setValue] = useState(props.value ?? 1)
    return (
      <form>
        <QuantityStepper
          label="الكمية"
          decreaseLabel="قلّل"
          increaseLabel="زوّد"
          name="quantity"
          {...props}
          value={value}
          onValueChange={(next) => {
            seen.push(next)
            setValue(next)
          }}
        />
      </form>
    )
  }
  render(<Host />)
  return { seen, input: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'الكمية' }), user: userEvent.setup() }
}

test('the buttons step by one and stop at the limits', async () => {
  const { seen, user } = openStepper({ value: 2, max: 3 })
  await user.click(screen.getByRole('button', { name: 'زوّد' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'زوّد' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'قلّل' }))
  await user.click(screen.getByRole('button', { name: 'قلّل' }))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'قلّل' }).disabled).toBe(true)
  expect(seen).toEqual([3, 2, 1])
})

test.each([
  ['٣', 3],
  ['۴', 4],
  ['5', 5],
])('accepts typed %s', async (typed, expected) => {
  const { seen, input, user } = openStepper({ max: 9 })
  await user.clear(input)
  await user.type(input, typed)
  expect(seen).toEqual([expected])
  expect(input.value).toBe(String(expected))
})

test('reads several Arabic digits as one number', async () => {
  const { seen, input, user } = openStepper({ max: 99 })
  await user.clear(input)
  await user.type(input, '١٢')
  expect(seen.at(-1)).toBe(12)
})

test.each(['0', '-1', '1.5', 'abc', '', '1000000000'])(
  '%j is put right when the field is left and never reported',
  async (typed) => {
    const { seen, input, user } = openStepper({ value: 2, max: 5 })
    await user.clear(input)
    if (typed) await user.type(input, typed)
    await user.tab()
    expect(seen.every((value) => Number.isInteger(value) && value >= 1 && value <= 5)).toBe(true)
    expect(Number(input.value)).toBeGreaterThanOrEqual(1)
    expect(Number(input.value)).toBeLessThanOrEqual(5)
  },
)

test('a value above the maximum becomes the maximum on blur', async () => {
  const { seen, input, user } = openStepper({ max: 4 })
  await user.clear(input)
  await user.type(input, '٩')
  expect(seen).toEqual([])
  await user.tab()
  expect(seen).toEqual([4])
  expect(input.value).toBe('4')
})

test.each([
  ['9', 'typed 9, set to 5'],
  ['abc', 'typed null, set to 2'],
  ['0', 'typed 0, set to 1'],
])('corrects typed %s and explains it beside the field until the next change', async (typed, note) => {
  const { input, user } = openStepper({
    value: 2,
    max: 5,
    adjustedText: (wrong, kept) => `typed ${wrong}, set to ${kept}`,
  })
  await user.clear(input)
  await user.type(input, typed)
  await user.tab()
  expect([screen.getByRole('status').textContent, describedBy(input)]).toEqual([note, note])
  await user.click(screen.getByRole('button', { name: input.value === '5' ? 'قلّل' : 'زوّد' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('arrow keys step and the limits are announced', async () => {
  const { seen, input, user } = openStepper({ max: 20 })
  await user.click(input)
  await user.keyboard('{ArrowUp}{ArrowUp}{PageUp}{ArrowDown}')
  expect(seen).toEqual([2, 3, 13, 12])
  expect([
    input.getAttribute('aria-valuenow'),
    input.getAttribute('aria-valuemin'),
    input.getAttribute('aria-valuemax'),
  ]).toEqual(['12', '1', '20'])
})

test('a form sends it under its name', async () => {
  const { input } = openStepper({ value: 3 })
  expect(new FormData(input.form ?? undefined).get('quantity')).toBe('3')
})

function describedBy(input: HTMLInputElement): string | null | undefined {
  return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
}
