import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { prefetch, isPrefetching, loadWithRetry, lazyPart } from './lazy-part.tsx'

test('a part appears with the newest props once its code has loaded', async () => {
  let arrive = (_: (props: { name: string }) => string) => {}
  const Part = lazyPart<{ name: string }>(
    () => new Promise((resolve) => (arrive = (part) => resolve((props) => part(props)))),
    <p>wait</p>,
  )
  const { rerender } = render(<Part name="one" />)
  expect(screen.getByText('wait')).toBeTruthy()
  rerender(<Part name="two" />)
  arrive(({ name }) => `here: ${name}`)
  expect(await screen.findByText('here: two')).toBeTruthy()
})

test('a press before the code of a part has loaded leaves the part of the document as it is', async () => {
  const code = Promise.withResolvers<(props: { size: string }) => string>()
  const Part = lazyPart(() => code.promise)
  function Page() {
    const [size, choose] = useState('none')
    return (
      <>
        <button onClick={() => choose('XL')}>{size}</button>
        <Part size={size} />
      </>
    )
  }
  const container = document.createElement('div')
  container.innerHTML = '<button>none</button><!--$-->Details: none<!--/$-->'
  document.body.append(container)
  render(<Page />, { container, hydrate: true })
  await act(async () => screen.getByRole('button').click())
  expect(container.textContent).toBe('XLDetails: none')
  await act(async () => code.resolve(({ size }) => `Details: ${size}`))
  expect(container.textContent).toBe('XLDetails: XL')
})

test('a part whose code fails to load offline keeps the page, and appears with the connection', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(() => <p>here</p>)]
  const asked = vi.fn<() => Promise<() => React.ReactNode>>(
    () => answers.shift() ?? Promise.reject(new Error('asked too often')),
  )
  const Part = lazyPart<object>(asked, <p>wait</p>)
  render(<Part />)
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  expect(screen.getByText('wait')).toBeTruthy()
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('here')).toBeTruthy()
})

test('code whose prefetch failed is requested again and appears', async () => {
  let failures = 2
  const load = async () => {
    if (failures-- > 0) throw new TypeError('Failed to fetch')
    return () => <p>here</p>
  }
  prefetch(load)
  expect(isPrefetching()).toBe(true)
  await expect.poll(isPrefetching).toBe(false)
  const Part = lazyPart<object>(load)
  render(<Part />)
  expect(await screen.findByText('here')).toBeTruthy()
})

test('a part that fails during a prefetch is retried once when the prefetch has ended', async () => {
  const other = Promise.withResolvers<void>()
  prefetch(() => other.promise)
  const asked: boolean[] = []
  const load = async () => {
    asked.push(isPrefetching())
    if (asked.length === 1) throw new TypeError('Failed to fetch')
    return 'here'
  }
  const coming = loadWithRetry(load)
  await expect.poll(() => asked).toEqual([true])
  other.resolve()
  expect(await coming).toBe('here')
  expect(asked).toEqual([true, false])
})
