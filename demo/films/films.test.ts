import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import encoded from './encoded.json' with { type: 'json' }
import { encodeFilm, fingerprintOf } from './encode-film.ts'
import { FILMS } from './films.ts'

const folder = new URL('./', import.meta.url)

test('the file of every film is encoded from its current drawings (otherwise run npx node demo/films/encode.ts)', () => {
  expect(encoded).toEqual(Object.fromEntries(Object.entries(FILMS).map(([name, film]) => [name, fingerprintOf(film)])))
  const files = Object.keys(FILMS).map((name) => readFileSync(new URL(`${name}.mp4`, folder)))
  expect(files.filter((file) => !isWholeMp4(file))).toEqual([])
})

test('all films together take less than 8 MB of the repository', () => {
  const sizes = Object.keys(FILMS).map((name) => statSync(new URL(`${name}.mp4`, folder)).size)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(8_000_000)
})

test('encodes a film as a complete MP4', async () => {
  const film = FILMS['ball-bounce']
  if (!film) throw new Error('no film')
  const bytes = await encodeFilm({ ...film, seconds: 1 }, { size: { width: 96, height: 64 }, rate: 3 })
  expect([isWholeMp4(Buffer.from(bytes)), bytes.length > 1000]).toEqual([true, true])
})

/** Whether the boxes of an MP4 fill the file and include the frames and their index. */
function isWholeMp4(file: Buffer): boolean {
  const names: string[] = []
  let at = 0
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at)
    names.push(file.toString('latin1', at + 4, at + 8))
    if (size < 8) return false
    at += size
  }
  return at === file.length && names[0] === 'ftyp' && names.includes('moov') && names.includes('mdat')
}
