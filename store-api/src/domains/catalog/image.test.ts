import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { readConfig } from '#src/config.ts'
import { testDb } from '#src/db/testing.ts'

const DRAWINGS = fileURLToPath(new URL('../../pictures/drawings.fixture.ts', import.meta.url))

async function demoApp(drawings = DRAWINGS) {
  const { db } = await testDb({ demo: true })
  const dataDir = tempFolder('store-api-pictures')
  const app = await openApp({ config: readConfig({ DATA_DIR: dataDir, DRAWINGS: drawings }), db })
  return { app, db }
}

test('draws the picture of a card on request', { timeout: 60_000 }, async () => {
  const { app } = await demoApp()
  const [card] = (await app.inject('/products?first=1')).json().data
  const answer = await app.inject(`${card.image.base}/240.webp`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 240, height: 300 })
  expect((await app.inject('/images/unknown/240.webp')).statusCode).toBe(404)
})

test('a product without a picture shows the placeholder', { timeout: 60_000 }, async () => {
  const { app, db } = await demoApp()
  await db.deleteFrom('product_image').execute()
  const [card] = (await app.inject('/products?first=1')).json().data
  const answer = await app.inject(`${card.image.base}/480.webp`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  const { channels } = await sharp(answer.rawPayload).stats()
  expect([channels.length, channels[3]?.min, channels[3]?.max], 'drawn on no ground').toEqual([
    4,
    0,
    expect.closeTo(255, -1),
  ])
})

test(
  'without a drawing module a drawing is not found, and missing on a preview image',
  { timeout: 60_000 },
  async () => {
    const { app } = await demoApp('')
    const [card] = (await app.inject('/products?first=1')).json().data
    const answer = await app.inject(`${card.image.base}/240.webp`)
    expect([answer.statusCode, answer.json().error, answer.headers['cache-control']]).toEqual([
      404,
      'NOT_FOUND',
      'no-store',
    ])
    const share = await app.inject(`/images/share/product.${card.id}.ar.jpg`)
    expect([share.statusCode, share.headers['content-type']]).toEqual([200, 'image/jpeg'])
  },
)
