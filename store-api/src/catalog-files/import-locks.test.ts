import { expect, test } from 'vitest'
import { openShop, csv } from './catalog-files.fixture.ts'
import { NEW } from './import.fixture.ts'

test('an import locks only the stock levels that it changes', async () => {
  const { bring, db } = await openShop()
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('branch_stock').selectAll().where('variant_id', '=', 1).forUpdate().execute()
    const { written } = await bring([
      ['code', 'sku', 'stock:nasr-city', 'stock:maadi'],
      ['AHL-H', 'AHL-H-R-M', '20', '15'],
      ['BAL-5', 'BAL-5-W', '12', ''],
    ])
    expect(written).toBe(true)
  })
})

test('refuses a second import at the same time', async () => {
  const { bring, db } = await openShop()
  await db.transaction().execute(async (trx) => {
    await trx
      .selectNoFrom((eb) => eb.fn('pg_advisory_xact_lock', [eb.cast(eb.val(7_140_008), 'bigint')]).as('lock'))
      .execute()
    await expect(bring(csv(NEW))).rejects.toThrow('another import is under way')
  })
})
