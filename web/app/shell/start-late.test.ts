import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLate } from './start-late.ts'

beforeEach(() => {
  document.head.innerHTML = ''
  lateScript('')
})
afterEach(() => {
  vi.useRealTimers()
  // Nothing of this page listens on in the next one.
  window.dispatchEvent(new Event('live'))
})

test.each(['pointerdown', 'touchstart', 'wheel', 'keydown'])('the first sign of a person starts the scripts, once: %s', async (sign) => {
  startLate()
  expect(asked()).toEqual([])
  for (const each of [sign, 'pointerdown']) document.body.dispatchEvent(new Event(each, { bubbles: true }))
  expect(asked()).toEqual(['/manifest.js', '/entry.js', '/texts/ar.json'])
  await vi.waitFor(() => expect(main()).toEqual(['import "/page.js"']))
})

test('a mouse that moves is a person, one that rests and a page that did not scroll are none', () => {
  startLate()
  window.dispatchEvent(new Event('scroll'))
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
  expect(asked()).toEqual([])
  document.body.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 3 }))
  expect(asked()).toHaveLength(3)
})

test('who only reads has them five seconds after the document', async () => {
  vi.useFakeTimers()
  startLate()
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(4_500)
  expect(asked()).toEqual([])
  expect(document.head.querySelectorAll('link[rel=prefetch]'), 'they are fetched ahead').toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(asked()).toHaveLength(3)
})

test('a page that was kept has them at once, so that it says from when it is', async () => {
  document.documentElement.dataset.keptAt = '2026-11-22T00:00:00Z'
  startLate()
  window.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(asked()).toHaveLength(3))
  delete document.documentElement.dataset.keptAt
})

test.each([true, false])('a size that was chosen before the page lives is chosen once it does: the document kept it, %s', (kept) => {
  document.body.innerHTML = '<input type="radio" name="size" value="m"><input type="radio" name="size" value="l">'
  const [m, l] = document.querySelectorAll('input')
  startLate()
  for (const size of [m, l]) size?.click()
  if (l) l.checked = kept
  const told: unknown[] = []
  document.body.addEventListener('change', ({ target }) => told.push((target as HTMLInputElement).value))
  window.dispatchEvent(new Event('live'))
  expect([m?.checked, l?.checked, told.at(-1)]).toEqual([false, true, 'l'])
})

test('where a pixel measures the visit they start once the document is loaded and painted', async () => {
  lateScript('data-when="loaded"')
  startLate()
  expect(asked()).toEqual([])
  window.dispatchEvent(new Event('load'))
  await vi.waitFor(() => expect(main()).toEqual(['import "/page.js"']))
})

test.each([
  ['?gclid=1', true],
  ['?utm_source=x&ad_click=2', true],
  ['?club=al-ahly', false],
])('who comes by %s has them at once: %s', async (search, soon) => {
  history.replaceState(null, '', search)
  startLate()
  window.dispatchEvent(new Event('load'))
  await new Promise((resolve) => setTimeout(resolve, 400))
  history.replaceState(null, '', location.pathname)
  expect(asked().length > 0).toBe(soon)
})

test.each([
  '<a href="#away" aria-haspopup="dialog">Menu</a>',
  '<button aria-expanded="false">Shoes</button>',
])('what opens something is pressed for the visitor once the page lives: %s', (html) => {
  document.body.insertAdjacentHTML('beforeend', html)
  const menu = document.body.lastElementChild as HTMLElement
  startLate()
  menu.click()
  expect(location.hash).toBe('')
  const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  menu.addEventListener('click', opened)
  window.dispatchEvent(new Event('live'))
  expect(opened).toHaveBeenCalledOnce()
  menu.click()
  expect(opened).toHaveBeenCalledTimes(2)
})

test('an order that was chosen in a list before the page lives is chosen once it does', () => {
  document.body.innerHTML = '<select><option value="best">Best</option><option value="new">New</option></select>'
  const select = document.querySelector('select')
  startLate()
  if (select) select.value = 'new'
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  const told: unknown[] = []
  document.body.addEventListener('change', ({ target }) => told.push((target as HTMLSelectElement).value))
  // As React leaves it.
  if (select) select.value = 'best'
  window.dispatchEvent(new Event('live'))
  expect([select?.value, told]).toEqual(['new', ['new']])
})

test('where the scripts do not come it leads where it leads without them', async () => {
  vi.useFakeTimers()
  document.body.insertAdjacentHTML('beforeend', '<a href="#away" aria-haspopup="dialog">Menu</a>')
  startLate()
  document.querySelector('a')?.click()
  await vi.advanceTimersByTimeAsync(8_100)
  expect(location.hash).toBe('#away')
  location.hash = ''
})

function lateScript(when: string): void {
  const files = 'data-files="/manifest.js /entry.js" data-texts="/texts/ar.json"'
  document.body.innerHTML = `<script type="text/late" ${files} ${when}>import "/page.js"</script>`
}

function asked(): (string | null)[] {
  return [...document.head.querySelectorAll('link:not([rel=prefetch])')].map((link) => link.getAttribute('href'))
}

function main(): (string | null)[] {
  return [...document.head.querySelectorAll('script[type=module]')].map((script) => script.textContent)
}
