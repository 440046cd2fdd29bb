import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { VideoPlayer } from './video-player.tsx'

const labels = {
  play: 'Play',
  pause: 'Pause',
  seek: 'Position',
  position: (now: string, total: string) => `${now} of ${total}`,
  captions: 'Captions',
  off: 'Off',
  speed: 'Speed',
  mute: 'Mute',
  full: 'Full screen',
  failed: 'Cannot be played',
}
const player = (
  <VideoPlayer
    title="A film"
    poster="/images/x/1200.webp"
    seconds={15}
    sources={[{ url: '/media/videos/x.mp4', type: 'video/mp4', width: 960, height: 640 }]}
    captions={[
      { language: 'en', label: 'English', url: '/x.en.vtt' },
      { language: 'ar', label: 'العربية', url: '/x.ar.vtt' },
    ]}
    hasSound={false}
    labels={labels}
  />
)

// jsdom plays nothing: these tell the element's owner what a browser would.
const play = vi.fn<() => Promise<void>>()
beforeEach(() => {
  play.mockReset()
  play.mockImplementation(async function (this: HTMLVideoElement) {
    fireEvent.play(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent.pause(this)
  })
})

test('without JavaScript the browser’s own controls are shown, and nothing loads before a press', () => {
  const markup = renderToStaticMarkup(player)
  expect(markup).toMatch(/<video controls="" [^>]*preload="none"/)
  expect(markup).not.toContain('autoplay')
  expect(markup.match(/<track /g)).toHaveLength(2)
})

test('space and k play and pause; arrow keys seek five seconds, independent of the reading direction', async () => {
  const user = userEvent.setup()
  document.documentElement.dir = 'rtl'
  const { container } = render(player)
  const slider = screen.getByRole('slider', { name: 'Position' })
  slider.focus()
  await user.keyboard(' ')
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
  await user.keyboard('k')
  expect(screen.getAllByRole('button', { name: 'Play' })).not.toEqual([])
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect([slider.getAttribute('aria-valuetext'), container.querySelector('video')?.currentTime]).toEqual([
    '0:05 of 0:15',
    5,
  ])
})

test('the player takes the focus when its play button disappears', async () => {
  const user = userEvent.setup()
  render(player)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'A film' }))
  await user.keyboard('k')
  expect(screen.getAllByRole('button', { name: 'Play' })).not.toEqual([])
})

test('c switches the captions of the reader’s language', async () => {
  const user = userEvent.setup()
  render(player)
  const captions = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Captions' })
  expect(captions.value).toBe('en')
  screen.getByRole('slider').focus()
  await user.keyboard('c')
  expect(captions.value).toBe('')
  await user.keyboard('c')
  expect(captions.value).toBe('en')
})

test('a film that cannot be played says so', async () => {
  play.mockRejectedValue(new DOMException('no source', 'NotSupportedError'))
  const user = userEvent.setup()
  render(player)
  await user.click(screen.getAllByRole('button', { name: 'Play' })[0] ?? document.body)
  expect(await screen.findByText('Cannot be played')).toBeTruthy()
})
