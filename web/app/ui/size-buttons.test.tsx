import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { columnsFor, SizeButtons } from './size-buttons.tsx'

const options = [
  { value: 'm', label: 'M' },
  { value: 'l', label: 'L' },
  { value: 'xl', label: 'XL', soldOut: true },
]

function openSizes() {
  const soldOut: string[] = []
  function Host() {
    const [size, setSize] = useState('m')
    return (
      <SizeButtons
        legend="المقاس"
        name="size"
        options={options}
        soldOutLabel="خلص"
        selected={[size]}
        onSelect={setSize}
        onSoldOut={(value) => soldOut.push(value)}
      />
    )
  }
  render(<Host />)
  const size = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  return { soldOut, size, user: userEvent.setup() }
}

test('a size is chosen by pressing it', async () => {
  const { size, user } = openSizes()
  await user.click(size('L'))
  expect([size('M').checked, size('L').checked]).toEqual([false, true])
})

test('a sold-out size stays visible, says so, and cannot be chosen', async () => {
  const { soldOut, size, user } = openSizes()
  const gone = size('XL خلص')
  expect(gone.getAttribute('aria-disabled')).toBe('true')
  expect(gone.disabled).toBe(false)
  await user.click(gone)
  expect(gone.checked).toBe(false)
  expect(size('M').checked).toBe(true)
  expect(soldOut).toEqual(['xl'])
})

test('a sold-out size is focusable', () => {
  const { size } = openSizes()
  size('XL خلص').focus()
  expect(document.activeElement).toBe(size('XL خلص'))
})

test('the legend labels the group', () => {
  openSizes()
  expect(screen.getByRole('radiogroup', { name: 'المقاس' })).toBeTruthy()
})

test('a filter allows several sizes', async () => {
  render(
    <SizeButtons
      type="checkbox"
      legend="Size"
      name="size"
      options={options}
      soldOutLabel="sold out"
      defaultSelected={['m']}
    />,
  )
  await userEvent.setup().click(screen.getByRole('checkbox', { name: 'L' }))
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)).toEqual([true, true, false])
})

test.each([
  [['S', 'M', 'L', 'XL'], 4],
  [['XS', 'S', 'M', 'L', 'XL', '2XL'], 6],
  [['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'], 4],
  [Array.from({ length: 11 }, (_, place) => String(36 + place)), 6],
  [['4 سنين', '6 سنين', '8 سنين', '10 سنين', '12 سنة', '14 سنة', '16 سنة'], 4],
  [['6 سنين', '8 سنين', '10 سنين', '12 سنة', '14 سنة'], 3],
] as const)('sizes %j stand in %i columns, and none is alone in its row', (labels, columns) => {
  expect(columnsFor(labels.map((label) => ({ value: label, label })))).toBe(columns)
  expect(labels.length % columns).not.toBe(1)
})
