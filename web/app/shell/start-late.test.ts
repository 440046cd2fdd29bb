import { beforeEach, expect, test, vi } from 'vitest'
import { startLate } from './start-late.ts'

beforeEach(() => {
  document.head.innerHTML = ''
  const files = 'data-files="/manifest.js /entry.js" data-texts="/texts/ar.json"'
  document.body.innerHTML = `<script type="text/late" ${files}>import "/page.js"</script>`
})

test('nothing is asked for before the document is loaded and painted', async () => {
  startLate()
  expect(asked()).toEqual([])
  window.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(asked()).toEqual(['/manifest.js', '/entry.js', '/texts/ar.json']))
  await vi.waitFor(() => expect(main()).toEqual(['import "/page.js"']))
})

test('who presses before that need not wait, and starts it once', async () => {
  startLate()
  for (const sign of ['pointerdown', 'keydown']) document.body.dispatchEvent(new Event(sign, { bubbles: true }))
  expect(asked()).toHaveLength(3)
  await vi.waitFor(() => expect(main()).toHaveLength(1))
})

function asked(): (string | null)[] {
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
}

function main(): (string | null)[] {
  return [...document.head.querySelectorAll('script[type=module]')].map((script) => script.textContent)
}
