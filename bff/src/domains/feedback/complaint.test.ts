import { expect, test } from 'vitest'
import { startShop } from '#src/testing/shop.ts'

test('a guest files a complaint and gets its number', async () => {
  const shop = await startShop()
  const complain = async (input: object) => {
    const query =
      'mutation ($input: ComplaintAddInput!) { complaintAdd(input: $input) { number userErrors { code path } } }'
    return (await shop.ask(query, { variables: { input } })).data?.complaintAdd
  }
  const input = {
    kind: 'SUGGESTION',
    fullName: 'منى عبد الرحمن',
    mobile: '01098765432',
    message: 'ياريت توفروا مقاسات أكبر',
    branchId: '1',
  }
  expect(await complain(input)).toEqual({ number: expect.stringMatching(/^C-\d+$/), userErrors: [] })
  expect(await complain({ ...input, branchId: '999' })).toEqual({
    number: null,
    userErrors: [{ code: 'VALIDATION_FAILED', path: ['branchId'] }],
  })
})
