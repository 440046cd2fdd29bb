import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { handleError } from '#src/http/error-handler.ts'
import { videoFile } from './video-file.ts'
import { videoFilesRoutes } from './video-files.routes.ts'

const FILM = Buffer.alloc(1000, 'film')

/** A server of a folder that holds `turn.mp4`, and of what must not be served. */
async function aServer() {
  const parent = tempFolder('videos')
  const folder = join(parent, 'films')
  await mkdir(folder)
  await writeFile(join(folder, 'turn.mp4'), FILM)
  await writeFile(join(folder, 'notes.txt'), 'secret')
  await writeFile(join(parent, 'outside.mp4'), 'secret')
  const app = Fastify()
  app.setErrorHandler(handleError)
  await app.register(videoFilesRoutes, { folder })
  return { app, folder, url: `/media/videos/${await videoFile(folder, 'turn')}` }
}

test('a film is sent whole, or the range that is asked for, and may be kept for ever', async () => {
  const { app, url } = await aServer()
  const whole = await app.inject(url)
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ])
  expect(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(whole.rawPayload.equals(FILM)).toBe(true)
  const part = await app.inject({ url, headers: { range: 'bytes=100-199' } })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 100-199/1000'])
  expect(part.rawPayload.equals(FILM.subarray(100, 200))).toBe(true)
  const outside = await app.inject({ url, headers: { range: 'bytes=1000-' } })
  expect([outside.statusCode, outside.headers['content-range'], outside.json().error]).toEqual([
    416,
    'bytes */1000',
    'RANGE_NOT_SATISFIABLE',
  ])
  expect(outside.headers['cache-control']).toBe('no-store')
  const again = await app.inject({ url, headers: { 'if-none-match': String(whole.headers.etag) } })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, '1000'])
})

test('a film whose content changes gets another address, and the old one is gone', async () => {
  const { app, folder, url } = await aServer()
  await writeFile(join(folder, 'turn.mp4'), 'another film')
  const changed = `/media/videos/${await videoFile(folder, 'turn')}`
  expect(changed).not.toBe(url)
  expect([(await app.inject(changed)).payload, (await app.inject(url)).statusCode]).toEqual(['another film', 404])
})

test('a film has no address where its file or the whole folder is missing, or where its name is no name', async () => {
  const { folder } = await aServer()
  const addresses = [
    [folder, 'none'],
    [join(folder, 'none'), 'turn'],
    [folder, '../outside'],
    [folder, 'notes.txt'],
  ] as const
  expect(await Promise.all(addresses.map(([place, name]) => videoFile(place, name)))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  '/media/videos/nobody-0123456789abcdef.mp4',
  '/media/videos/turn-0123456789abcdef.mp4',
  '/media/videos/turn.mp4',
  '/media/videos/notes.txt',
  '/media/videos/..%2foutside.mp4',
  '/media/videos/..%2f..%2fpasswd',
  '/media/videos/turn%00-0123456789abcdef.mp4',
])('%s is not found', async (url) => {
  const { app } = await aServer()
  const answer = await app.inject(url)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
})
