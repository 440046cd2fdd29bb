import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import sharp from 'sharp'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { readConfig } from '#src/config.ts'
import { testDb } from '#src/db/testing.ts'
import { fillCatalogFixture } from './catalog.fixture.ts'

async function aShop() {
  const { db } = await testDb()
  await fillCatalogFixture(db)
  const app = await openApp({ config: readConfig({ DATA_DIR: tempFolder('share') }), db })
  const addressOf = async (url: string, language: string): Promise<string> =>
    (await app.inject({ url, headers: { 'accept-language': language } })).json().data.shareImage
  return { app, db, addressOf }
}

test('a share picture never changes under its address; another price has another address', async () => {
  const { app, db, addressOf } = await aShop()
  const [arabic, english] = [await addressOf('/products/1', 'ar'), await addressOf('/products/1', 'en')]
  const answer = await app.inject(arabic)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  await sql`update product set price_from = 99900 where id = 1`.execute(db)
  const cheaper = await addressOf('/products/1', 'ar')
  expect(new Set([arabic, english, cheaper]).size).toBe(3)
  expect(await known(app, arabic, keyOf(cheaper))).toEqual([304, 'public, max-age=3600'])
  for (const address of [cheaper, await addressOf('/clubs/al-ahly', 'ar'), await addressOf('/brands/adidas', 'en')]) {
    expect(await known(app, address, keyOf(address))).toEqual([304, 'public, max-age=31536000, immutable'])
  }
})

test('draws nothing for hidden or unknown products and invalid names', async () => {
  const { app } = await aShop()
  for (const name of [
    'product.4.ar',
    'product.999.en',
    'club.9.ar',
    'post.nothing.ar',
    'shop.fr',
    'product.1',
    '..%2f..%2fetc.ar',
  ]) {
    expect([name, (await app.inject(`/images/share/${name}.jpg`)).statusCode]).toEqual([name, 404])
  }
})

/** What a browser is told that holds the picture of a key; nothing is drawn for it. */
async function known(app: FastifyInstance, url: string, key: string) {
  const { statusCode, headers } = await app.inject({ url, headers: { 'if-none-match': `"${key}"` } })
  return [statusCode, headers['cache-control']]
}

function keyOf(address: string): string {
  return address.split('.').at(-2) ?? ''
}
