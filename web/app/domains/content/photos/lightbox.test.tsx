import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import type { Locale } from '#app/lib/locale/locale.ts'
import { installDialog } from '#app/ui/testing-dialog.ts'
import { Lightbox } from './lightbox.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { photoChoice, photoPath } from '#app/domains/content/content-paths.ts'

beforeAll(installDialog)

const photos = ['1', '2', '3'].map((id) => ({
  __typename: 'Photo' as const,
  id: `Photo_${id}`,
  caption: `caption ${id}`,
  image: { __typename: 'Image' as const, base: `/images/scene-${id}`, alt: `alt ${id}` },
}))

function Page() {
  const choice = photoChoice(useLocation().search)
  return (
    <>
      <PhotoGrid photos={photos} choice={choice} />
      <Lightbox photos={photos} shown={choice.photo} pathTo={(photo) => photoPath({ ...choice, photo })} />
    </>
  )
}

function show(locale: Locale, at = '/multimedia/photos') {
  const router = createMemoryRouter([{ path: '/multimedia/photos', element: inLocale(locale, <Page />) }], {
    initialEntries: ['/', at],
  })
  // jsdom knows no direction from the attribute.
  document.documentElement.style.direction = locale === 'ar' ? 'rtl' : 'ltr'
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), here: () => router.state.location.search }
}

test.each([
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
  ['en', '{ArrowRight}', '{ArrowLeft}'],
] as const)('in %s %s goes forward and %s goes back, and both ends stop', async (locale, forward, back) => {
  const { user, here } = show(locale)
  await user.click(screen.getByRole('link', { name: /caption 2/ }))
  expect([here(), await screen.findByRole('dialog', { name: 'caption 2' })]).toEqual(['?photo=2', expect.anything()])
  await user.keyboard(forward)
  expect(here()).toBe('?photo=3')
  await user.keyboard(forward)
  expect(here()).toBe('?photo=3')
  await user.keyboard(back + back + back)
  expect(here()).toBe('?photo=1')
})

test('Escape closes it, and the focus is on the photo that was open last', async () => {
  const { user, here } = show('en')
  await user.click(screen.getByRole('link', { name: /caption 1/ }))
  await screen.findByRole('dialog', { name: 'caption 1' })
  await user.keyboard('{ArrowRight}{Escape}')
  await expect.poll(here).toBe('')
  await expect.poll(() => document.activeElement?.id).toBe('photo-Photo_2')
})

test('a photo opened by its address stays open when the dialog’s toggle event arrives late', async () => {
  const { here } = show('en', '/multimedia/photos?photo=3')
  // Chromium closes a dialog that loses `open`, and sends the event when it is open again.
  fireEvent(await screen.findByRole('dialog', { name: 'caption 3' }), new Event('close'))
  expect(here()).toBe('?photo=3')
})

test('an address with a photo opens it, and closing leads to the list', async () => {
  const { user, here } = show('en', '/multimedia/photos?album=shop&photo=3')
  expect(await screen.findByRole('dialog', { name: 'caption 3' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Close the photo' }))
  await expect.poll(here).toBe('?album=shop')
})
