import { expect, test, vi } from 'vitest'
import { copyText, shareByDevice, whatsappShare } from './share.ts'

const shared = { title: 'تيشيرت الأهلي & شورت', url: 'https://shop.example/products/x?color=red' }

test('WhatsApp gets the title and the full address, and no number', () => {
  const link = new URL(whatsappShare(shared))
  expect(link.origin + link.pathname).toBe('https://wa.me/')
  expect(link.searchParams.get('text')).toBe(`${shared.title}\n${shared.url}`)
})

test.each([
  ['the sheet was used', async () => undefined, true],
  ['the sheet was closed', () => Promise.reject(new DOMException('', 'AbortError')), true],
  ['the device could not', () => Promise.reject(new DOMException('', 'NotAllowedError')), false],
])('%s', async (_, share, done) => {
  vi.stubGlobal('navigator', { share })
  expect(await shareByDevice(shared)).toBe(done)
})

test('without a share sheet nothing is shared', async () => {
  vi.stubGlobal('navigator', {})
  expect(await shareByDevice(shared)).toBe(false)
})

test('a browser may refuse to copy', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await copyText(shared.url)).toBe(true)
  expect(writeText).toHaveBeenCalledWith(shared.url)
  vi.stubGlobal('navigator', {})
  expect(await copyText(shared.url)).toBe(false)
})
