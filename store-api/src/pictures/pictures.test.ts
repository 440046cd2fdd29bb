import { readdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { handleError } from '#src/http/error-handler.ts'
import { FORMATS, WIDTHS } from './picture.ts'
import { fileURLToPath } from 'node:url'
import { drawn } from './drawings.fixture.ts'
import * as images from './image-worker.ts'
import { createPictureStore } from './picture-store.ts'
import { picturesRoutes } from './pictures.routes.ts'
import type { Picture } from './picture.ts'

const RED: Picture = { drawing: { art: { color: '#c8102e' } } }
const BLUE: Picture = { drawing: { art: { color: '#1d4ed8' } } }
const WIDE: Picture = { drawing: { art: { width: 600, height: 400 } } }
const BROKEN: Picture = { drawing: { art: { color: 'none' } } }
const drawings = fileURLToPath(new URL('./drawings.fixture.ts', import.meta.url))
const SMALL = { width: 240, format: 'webp' } as const

async function aFolder(): Promise<string> {
  const folder = tempFolder('pictures')
  return folder
}

async function aShop() {
  const cacheDir = await aFolder()
  const pictures: Record<string, Picture> = { red: RED, blue: BLUE, broken: BROKEN }
  const app = Fastify({ routerOptions: { maxParamLength: 200 } })
  app.setErrorHandler(handleError)
  const store = createPictureStore(cacheDir, { images, drawings, concurrency: 1 })
  await app.register(picturesRoutes, { findPicture: async (id) => pictures[id] ?? null, store })
  return { app, store, files: () => filesIn(cacheDir) }
}

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

test('every width and format answers what it says, with the proportions of a card', async () => {
  const { app } = await aShop()
  for (const width of WIDTHS) {
    for (const format of FORMATS) {
      const answer = await app.inject(`/images/red/${width}.${format}`)
      const {
        width: wide,
        height,
        format: container,
        compression,
        hasAlpha,
      } = await sharp(answer.rawPayload).metadata()
      expect(answer.statusCode).toBe(200)
      expect([wide, height]).toEqual([width, (width * 5) / 4])
      expect(format === 'avif' ? compression : container).toBe({ avif: 'av1', webp: 'webp', jpg: 'jpeg' }[format])
      expect(answer.headers['content-type']).toBe({ avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }[format])
      expect(hasAlpha).toBe(format !== 'jpg')
    }
  }
})

test('the ground shows through AVIF and WebP, and JPEG stands on a light one', async () => {
  const { app } = await aShop()
  const corner = async (file: string) => {
    const { rawPayload } = await app.inject(`/images/red/${file}`)
    return [...(await sharp(rawPayload).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer())]
  }
  expect((await corner('480.webp')).at(3)).toBe(0)
  expect((await corner('480.avif')).at(3)).toBe(0)
  const [red = 0, green = 0, blue = 0] = await corner('480.jpg')
  expect([red - 0xd9, green - 0xd6, blue - 0xd2].every((off) => Math.abs(off) < 4)).toBe(true)
})

test('a picture may be kept for ever, and is not sent to who has it', async () => {
  const { app, store } = await aShop()
  const first = await app.inject('/images/red/240.webp')
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const etag = String(first.headers.etag)
  expect(etag).toMatch(/^"[^"]+"$/)
  const made = store.renders()
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await app.inject({ url: '/images/red/240.webp', headers: { 'if-none-match': header } })
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag])
  }
  expect(store.renders()).toBe(made)
  const other = await app.inject({ url: '/images/blue/240.webp', headers: { 'if-none-match': etag } })
  expect(other.statusCode).toBe(200)
})

test('fifty requests at once for one picture make it once', async () => {
  const { app, store, files } = await aShop()
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/images/red/480.avif')))
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]))
  expect(answers.every((answer) => answer.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0)))).toBe(true)
  expect(store.renders()).toBe(1)
  expect(await files()).toHaveLength(1)
})

test('two hundred requests at once for all sizes of two pictures are all answered', async () => {
  const { app, store } = await aShop()
  const urls = ['red', 'blue'].flatMap((id) =>
    WIDTHS.flatMap((width) => ['webp', 'jpg'].map((format) => `/images/${id}/${width}.${format}`)),
  )
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => app.inject(urls[i % urls.length] ?? '')))
  expect(answers.filter((answer) => answer.statusCode !== 200)).toEqual([])
  expect(store.renders()).toBe(urls.length)
})

const UNKNOWN = [
  '/images/nobody/480.avif',
  '/images/red/481.avif',
  '/images/red/0480.avif',
  '/images/red/480.png',
  '/images/red/480.AVIF',
  '/images/red/480',
  '/images/red/',
  '/images/..%2f..%2fetc%2fpasswd/480.avif',
  '/images/red/..%2f..%2f480.avif',
  '/images/%2e%2e/480.avif',
  '/images/red%00/480.avif',
  `/images/${'a'.repeat(65)}/480.avif`,
]
test.each(UNKNOWN)('%s is not found', async (url) => {
  const { app, files } = await aShop()
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(await files()).toEqual([])
})

