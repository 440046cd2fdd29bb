import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { later } from './later.tsx'

test('a part stands in its place once its code is there, with the newest props', async () => {
  let arrive = (_: (props: { name: string }) => string) => {}
  const Part = later<{ name: string }>(() => new Promise((resolve) => (arrive = (part) => resolve((props) => part(props)))), <p>wait</p>)
  const { rerender } = render(<Part name="one" />)
  expect(screen.getByText('wait')).toBeTruthy()
  rerender(<Part name="two" />)
  arrive(({ name }) => `here: ${name}`)
  expect(await screen.findByText('here: two')).toBeTruthy()
})
