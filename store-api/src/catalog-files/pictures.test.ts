import type { AddressInfo } from 'node:net'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { readConfig } from '#src/config.ts'
import { aFolder, openShop } from './catalog-files.fixture.ts'
import { download, isPrivate, readPicture } from './picture-files.ts'
import { makePhoto } from './photo.ts'

const aJpeg = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c8102e' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

async function aServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A PNG of a few hundred bytes that claims to be 60,000 pixels wide and high. */
function aBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(60_000, 0)
  head.writeUInt32BE(60_000, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('stores pictures of a folder and of an address once, and serves them like all others', async () => {
  const { bring, rows, folder, db } = await openShop()
  const jpeg = await aJpeg()
  await writeFile(join(folder, 'ball front.jpg'), jpeg)
  const address = await aServer((_, answer) => answer.setHeader('content-type', 'image/jpeg').end(jpeg))
  const file = [
    ['code', 'sku', 'color', 'images', 'image_alts_ar', 'image_alts_en'],
    ['BAL-5', 'BAL-5-W', 'white', `ball front.jpg | ${address}/same.jpg | image:ball-front`, 'من قدام', 'front'],
  ]
  const { problems, changes } = await bring(file, { folder, allowPrivate: true })
  expect([problems, changes.map(({ field, old }) => [field, old])]).toEqual([[], [['images white', 'ball-front']]])
  const photos = await rows<{ id: string; width: number; height: number }>('select id, width, height from photo')
  // Turned upright by its EXIF.
  expect(photos).toEqual([{ id: photos[0]?.id, width: 40, height: 60 }])
  expect(
    await rows('select position, image_id, alt_ar, alt_en from product_image where product_id = 2 order by position'),
  ).toEqual([
    { position: 1, image_id: photos[0]?.id, alt_ar: 'من قدام', alt_en: 'front' },
    { position: 2, image_id: 'ball-front', alt_ar: 'كورة', alt_en: 'Ball' },
  ])
  expect((await bring(file, { folder, allowPrivate: true })).counts?.fields).toBe(0)

  const app = await openApp({ config: readConfig({ DATA_DIR: folder }), db })
  const answer = await app.inject(`/images/${photos[0]?.id}/240.webp`)
  expect([answer.statusCode, (await sharp(answer.rawPayload).metadata()).height]).toEqual([200, 300])
})

test('a missing, broken or forbidden picture stops the import', async () => {
  const { bring, folder, rows } = await openShop()
  await writeFile(join(folder, 'text.jpg'), 'no picture at all')
  await writeFile(join(folder, 'drawing.png'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const images = [
    'gone.jpg',
    'text.jpg',
    'drawing.png',
    '../secret.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/x.png',
  ]
  const { problems, written } = await bring(
    [
      ['code', 'sku', 'price', 'images'],
      ['BAL-5', 'BAL-5-W', '1', images.join(' | ')],
    ],
    { folder },
  )
  expect(written).toBe(false)
  expect(problems.every(({ line, column }) => line === 2 && column === 'images')).toBe(true)
  expect(await rows('select from photo')).toEqual([])
})

test('does not read files outside of the folder', async () => {
  const home = await aFolder()
  const folder = join(home, 'pictures')
  await mkdir(join(folder, 'sub'), { recursive: true })
  await writeFile(join(home, 'secret.jpg'), 'secret')
  await writeFile(join(folder, 'sub', 'in.jpg'), 'in')
  await symlink(join(home, 'secret.jpg'), join(folder, 'link.jpg'))
  expect(String(await readPicture('sub/in.jpg', { folder }))).toBe('in')
  for (const name of [
    '../secret.jpg',
    join(home, 'secret.jpg'),
    'sub/../../secret.jpg',
    'link.jpg',
    '/etc/passwd',
    '.',
    'sub',
    'a\0b',
  ]) {
    await expect(readPicture(name, { folder })).rejects.toThrow('is not in the folder of pictures')
  }
  await expect(readPicture('in.jpg', {})).rejects.toThrow('--pictures')
  await expect(readPicture('file:///etc/passwd', { folder })).rejects.toThrow('is not in the folder')
})

test('refuses addresses of the own machine and network in any notation', async () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::a00:1',
  ]) {
    expect([address, isPrivate(address)]).toEqual([address, true])
  }
  expect(['8.8.8.8', '2606:4700::1111', '172.32.0.1'].map(isPrivate)).toEqual([false, false, false])
  const inside = await aServer((_, answer) => answer.end('secret'))
  const port = URL.parse(inside)?.port
  for (const url of [
    inside,
    `http://localhost:${port}/`,
    `http://2130706433:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://0x7f.1:${port}/`,
  ]) {
    await expect(download(url, { allowPrivate: false })).rejects.toThrow('private network')
  }
})

test('follows three redirects, and refuses a picture that is too large, invalid or missing', async () => {
  const url = await aServer((request, answer) => {
    const [, kind, n] = (request.url ?? '').split('/')
    if (kind === 'hop')
      return answer.writeHead(302, { location: Number(n) > 0 ? `/hop/${Number(n) - 1}` : '/picture' }).end()
    if (kind === 'file') return answer.writeHead(302, { location: 'file:///etc/passwd' }).end()
    if (kind === 'page') return answer.setHeader('content-type', 'text/html').end('<html>')
    if (kind === 'large') return answer.setHeader('content-type', 'image/png').end(Buffer.alloc(9 * 1024 * 1024))
    if (kind === 'picture') return answer.setHeader('content-type', 'image/png').end('png')
    return answer.writeHead(404).end()
  })
  const get = (path: string) => download(`${url}${path}`, { allowPrivate: true })
  expect(String(await get('/hop/2'))).toBe('png')
  await expect(get('/hop/3')).rejects.toThrow('redirects more than 3 times')
  await expect(get('/file')).rejects.toThrow('is no address of http or https')
  await expect(get('/page')).rejects.toThrow('is no picture by its content type')
  await expect(get('/large')).rejects.toThrow('is larger than 8 MB')
  await expect(get('/gone')).rejects.toThrow('answers 404')
})

test('aborts a download that takes more than ten seconds', { timeout: 20_000 }, async () => {
  const url = await aServer((_, answer) => void answer.setHeader('content-type', 'image/png').write('p'))
  await expect(download(url, { allowPrivate: true })).rejects.toThrow('did not come within 10 s')
})

test('resizes a photo and removes its metadata; refuses decompression bombs and vector images', async () => {
  const { width, height, bytes } = await makePhoto(await aJpeg(4000, 3000))
  expect([width, height]).toEqual([1200, 1600])
  const { format, exif, orientation } = await sharp(bytes).metadata()
  expect({ format, exif, orientation }).toEqual({ format: 'webp', exif: undefined, orientation: undefined })
  await expect(makePhoto(aBomb())).rejects.toThrow(/is no picture that can be read|pixels|broken/)
  await expect(
    makePhoto(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  ).rejects.toThrow('is svg')
  await expect(makePhoto((await aJpeg(800, 800)).subarray(0, 900))).rejects.toThrow(/broken|read/)
})