test('not found is said in the envelope of the API, and is not kept', async () => {
  const { app } = await aShop()
  const answer = await app.inject('/images/nobody/480.avif')
  expect(answer.json()).toEqual({ status: false, message: 'We could not find what you asked for.', error: 'NOT_FOUND' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a kept file that is empty, cut off or something else is made again', async () => {
  const { app, store, files } = await aShop()
  for (const format of FORMATS) {
    const url = `/images/red/240.${format}`
    const good = await app.inject(url)
    const file = (await files()).find((name) => name.endsWith(format)) ?? ''
    const harms = [() => truncate(file), () => truncate(file, 300), () => writeFile(file, '<html>'.repeat(100))]
    for (const harm of harms) {
      await harm()
      const made = store.renders()
      expect((await app.inject(url)).rawPayload.equals(good.rawPayload)).toBe(true)
      expect(store.renders()).toBe(made + 1)
    }
    await app.inject(url)
    expect(store.renders()).toBe(harms.length * (FORMATS.indexOf(format) + 1) + FORMATS.indexOf(format) + 1)
  }
})

test('a picture that cannot be drawn is a fault, is not kept, and leaves no draft behind', async () => {
  const { app, files } = await aShop()
  const answer = await app.inject('/images/broken/240.webp')
  expect(answer.statusCode).toBe(500)
  expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined])
  expect(await files()).toEqual([])
})

test('a folder that cannot be written to costs the keeping, not the picture', async () => {
  const folder = await aFolder()
  await writeFile(join(folder, 'file'), '')
  const failures: unknown[] = []
  const store = createPictureStore(join(folder, 'file', 'below'), {
    images,
    drawings,
    onKeepFailed: (error) => failures.push(error),
  })
  expect((await store.open(RED, SMALL)).length).toBeGreaterThan(100)
  expect(failures).toHaveLength(1)
})

/** A photo of the shop's: a red square in the corner of a ground. */
async function aPhoto(
  photo: string,
  { width = 400, height = 400, ground = '#f0f0f0', square = 200 } = {},
): Promise<Picture> {
  const input = { create: { width: square, height: square, channels: 4, background: '#c8102e' } } as const
  const image = sharp({ create: { width, height, channels: 4, background: ground } })
  const bytes = await image
    .composite(square > 1 ? [{ input, left: 0, top: 0 }] : [])
    .webp()
    .toBuffer()
  return { photo, read: async () => bytes }
}

async function pixelOf(bytes: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

test('a photo is served in every width and format with the proportions of a card', async () => {
  const store = createPictureStore(await aFolder(), { images })
  const photo = await aPhoto('wide', { width: 1000, height: 300 })
  for (const width of WIDTHS) {
    for (const format of FORMATS) {
      const { width: wide, height } = await sharp(await store.open(photo, { width, format })).metadata()
      expect([wide, height]).toEqual([width, (width * 5) / 4])
    }
  }
})

test('the clear ground of a photo stays clear', async () => {
  const store = createPictureStore(await aFolder(), { images })
  const bytes = await store.open(await aPhoto('clear', { ground: '#00000000', square: 1 }), SMALL)
  expect((await pixelOf(bytes, 120, 2))[3]).toBe(0)
})

test('a ground of one colour goes on to the edges', async () => {
  const store = createPictureStore(await aFolder(), { images })
  const bytes = await store.open(await aPhoto('plain', { square: 1 }), SMALL)
  expect((await pixelOf(bytes, 120, 2)).every((value) => value > 230)).toBe(true)
})

test.each([
  ['white', '#ffffff', '#c8102e', 0],
  ['grey', '#e8e6e3', '#14161b', 0],
  ['white, with white goods', '#ffffff', '#f1f1f1', 255],
])(
  'the studio ground of a photo, %s, is clear where it can be told from the goods',
  async (name, ground, goods, alpha) => {
    const store = createPictureStore(await aFolder(), { images })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="${ground}"/>
    <ellipse cx="400" cy="880" rx="240" ry="30" fill="#000" opacity="0.12"/><path d="M250 200H550L700 380L600 440V860H200V440L100 380Z" fill="${goods}"/></svg>`
    const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
    const picture = await store.open(
      { photo: `studio ${name}`.replaceAll(/\W+/g, '-'), read: async () => bytes },
      SMALL,
    )
    const [corner, middle] = await Promise.all([pixelOf(picture, 4, 4), pixelOf(picture, 120, 160)])
    expect([corner[3], middle[3]]).toEqual([alpha, 255])
  },
)

test('a photo whose corners differ is shown from its middle, without bars', async () => {
  const store = createPictureStore(await aFolder(), { images })
  const bytes = await store.open(await aPhoto('scene'), SMALL)
  const [red = 0, green = 255] = await pixelOf(bytes, 10, 2)
  expect([red > 150, green < 80]).toEqual([true, true])
})

test('a drawing has the proportions that its SVG says, and is drawn once for each scale', async () => {
  const store = createPictureStore(await aFolder(), { images, drawings })
  const before = drawn.length
  for (const width of WIDTHS) {
    const { width: wideOf, height } = await sharp(await store.open(WIDE, { width, format: 'webp' })).metadata()
    expect([wideOf, height]).toEqual([width, Math.round((width * 2) / 3)])
  }
  // Once for its name, and once at its own size and twice it.
  expect(drawn.length - before).toBe(3)
})
