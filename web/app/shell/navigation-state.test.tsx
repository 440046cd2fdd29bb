import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, Link, Outlet } from 'react-router'
import { expect, test, vi } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { NavigationState } from './navigation-state.tsx'

test('a navigation is indicated after 150 ms; a slow one shows the skeleton until it ends', async () => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>())
  const arrive = await leaveFor('/products/shirt')
  await pass(140)
  expect([isBusy(), outline()]).toEqual([false, null])
  await pass(20)
  expect([isBusy(), outline()]).toEqual([true, null])
  expect(screen.getByRole('status').textContent).toBe('بنحمّل الصفحة…')
  await pass(600)
  expect(outline()).not.toBeNull()
  arrive()
  await pass(10)
  expect(screen.queryByText('وصلت')).not.toBeNull()
  expect([isBusy(), outline(), screen.getByRole('status').textContent]).toEqual([false, null, ''])
})

/** Follows a link to a page that waits. Gives how to let it arrive. */
async function leaveFor(path: string): Promise<() => void> {
  let arrive = (): void => undefined
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Frame,
      children: [
        { index: true, Component: () => <Link to={path}>روح</Link> },
        { path, loader: () => new Promise((resolve) => (arrive = () => resolve(null))), Component: () => <p>وصلت</p> },
      ],
    },
  ])
  render(inLocale('ar', <Stub initialEntries={['/']} />))
  const link = await screen.findByRole('link')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(link)
  await pass(0)
  return () => arrive()
}

function Frame() {
  return (
    <>
      <NavigationState />
      <main id="main">
        <Outlet />
      </main>
    </>
  )
}

function pass(milliseconds: number): Promise<void> {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => undefined))
}

function isBusy(): boolean {
  return screen.getByRole('main').hasAttribute('aria-busy')
}

function outline(): Element | null {
  return document.querySelector('.page-skeleton')
}
