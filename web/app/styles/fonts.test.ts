import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no text of the shop in Arabic loads the file of rare letters', () => {
  const faces = readFileSync(join(import.meta.dirname, '__generated__/faces.css'), 'utf8')
  const preloaded = /plex-400-arabic\.woff2[^}]*unicode-range: ([^;]*)/.exec(faces)?.[1] ?? ''
  const ranges = preloaded.split(', ').map((range) =>
    range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  )
  expect(ranges.length).toBeGreaterThan(2)

  const locales = join(import.meta.dirname, '../../locales/ar')
  const texts = readdirSync(locales).map((file) => readFileSync(join(locales, file), 'utf8'))
  const arabic = new Set(texts.join('').match(/[\u0600-\u06ff]/g))
  expect(arabic.size).toBeGreaterThan(30)
  const missing = [...arabic].filter(
    (letter) => !ranges.some(([from = 0, to = 0]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to),
  )
  expect(missing).toEqual([])
})
