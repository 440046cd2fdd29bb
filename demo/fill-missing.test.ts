import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillOnce } from 'store-api/src/db/prepare.ts'
import { testDb } from 'store-api/src/db/testing.ts'
import { demoShop } from './shop.ts'

const { db, url } = await testDb({ demo: true })

const NEW = [
  'job',
  'job_branch',
  'photo_album',
  'album_photo',
  'video',
  'blog_post',
  'news_item',
  'page',
  'coupon',
] as const

/** Empties the tables that an earlier version did not have. */
async function removeNewParts(): Promise<void> {
  await sql`truncate ${sql.join(NEW.map((table) => sql.table(table)))} restart identity cascade`.execute(db)
  await sql`delete from image where id like 'scene-%' or id like 'video-%'`.execute(db)
}

async function counts(): Promise<number[]> {
  const numbers = NEW.map(
    async (table) =>
      (await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(db)).rows[0]?.n ?? -1,
  )
  return Promise.all(numbers)
}

test('completes a demo shop of an earlier version once', async () => {
  const whole = await counts()
  expect([await fillOnce(url, demoShop), whole.every((n) => n > 0)]).toEqual(['kept', true])
  await removeNewParts()
  expect([await fillOnce(url, demoShop), await counts()]).toEqual(['completed', whole])
  expect(await fillOnce(url, demoShop)).toBe('kept')
})

test('leaves parts that somebody emptied or filled and adds the others', async () => {
  await removeNewParts()
  await sql`select setval(pg_get_serial_sequence('job', 'id'), 1)`.execute(db)
  await sql`insert into photo_album (slug, name_ar, name_en) values ('ours', 'صورنا', 'Ours')`.execute(db)
  expect(await fillOnce(url, demoShop)).toBe('completed')
  const [jobs, , albums, photos, videos] = await counts()
  expect([jobs, albums, photos, videos]).toEqual([0, 1, 0, 8])
})

test('adds nothing to a shop that is no longer the demo', async () => {
  await removeNewParts()
  await sql`update product set status = 'hidden' where id > 20`.execute(db)
  expect([await fillOnce(url, demoShop), Math.max(...(await counts()))]).toEqual(['kept', 0])
})
