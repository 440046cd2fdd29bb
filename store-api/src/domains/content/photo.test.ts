import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { readConfig } from '#src/config.ts'
import { testDb } from '#src/db/testing.ts'

const { db } = await testDb({ demo: true })
const VIDEOS = tempFolder('films')
await writeFile(join(VIDEOS, 'measure-foot.mp4'), 'a film')
const app = await openApp({ config: readConfig({ VIDEOS }), db })
const get = async (url: string, language = 'ar') =>
  (await app.inject({ url, headers: { 'accept-language': language } })).json()

test('pages the photos of all albums without gaps or repeats', async () => {
  const first = await get('/photos?first=20')
  expect(first.meta).toMatchObject({ hasNext: true, endCursor: expect.any(String) })
  const rest = await get(`/photos?first=60&after=${first.meta.endCursor}`)
  const ids = [...first.data, ...rest.data].map(({ id }: { id: number }) => id)
  expect([new Set(ids).size, rest.meta.hasNext]).toEqual([first.meta.total, false])
  expect(ids.length).toBeGreaterThanOrEqual(24)
  const counts = first.meta.albums.map(({ count }: { count: number }) => count)
  expect(counts.reduce((sum: number, count: number) => sum + count)).toBe(first.meta.total)
})

test('an album shows its photos with captions in the language of the request', async () => {
  const { data, meta } = await get('/photos?album=fans', 'en')
  expect(meta.total).toBe(data.length)
  expect(data.map(({ album }: { album: object }) => album)).toEqual(
    data.map(() => meta.albums.find(({ slug }: { slug: string }) => slug === 'fans')),
  )
  expect(data[0]).toMatchObject({
    caption: 'The ninetieth minute',
    image: { id: 'scene-fans-scarves', width: 1200, height: 800, alt: expect.stringContaining('scarves') },
  })
  expect(await get(`/photos/${data[0].id}`, 'en')).toMatchObject({ data: data[0] })
  expect(await get('/photos?album=nobody')).toMatchObject({ data: [], meta: { total: 0, hasNext: false } })
})

test('refuses an invalid cursor and an unknown photo', async () => {
  expect(await get('/photos?after=zzz')).toMatchObject({ error: 'VALIDATION_FAILED' })
  expect(await get('/photos/999999')).toMatchObject({ error: 'NOT_FOUND' })
})

test('a video has its file, captions with the requested language first, and chapters', async () => {
  const { data, meta } = await get('/videos', 'en')
  expect([data.length, meta.total >= 6]).toEqual([meta.total, true])
  const [video] = data
  expect(video).toMatchObject({ slug: 'measure-your-foot', hasSound: false, poster: { width: 1200, height: 800 } })
  expect(video.sources).toEqual([
    expect.objectContaining({ url: expect.stringMatching(/^\/media\/videos\/measure-foot-[0-9a-f]{16}\.mp4$/) }),
  ])
  expect(video.captions.map(({ language }: { language: string }) => language)).toEqual(['en', 'ar'])
  expect(video.transcript.at(-1).to).toBe(video.seconds)
  expect(await get(`/videos/${video.slug}`, 'en')).toMatchObject({ data: video })
  expect(
    data.filter(({ sources }: { sources: unknown[] }) => sources.length === 0),
    'without a file',
  ).toHaveLength(data.length - 1)
  expect(await get('/videos/nobody')).toMatchObject({ error: 'NOT_FOUND' })
})

test('captions are a WebVTT file in the language of their name', async () => {
  const answer = await app.inject('/media/captions/measure-your-foot.ar.vtt')
  expect(answer.headers['content-type']).toBe('text/vtt; charset=utf-8')
  expect(answer.payload).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:03\.000\nحط ورقة/)
  expect((await app.inject('/media/captions/measure-your-foot.fr.vtt')).statusCode).toBe(404)
  expect((await app.inject('/media/captions/nobody.ar.vtt')).statusCode).toBe(404)
})
