import { expect, test } from 'vitest'
import { testDb } from 'store-api/src/db/testing.ts'
import { fillHome } from './home.ts'

test('filling the home page twice adds nothing', async () => {
  const { db } = await testDb()
  expect([await fillHome(db), await fillHome(db)]).toEqual([true, false])
  const { length } = await db.selectFrom('campaign').selectAll().execute()
  expect(length).toBe(1)
})
