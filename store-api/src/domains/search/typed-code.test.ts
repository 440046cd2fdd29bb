import { afterAll, expect, test } from 'vitest'
import { openTextShop } from '#src/domains/search/text-shop.fixture.ts'

const shop = await openTextShop()
afterAll(shop.close)

test('a code, SKU or barcode finds only its product, in any notation', async () => {
  for (const q of [
    'TXT-1001',
    'txt-1001',
    ' txt1001 ',
    'TXT 1001',
    'TXT-1001-XL',
    'txt1001xl',
    'txt-1001-xl',
    '2000000000010',
    '٢٠٠٠٠٠٠٠٠٠٠١٠',
  ])
    expect([q, await shop.find(q), await shop.note(q)]).toEqual([q, ['ahly'], null])
})

test('a code beside other words finds its product, and a number that is no code does not', async () => {
  expect(await shop.find('سعر TXT-1001 كام')).toEqual(['ahly'])
  expect((await shop.note('تيشيرت 10000'))?.words).toBe('تيشيرت')
})

test('a changed SKU is found at once, and the former one no more', async () => {
  await shop.db.updateTable('variant').set({ sku: 'NEW-77-L' }).where('sku', '=', 'TXT-1001-XL').execute()
  expect(await shop.find('new-77-l')).toEqual(['ahly'])
  expect(await shop.find('NEW-77')).not.toEqual(['ahly'])
})

test('the code of a hidden product finds nothing of it', async () => {
  await shop.db.updateTable('product').set({ status: 'hidden' }).where('slug', '=', 'ahly').execute()
  expect(await shop.find('TXT-1001')).not.toContain('ahly')
})
