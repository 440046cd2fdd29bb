import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Slot, Slottable } from './slot.tsx'

test('the element gets the attributes and classes and keeps its own', () => {
  render(
    <Slot className="look" aria-label="given" id="given">
      <a href="#there" className="own" id="own">
        There
      </a>
    </Slot>,
  )
  const link = screen.getByRole('link')
  expect([
    link.className,
    link.id,
    link.getAttribute('aria-label'),
    link.getAttribute('href'),
    link.textContent,
  ]).toEqual(['look own', 'own', 'given', '#there', 'There'])
})

test('siblings of the slottable become children of its element, in order', () => {
  render(
    <Slot>
      <i>before</i>
      <Slottable>
        <a href="#there">
          There <b>now</b>
        </a>
      </Slottable>
      {null}
      <i>after</i>
    </Slot>,
  )
  expect(screen.getByRole('link').innerHTML).toBe('<i>before</i>There <b>now</b><i>after</i>')
})

test('a slot without an element throws', () => {
  expect(() => render(<Slot>text</Slot>)).toThrow('A slot needs one element.')
})
