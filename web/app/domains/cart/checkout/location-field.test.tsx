import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { inLocale } from '#app/lib/testing/in-locale.tsx'
import { LocationField } from './location-field.tsx'

type Located = (position: object) => void

/** A device that answers with a position, or with an error code. */
function device(answer: { latitude: number; longitude: number } | number) {
  const getCurrentPosition = vi.fn<(done: Located, failed: (error: object) => void) => void>((done, failed) =>
    typeof answer === 'number' ? failed({ code: answer }) : done({ coords: answer }),
  )
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { geolocation: { getCurrentPosition } }),
  )
  return getCurrentPosition
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')

test('a press alone asks the device, and writes its position into the field', async () => {
  const asked = device({ latitude: 30.0459, longitude: 31.22431234 })
  render(inLocale('en', <LocationField value="" error={undefined} />))
  expect(asked).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  expect(field().value).toBe('30.045900, 31.224312')
})

test.each([
  [1, /isn't sharing/],
  [2, /couldn't find/],
])('error %d of the device keeps the typed link and says what to do', async (code, hint) => {
  device(code)
  render(inLocale('en', <LocationField value="https://maps.example/?q=30,31" error={undefined} />))
  await userEvent.click(screen.getByRole('button', { name: 'Use my location' }))
  expect(screen.getByText(hint)).toBeTruthy()
  expect(field().value).toBe('https://maps.example/?q=30,31')
})
