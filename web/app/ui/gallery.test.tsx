import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'
import { installDialog } from './testing-dialog.ts'

installDialog()

const labels = {
  gallery: 'Pictures',
  thumbs: 'All pictures',
  zoom: 'Zoom',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  picture: (position: number, total: number) => `Picture ${position} of ${total}`,
}

function openGallery(dir: 'rtl' | 'ltr' = 'ltr') {
  const pictures = ['front', 'back', 'detail'].map((id) => ({ id, base: `/media/${id}`, alt: id }))
  render(
    <div dir={dir} style={{ direction: dir }}>
      <Gallery pictures={pictures} labels={labels} />
    </div>,
  )
  const slide = (alt: string) => screen.getByRole('button', { name: new RegExp(`: ${alt}\\. Zoom`) })
  const current = () =>
    within(screen.getByRole('list', { name: 'All pictures' }))
      .getByRole('button', { current: true })
      .getAttribute('aria-label')
  return { user: userEvent.setup(), slide, current }
}

test('a thumbnail shows its picture and is marked as the current one', async () => {
  const { user, current } = openGallery()
  expect(current()).toBe('Picture 1 of 3')
  await user.click(screen.getByRole('button', { name: 'Picture 3 of 3' }))
  expect(current()).toBe('Picture 3 of 3')
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('arrow keys follow the reading direction (%s)', async (dir, forward, back) => {
  const { user, slide, current } = openGallery(dir)
  slide('front').focus()
  await user.keyboard(forward)
  expect(current()).toBe('Picture 2 of 3')
  expect(document.activeElement).toBe(slide('back'))
  await user.keyboard(back + back)
  expect(current()).toBe('Picture 1 of 3')
})

test('only the shown picture is in the tab order', () => {
  const { slide } = openGallery()
  expect(['front', 'back', 'detail'].map((alt) => slide(alt).tabIndex)).toEqual([0, -1, -1])
})

test('zoom opens with the current picture, reacts to keys, and moves the focus to the last picture', async () => {
  const { user, slide, current } = openGallery()
  slide('front').focus()
  await user.keyboard('{Enter}')
  const zoom = await screen.findByRole('dialog', { name: 'Zoom' })
  expect(within(zoom).getByRole('img', { name: 'front' })).toBeTruthy()
  await user.keyboard('{+}{ArrowRight}{End}')
  expect(within(zoom).getByRole('img', { name: 'detail' })).toBeTruthy()
  expect(within(zoom).getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(current()).toBe('Picture 3 of 3')
  expect(document.activeElement).toBe(slide('detail'))
})

test('zoom stops at twice the size', async () => {
  const { user, slide } = openGallery()
  await user.click(slide('front'))
  const zoomIn = await screen.findByRole<HTMLButtonElement>('button', { name: 'Zoom in' })
  const zoomOut = screen.getByRole<HTMLButtonElement>('button', { name: 'Zoom out' })
  expect(zoomOut.disabled).toBe(true)
  for (let press = 0; press < 6 && !zoomIn.disabled; press++) await user.click(zoomIn)
  expect([zoomIn.disabled, zoomOut.disabled]).toEqual([true, false])
  expect(document.querySelector<HTMLElement>('[data-zoomed] > div')?.style.cssText).toContain('200%')
})

test('a picture has two modern formats and a fallback in four widths; the first loads eagerly, the others lazily', () => {
  const { slide } = openGallery()
  const first = slide('front').querySelector('picture')
  expect([...(first?.querySelectorAll('source') ?? [])].map((source) => source.type)).toEqual([
    'image/avif',
    'image/webp',
  ])
  expect(first?.querySelector('source')?.getAttribute('srcset')).toBe(
    '/media/front/240.avif 240w, /media/front/480.avif 480w, /media/front/800.avif 800w, /media/front/1200.avif 1200w',
  )
  expect(first?.querySelector('img')?.getAttribute('loading')).toBe('eager')
  expect(slide('back').querySelector('img')?.getAttribute('loading')).toBe('lazy')
})
