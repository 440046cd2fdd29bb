import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const pixels = { tagManager: 'GTM-AB12CD3' }

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
  document.cookie = 'consent=; Max-Age=0'
  document.head.replaceChildren()
  delete window.dataLayer
})
afterEach(() => {
  delete (history as Partial<History>).pushState
  delete (history as Partial<History>).replaceState
  history.replaceState(null, '', '/')
})

test('after consent the pixels load and receive all events, earlier ones too', async () => {
  const { startDelivery, track } = await fresh()
  const started = startDelivery({ pixels, asks: false })
  track({ name: 'login' })
  await started
  track({ name: 'signUp' })
  expect(reported()).toEqual(['gtm.js', 'login', 'sign_up'])
})

test('without pixels nothing is loaded, sent or stored', async () => {
  const { startDelivery, track } = await fresh()
  await startDelivery({ pixels: {}, asks: false })
  track({ name: 'login' })
  expect([document.head.innerHTML, window.dataLayer, sessionStorage.length]).toEqual(['', undefined, 0])
})

test('events wait in memory before the choice, and are sent by the next document after consent', async () => {
  const before = await fresh()
  await before.startDelivery({ pixels: {}, asks: true })
  before.track({ name: 'pageView', path: '/', title: '' })
  before.track({ name: 'signUp' })
  expect([window.dataLayer, sessionStorage.length]).toEqual([undefined, 0])
  before.takeChoice('yes', { reloads: false })
  before.track({ name: 'login' })
  expect(window.dataLayer).toBeUndefined()

  const after = await fresh()
  await after.startDelivery({ pixels, asks: false })
  expect(reported()).toEqual(['gtm.js', 'page_view', 'sign_up', 'login'])
  expect(sessionStorage).toHaveLength(0)
})

test('a page that reloads after consent is reported once', async () => {
  const { startDelivery, takeChoice, track } = await fresh()
  await startDelivery({ pixels: {}, asks: true })
  track({ name: 'pageView', path: '/', title: '' })
  track({ name: 'signUp' })
  track({ name: 'pageView', path: '/search', title: '' })
  track({ name: 'search', term: 'ahly', results: 3 })
  takeChoice('yes', { reloads: true })
  const kept = JSON.parse(sessionStorage.getItem('unsent-events') ?? '[]') as { name: string }[]
  expect(kept.map(({ name }) => name)).toEqual(['pageView', 'signUp'])
})

test('a refusal drops waiting events and stops collecting', async () => {
  const { startDelivery, takeChoice, track } = await fresh()
  await startDelivery({ pixels: {}, asks: true })
  track({ name: 'signUp' })
  takeChoice('no', { reloads: false })
  track({ name: 'login' })
  expect([sessionStorage.length, window.dataLayer]).toEqual([0, undefined])
})

test('a choice made before the code loaded counts', async () => {
  const { startDelivery, takeChoice, track } = await fresh()
  document.cookie = 'consent=yes'
  takeChoice('yes', { reloads: false })
  await startDelivery({ pixels: {}, asks: true })
  track({ name: 'login' })
  expect(sessionStorage.getItem('unsent-events')).toContain('login')
})

test('a cached document older than a refusal loads nothing', async () => {
  document.cookie = 'consent=no'
  const { startDelivery, track } = await fresh()
  await startDelivery({ pixels, asks: false })
  track({ name: 'login' })
  expect([document.head.innerHTML, window.dataLayer, sessionStorage.length]).toEqual(['', undefined, 0])
})

test('at most the last 50 events wait', async () => {
  const { startDelivery, takeChoice, track } = await fresh()
  await startDelivery({ pixels: {}, asks: true })
  for (let page = 1; page <= 80; page++) track({ name: 'pageView', path: `/${page}`, title: '' })
  takeChoice('yes', { reloads: false })
  const kept = JSON.parse(sessionStorage.getItem('unsent-events') ?? '[]') as { path: string }[]
  expect([kept.length, kept[0]?.path]).toEqual([50, '/31'])
})

test('on a private address no pixel loads, and events wait', async () => {
  history.replaceState(null, '', '/login?redirect=/cart')
  const { startDelivery, track } = await fresh()
  await startDelivery({ pixels, asks: false })
  track({ name: 'login' })
  expect([window.dataLayer, document.head.innerHTML]).toEqual([undefined, ''])
  expect(sessionStorage.getItem('unsent-events')).toContain('login')
})

/** The modules as a new document has them. */
async function fresh() {
  vi.resetModules()
  const [{ startDelivery, takeChoice }, { track }] = await Promise.all([import('./delivery.ts'), import('./events.ts')])
  return { startDelivery, takeChoice, track }
}

function reported() {
  return (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [entry.event] : []))
}
