import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { FILMS } from '#src/db/demo/scenes/films/films.ts'
import { handleError } from '#src/http/error-handler.ts'
import { encodeFilm } from './encode-film.ts'
import { filmAddress, filmFile } from './film-address.ts'
import { videoFilesRoutes } from './video-files.routes.ts'
import { createVideoStore, isWholeMp4 } from './video-store.ts'

const FILM = 'kit-turn'
const URL_OF_FILM = filmAddress(FILM) ?? ''

/** A box of an MP4: how long it is, what it is, what it holds. */
function box(name: string, length: number): Buffer {
  const bytes = Buffer.alloc(length, name)
  bytes.writeUInt32BE(length, 0)
  bytes.write(name, 4, 'latin1')
  return bytes
}
const SMALL = Buffer.concat([box('ftyp', 24), box('mdat', 900), box('moov', 76)])

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'videos-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A server of films whose making is replaced by bytes: encoding takes seconds. */
async function aServer(make: () => Promise<Uint8Array> = async () => SMALL) {
  const folder = join(await aFolder(), 'films')
  let made = 0
  const store = createVideoStore(folder, () => {
    made++
    return make()
  })
  const app = Fastify()
  app.setErrorHandler(handleError)
  await app.register(videoFilesRoutes, { store })
  onTestFinished(() => app.close())
  return { app, store, folder, made: () => made }
}

test('a film is sent whole, or the range that is asked for, and may be kept for ever', async () => {
  const { app } = await aServer()
  const whole = await app.inject(URL_OF_FILM)
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([200, 'video/mp4', 'bytes'])
  expect(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(whole.rawPayload.equals(SMALL)).toBe(true)
  const part = await app.inject({ url: URL_OF_FILM, headers: { range: 'bytes=100-199' } })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 100-199/1000'])
  expect(part.rawPayload.equals(SMALL.subarray(100, 200))).toBe(true)
  const outside = await app.inject({ url: URL_OF_FILM, headers: { range: 'bytes=1000-' } })
  expect([outside.statusCode, outside.headers['content-range'], outside.json().error]).toEqual([416, 'bytes */1000', 'RANGE_NOT_SATISFIABLE'])
  expect(outside.headers['cache-control']).toBe('no-store')
  const again = await app.inject({ url: URL_OF_FILM, headers: { 'if-none-match': String(whole.headers.etag) } })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  const head = await app.inject({ method: 'HEAD', url: URL_OF_FILM })
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '1000'])
})

test('many who ask at once wait for one film that is made once', async () => {
  const { app, made, folder } = await aServer()
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(URL_OF_FILM)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(made()).toBe(1)
  expect(await readdir(folder)).toEqual([filmFile(FILM)])
})

test('half a film, or another thing in its place, is never sent: it is made anew', async () => {
  for (const harm of [(file: string) => truncate(file, 500), (file: string) => truncate(file, 0), (file: string) => writeFile(file, 'x'.repeat(1000))]) {
    const first = await aServer()
    await first.app.inject(URL_OF_FILM)
    await harm(join(first.folder, filmFile(FILM) ?? ''))
    let made = 0
    const started = createVideoStore(first.folder, async () => {
      made++
      return SMALL
    })
    await started.open(FILM)
    expect([made, await isWholeMp4(join(first.folder, filmFile(FILM) ?? ''))]).toEqual([1, true])
  }
})

test('a film that cannot be made is told to come back later, and leaves nothing behind', async () => {
  const { app, folder } = await aServer(() => Promise.reject(new Error('no encoder')))
  const answer = await app.inject(URL_OF_FILM)
  expect([answer.statusCode, answer.headers['cache-control'], answer.json().error]).toEqual([503, 'no-store', 'UNAVAILABLE'])
  expect(await readdir(folder).catch(() => [])).toEqual([])
})

test.each(['/media/videos/nobody-0123456789abcdef.mp4', `/media/videos/${FILM}-0123456789abcdef.mp4`, '/media/videos/..%2f..%2fpasswd'])(
  '%s is not found',
  async (url) => {
    const { app, made } = await aServer()
    expect((await app.inject(url)).statusCode).toBe(404)
    expect(made()).toBe(0)
  },
)

test('every film can be drawn, at every moment that names its file', () => {
  expect(Object.keys(FILMS).filter((name) => !filmAddress(name))).toEqual([])
})

test('a film is encoded as an MP4 that is whole', async () => {
  const film = FILMS['ball-bounce']
  if (!film) throw new Error('no film')
  const bytes = await encodeFilm({ ...film, seconds: 1 }, { pauseMs: 0, size: { width: 96, height: 64 }, rate: 3 })
  const file = join(await aFolder(), 'film.mp4')
  await writeFile(file, bytes)
  expect([await isWholeMp4(file), bytes.length > 1000]).toEqual([true, true])
})
