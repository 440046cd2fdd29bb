import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startScripts } from './start-scripts.ts'

beforeEach(() => {
  document.head.innerHTML = ''
  document.documentElement.dataset.shown = '/'
  const files = 'data-files="/manifest.js /entry.js" data-texts="/texts/ar.json" data-held="لحظة"'
  document.body.innerHTML = `<script type="text/waiting" ${files}>import "/page.js"</script>`
})
afterEach(() => {
  history.replaceState(null, '', '/')
  // Removes the listeners of this page.
  for (const sign of ['keydown', 'pointerdown']) window.dispatchEvent(new Event(sign))
  window.dispatchEvent(new Event('live'))
})

test('fetches the scripts when the document has loaded and starts them once, when the browser is idle', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
  startScripts()
  expect(asked()).toEqual([])
  window.dispatchEvent(new Event('load'))
  expect(asked()).toEqual(['/manifest.js', '/entry.js', '/texts/ar.json'])
  // The window's own load event may come after ours, and asks once more.
  await expect.poll(() => idle.length).toBeGreaterThan(0)
  expect(main()).toEqual([])
  for (const work of idle) work()
  expect(main()).toEqual(['import "/page.js"'])
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect([main(), asked()]).toEqual([['import "/page.js"'], ['/manifest.js', '/entry.js', '/texts/ar.json']])
})

test('starts within 1 s of the load on a browser that is never idle', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (work: () => void, { timeout = Infinity }: IdleRequestOptions = {}) =>
    setTimeout(work, timeout),
  )
  startScripts()
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1100)
  expect(main()).toHaveLength(1)
})

test('starts after 4 s when a picture holds up the load', async () => {
  vi.useFakeTimers()
  startScripts()
  await vi.advanceTimersByTimeAsync(3900)
  expect(asked()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(asked()).toHaveLength(3)
})

test('records the view of a product that is left before React has started, once', () => {
  localStorage.setItem('recent-products', '["3"]')
  document.body.insertAdjacentHTML('beforeend', '<div data-product="7"></div>')
  startScripts()
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('recent-products')).toBe('["7","3"]')
  window.dispatchEvent(new Event('live'))
  window.dispatchEvent(new Event('pagehide'))
  expect(localStorage.getItem('recent-products')).toBe('["7","3"]')
  localStorage.clear()
})

test.each(['pointerdown', 'keydown'])('starts before the load when somebody acts: %s', (sign) => {
  startScripts()
  document.body.dispatchEvent(new Event(sign, { bubbles: true }))
  expect(asked()).toHaveLength(3)
})

test('starts nothing in a document whose address has changed', async () => {
  startScripts()
  history.replaceState(null, '', '/search')
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(asked()).toHaveLength(3)
  await new Promise((resolve) => setTimeout(resolve))
  expect(main()).toEqual([])
})

test.each([
  '<a href="#away" aria-haspopup="dialog">Menu</a>',
  '<button aria-expanded="false">Shoes</button>',
  '<form action="#sent"><button>Add</button></form>',
])('replays a click once when React handles events, regardless of the number of clicks: %s', (html) => {
  document.body.insertAdjacentHTML('beforeend', html)
  const target = document.body.querySelector<HTMLElement>('a, button')
  startScripts()
  target?.click()
  target?.click()
  expect(location.hash).toBe('')
  const handle = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  target?.addEventListener('click', handle)
  window.dispatchEvent(new Event('live'))
  expect(handle).toHaveBeenCalledOnce()
  target?.click()
  expect(handle).toHaveBeenCalledTimes(2)
})

test('shows and announces at once that a click is held, until it is replayed', () => {
  document.body.insertAdjacentHTML('beforeend', '<button>Add</button>')
  const target = document.querySelector('button')
  const signs = () => [target?.dataset.held, target?.ariaBusy, document.querySelector('[role=alert]')?.textContent]
  startScripts()
  expect(signs()).toEqual([undefined, null, undefined])
  target?.click()
  expect(signs()).toEqual(['', 'true', 'لحظة'])
  const seen: unknown[] = []
  target?.addEventListener('click', () => seen.push(signs()[0]))
  window.dispatchEvent(new Event('live'))
  expect([seen, signs()]).toEqual([[undefined], [undefined, null, undefined]])
})

test('leaves a click for a new tab to the browser', () => {
  document.body.insertAdjacentHTML('beforeend', '<a href="#away" aria-haspopup="dialog">Menu</a>')
  startScripts()
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  expect(document.querySelector('a')?.dispatchEvent(press)).toBe(true)
})

test('replays the choice of a size one task before the click that needs it', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<input type="radio" name="size" value="m"><input type="radio" name="size" value="l"><button>Add</button>',
  )
  const [m, l] = document.querySelectorAll('input')
  startScripts()
  for (const each of [m, l, document.querySelector('button')]) each?.click()
  // A controlled radio may have been reset by hydration.
  if (l) l.checked = false
  const events: unknown[] = []
  for (const sign of ['change', 'click']) {
    document.body.addEventListener(sign, ({ target, type }) =>
      events.push(`${type} ${(target as HTMLInputElement).value}`),
    )
  }
  window.dispatchEvent(new Event('live'))
  expect([m?.checked, l?.checked, events.at(-1)]).toEqual([false, true, 'change l'])
  await expect.poll(() => events.at(-1)).toBe('click ')
})

test('replays the choice in a select', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<select><option value="best">Best</option><option value="new">New</option></select>',
  )
  const select = document.querySelector('select')
  startScripts()
  if (select) select.value = 'new'
  select?.dispatchEvent(new Event('change', { bubbles: true }))
  const events: unknown[] = []
  document.body.addEventListener('change', ({ target }) => events.push((target as HTMLSelectElement).value))
  // A controlled list is reset by hydration.
  if (select) select.value = 'best'
  window.dispatchEvent(new Event('live'))
  expect([select?.value, events]).toEqual(['new', ['new']])
})

test.each([
  { scripts: 'fail to load', lost: true, after: 8000 },
  { scripts: 'have arrived and React does not start', lost: false, after: 16_000 },
])('clicks natively after $after ms when the scripts $scripts', async ({ lost, after }) => {
  vi.useFakeTimers()
  document.body.insertAdjacentHTML('beforeend', '<a href="#away" aria-haspopup="dialog">Menu</a>')
  startScripts()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  if (lost) document.head.querySelector('script')?.dispatchEvent(new Event('error'))
  document.querySelector('a')?.click()
  await vi.advanceTimersByTimeAsync(after - 100)
  expect(location.hash).toBe('')
  await vi.advanceTimersByTimeAsync(200)
  expect(location.hash).toBe('#away')
})

test('leaves history navigation within a page to the router', () => {
  startScripts()
  const router = vi.fn<() => void>()
  addEventListener('popstate', router, { once: true })
  history.replaceState(null, '', '#reviews')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(router).toHaveBeenCalledOnce()
})

function asked(): (string | null)[] {
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))
}

function main(): (string | null)[] {
  return [...document.head.querySelectorAll('script[type=module]')].map((script) => script.textContent)
}
